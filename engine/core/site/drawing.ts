import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseFragment, serializeOuter } from 'parse5'
import { OwnerError } from '../base/owner-error.ts'
import { siteFolder } from './folder.ts'
import { type Element, isElement, type Node, ofPrograms } from './svg-fault.ts'

/** Drawn shapes and texts, and what groups them. */
const shapes = new Set('g path rect circle ellipse line polyline polygon text tspan title desc'.split(' '))

const geometry =
  'd x y x1 y1 x2 y2 cx cy r rx ry width height points transform dx dy rotate textLength lengthAdjust pathLength role'
const presentation =
  'fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray ' +
  'stroke-dashoffset stroke-opacity opacity color display visibility vector-effect paint-order shape-rendering ' +
  'font-family font-size font-weight font-style letter-spacing text-anchor dominant-baseline mix-blend-mode'
const attributes = new Set(`${geometry} ${presentation}`.split(' '))
const isPresentation = ({ name }: { name: string }) => presentation.split(' ').includes(name)

/** Attributes that show nothing, and go without a word. */
const silent =
  /^(xmlns|xml|id|version|baseProfile|enable-background|viewBox|preserveAspectRatio|aria-\w+|focusable|data-)|:|^-inkscape-/i

/** Names, numbers, colors and `var(--beacon)`. Nothing that is fetched or run. */
const harmless = (value: string) => !/url\s*\(|expression|javascript:|[<>\\]|&/i.test(value)

/** An SVG of the owner that stands in pages. */
export interface Drawing {
  viewBox: string
  /** The shapes, as HTML, with the colors and lines that the whole drawing has. */
  drawing: string
}

/**
 * Reads an SVG that is to stand in pages, as the browser would read it there: it keeps shapes and how they are drawn, leaves out what
 * drawing programs add for themselves, and names anything else.
 */
export function readDrawing(svg: string): Drawing | { wrong: string } {
  const roots = parseFragment(svg.replace(/^\uFEFF/, '')).childNodes.filter(
    (node) => node.nodeName !== '#comment' && !isBlank(node),
  )
  const [root] = roots
  if (!root || !isElement(root) || root.tagName !== 'svg') return { wrong: 'is no SVG' }
  const viewBox = root.attrs.find(({ name }) => name === 'viewBox')?.value
  if (!viewBox || !/^[\d\s.,eE+-]+$/.test(viewBox))
    return { wrong: 'is no SVG with a viewBox: add it, such as viewBox="0 0 32 32"' }
  const [strange] = roots.slice(1).map(({ nodeName }) => nodeName)
  if (strange) return { wrong: `holds <${strange}>, ${remedy}` }
  const classes = classesIn(root)
  const wrong = classes ? keepShapes(root, classes) : '<style>'
  if (wrong) return { wrong: `holds ${wrong}, ${remedy}` }
  const drawing = { ...root, tagName: 'g', nodeName: 'g', attrs: root.attrs.filter(isPresentation) }
  return { viewBox, drawing: serializeOuter(drawing) }
}

/** The drawing in a file of the owner's folder. Undefined where there is none; throws an OwnerError where it cannot stand in pages. */
export function drawingIn(name: string): Drawing | undefined {
  const file = join(siteFolder, name)
  if (!existsSync(file)) return undefined
  const read = readDrawing(readFileSync(file, 'utf8'))
  if ('wrong' in read) throw new OwnerError([`${file}:1: this drawing ${read.wrong}`])
  return read
}

const remedy =
  'and stands in pages, where only shapes are taken, with colors of their own: save it as plain SVG, and turn effects into paths'

type Attribute = Element['attrs'][number]

/** Leaves shapes in an element, and nothing else. Returns what cannot stand there. */
function keepShapes(element: Element, classes: Classes): string | undefined {
  const kept: Node[] = []
  for (const node of element.childNodes) {
    if (!isElement(node)) {
      if (node.nodeName === '#text') kept.push(node)
      continue
    }
    const { tagName } = node
    if (ofPrograms.test(tagName) || tagName === 'style' || (tagName === 'defs' && isEmpty(node))) continue
    if (!shapes.has(tagName)) return `<${tagName}>`
    const wrong = keepShapes(node, classes)
    if (wrong) return wrong
    kept.push(node)
  }
  element.childNodes = /^(svg|g)$/.test(element.tagName) ? kept.filter((node) => !isBlank(node)) : kept
  const all = element.attrs.flatMap((attribute) => asAttributes(attribute, classes))
  const strange = all.find(
    ({ name, value, prefix }) => !prefix && !silent.test(name) && !(attributes.has(name) && harmless(value)),
  )
  if (strange) return `${strange.name}="${strange.value.slice(0, 40)}"`
  element.attrs = all.filter(({ name, prefix }) => !prefix && attributes.has(name))
  return undefined
}

/** Pages allow no styles of their own: each of a style or a class is an attribute of the same name. */
function asAttributes(attribute: Attribute, classes: Classes): Attribute[] {
  if (attribute.name === 'style') return declarationsIn(attribute.value)
  if (attribute.name !== 'class') return [attribute]
  return attribute.value.split(/\s+/).flatMap((name) => classes.get(name) ?? [])
}

const declarationsIn = (style: string): Attribute[] =>
  style.split(';').flatMap((declaration) => {
    const [name = '', ...value] = declaration.split(':')
    return name.trim() ? [{ name: name.trim(), value: value.join(':').trim() }] : []
  })

/** What the classes of a drawing stand for. */
type Classes = Map<string, Attribute[]>

/** The classes in its style sheets, as Illustrator writes them: `.a,.b{fill:#c00}`. Undefined where there is more than that. */
function classesIn(element: Element): Classes | undefined {
  const css = element.childNodes
    .filter(isElement)
    .flatMap((node) => styleIn(node))
    .join('\n')
  const rule = /\s*((?:\.[\w-]+\s*,?\s*)+)\{([^{}]*)\}\s*/gy
  const classes: Classes = new Map()
  let end = 0
  for (const { 0: whole, 1: names = '', 2: style = '', index } of css.matchAll(rule)) {
    end = index + whole.length
    for (const [, name = ''] of names.matchAll(/\.([\w-]+)/g))
      classes.set(name, [...(classes.get(name) ?? []), ...declarationsIn(style)])
  }
  return css.slice(end).trim() ? undefined : classes
}

const styleIn = (element: Element): string[] =>
  element.tagName === 'style'
    ? element.childNodes.map((node) => ('value' in node ? node.value : ''))
    : element.childNodes.filter(isElement).flatMap(styleIn)

const isEmpty = (element: Element): boolean =>
  element.childNodes.every((node) => isBlank(node) || (isElement(node) && node.tagName === 'style'))
const isBlank = (node: Node) => node.nodeName === '#comment' || ('value' in node && !node.value.trim())
