import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

export type Node = DefaultTreeAdapterTypes.ChildNode
export type Element = DefaultTreeAdapterTypes.Element

/** All that draws. What runs, links or embeds is not among it. */
const drawing = new Set(
  (
    'svg g defs symbol use marker switch style title desc path rect circle ellipse line polyline polygon text tspan textPath ' +
    'image linearGradient radialGradient stop clipPath mask pattern filter animate animateTransform animateMotion mpath'
  ).split(' '),
)
const ofFilters = /^fe[A-Z]\w+$/i
/** What drawing programs keep for themselves: it shows nothing. */
export const ofPrograms = /^(metadata|(sodipodi|inkscape|rdf|cc|dc|i|serif|sketch):\w+)$/i

/**
 * What keeps an SVG of the owner from being served as a file: an element or an attribute that does something else than draw. A copy
 * of the site may be served by a host that sends no policy with it.
 */
export function svgFault(svg: string): string | undefined {
  if (/<!ENTITY[^>]*[<&]|<\?xml-stylesheet|xmlns:\w+\s*=\s*["'][^"']*xhtml/i.test(svg))
    return 'holds entities, style sheets or pages of others'
  const elements = parseFragment(svg.replace(/^\uFEFF/, '')).childNodes.filter(isElement)
  if (elements.length !== 1 || elements[0]?.tagName !== 'svg') return 'is no single SVG'
  return strangeIn(elements[0])
}

function strangeIn(element: Element): string | undefined {
  const { tagName, attrs, childNodes } = element
  if (!drawing.has(tagName) && !ofFilters.test(tagName) && !ofPrograms.test(tagName))
    return `holds <${tagName}>`
  const strange = attrs.find(({ name, value }) => !isHarmless(name, value))
  if (strange) return `holds ${strange.name}="${strange.value.slice(0, 40)}"`
  const styles = childNodes.map((node) => ('value' in node ? node.value : '')).join('')
  if (tagName === 'style' && (/@import|[<\\]/i.test(styles) || !fetchesNothing(styles)))
    return 'holds styles of others'
  return childNodes.filter(isElement).map(strangeIn).find(Boolean)
}

const isHarmless = (name: string, value: string) =>
  !/^on/i.test(name) &&
  fetchesNothing(value) &&
  (!/href$/i.test(name) || /^(#|data:image\/(png|jpeg|webp|gif|avif);)/i.test(value.trim())) &&
  (name !== 'attributeName' || !/^on|href/i.test(value))

/** Whether all that a style names is in the drawing. */
const fetchesNothing = (style: string) =>
  !/javascript:/i.test(style) &&
  [...style.matchAll(/url\s*\(\s*["']?([^"')]*)/gi)].every(([, address = '']) =>
    /^(#|data:image\/)/i.test(address.trim()),
  )

export const isElement = (node: Node): node is Element => 'tagName' in node
