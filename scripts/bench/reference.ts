import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Element, Root } from 'hast'
import rehypeParse from 'rehype-parse'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import type { Manifest, ServedFile } from '../../server/pages/manifest.ts'
import { benchFolder } from './serve.ts'

const folder = join(benchFolder, 'reference')

/**
 * Writes beside a built site what somebody would write by hand: for each path a page with the same text and pictures,
 * one small sheet inline and no script. Served by the same server. Returns the folder.
 */
export function writeReference(siteFolder: string, paths: readonly string[]): string {
  rmSync(folder, { recursive: true, force: true })
  // Written by the build of the same version.
  const manifest = JSON.parse(readFileSync(join(siteFolder, 'manifest.json'), 'utf8')) as Manifest
  const css = readFileSync('scripts/bench/reference.css', 'utf8')
    .replace(/\/\*.*?\*\/|\s+/gs, ' ')
    .trim()
  cpSync(join(siteFolder, 'server'), join(folder, 'server'), { recursive: true })
  const files: Manifest['files'] = {}
  for (const [path, file] of Object.entries(manifest.files)) {
    if (!/^(image|font)/.test(file.type)) continue
    files[path] = file
    for (const one of [file.file, ...Object.values(file.encodings)]) {
      mkdirSync(dirname(join(folder, 'site', one)), { recursive: true })
      cpSync(join(siteFolder, 'site', one), join(folder, 'site', one))
    }
  }
  for (const path of paths) {
    const built = manifest.files[path]
    if (!built) throw new Error(`${path} is no page of the site`)
    files[path] = write(built, byHand(readFileSync(join(siteFolder, 'site', built.file), 'utf8'), css), css)
  }
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, files }))
  return folder
}

function write(built: ServedFile, html: string, css: string): ServedFile {
  const file = join(folder, 'site', built.file)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, html)
  writeFileSync(`${file}.br`, brotliCompressSync(html))
  writeFileSync(`${file}.gz`, gzipSync(html, { level: 9 }))
  const style = createHash('sha256').update(css).digest('base64')
  return { ...built, hashes: { scripts: [], styles: [`'sha256-${style}'`] } }
}

/** What only the site's own styles, scripts, search engines and share images need, and what repeats the navigation. */
const unneeded = new Set(['script', 'style', 'dialog'])
const neededMeta = new Set(['viewport', 'description', 'color-scheme'])

function byHand(html: string, css: string): string {
  const tree = unified().use(rehypeParse).parse(html)
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return undefined
    if (isUnneeded(node)) {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    if (node.tagName === 'live-part') {
      parent.children.splice(index, 1, ...node.children)
      return [SKIP, index]
    }
    for (const name of Object.keys(node.properties))
      if (/^(data|className$|popover|ariaDescribedBy$|itemProp)/.test(name)) delete node.properties[name]
    return undefined
  })
  visit(tree, 'element', ({ tagName, children }) => {
    if (tagName !== 'head') return
    const text = { type: 'text', value: css } as const
    children.push({ type: 'element', tagName: 'style', properties: {}, children: [text] })
  })
  return unified().use(rehypeStringify, { quoteSmart: false }).stringify(withoutComments(tree))
}

function isUnneeded({ tagName, properties }: Element): boolean {
  if (unneeded.has(tagName) || properties.popover !== undefined || properties.id === 'consent-banner')
    return true
  if (tagName === 'link') return !['icon', 'canonical'].some((rel) => String(properties.rel).includes(rel))
  return tagName === 'meta' && !properties.charSet && !neededMeta.has(String(properties.name))
}

function withoutComments(tree: Root): Root {
  visit(tree, 'comment', (_, index, parent) => {
    if (!parent || index === undefined) return undefined
    parent.children.splice(index, 1)
    return [SKIP, index]
  })
  return tree
}
