import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { matches } from 'hast-util-select'
import rehypeParse from 'rehype-parse'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { sha256 } from '../engine/core/base/sha256.ts'
import { readManifest } from '../engine/core/served/served-files.server.ts'
import { benchFolder } from './serve.ts'

/**
 * Copies a built site and simplifies some of its pages to what one would write by hand: the same text and pictures, one
 * small inline style sheet, no script. `pages` has their HTML by path, as visitors get it. Returns the folder, which the same
 * server can serve.
 */
export function writeReference(buildFolder: string, pages: ReadonlyMap<string, string>): string {
  const folder = join(benchFolder, 'reference')
  rmSync(folder, { recursive: true, force: true })
  cpSync(buildFolder, folder, { recursive: true })
  const manifest = readManifest(folder)
  const css = readFileSync('bench/reference.css', 'utf8')
    .replace(/\/\*.*?\*\/|\s+/gs, ' ')
    .trim()
  const styleHash = `'sha256-${sha256(css, 'base64')}'`
  for (const [path, shown] of pages) {
    const page = manifest.files[path]
    if (!page) throw new Error(`${path} is no page of the site`)
    const file = join(folder, 'site', page.file)
    const html = simplify(shown, css)
    writeFileSync(file, html)
    writeFileSync(`${file}.br`, brotliCompressSync(html))
    writeFileSync(`${file}.gz`, gzipSync(html, { level: 9 }))
    page.hashes = { scripts: [], styles: [styleHash] }
  }
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest))
  return folder
}

/** Elements that handwritten pages would not have. */
const unneeded = [
  'script, style, dialog, [popover], #consent-banner, .in-light',
  'link:not([rel~=icon], [rel=canonical])',
  'meta:not([charset], [name=viewport], [name=description], [name=color-scheme])',
].join()

function simplify(html: string, css: string): string {
  const tree = unified().use(rehypeParse).parse(html)
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return undefined
    if (node.type === 'comment' || (node.type === 'element' && matches(unneeded, node))) {
      parent.children.splice(index, 1)
      return index
    }
    if (node.type !== 'element') return undefined
    if (node.tagName === 'client-island') {
      parent.children.splice(index, 1, ...node.children)
      return index
    }
    if (node.properties.fetchPriority || node.properties.fetchpriority) delete node.properties.loading
    for (const name of Object.keys(node.properties))
      if (/^(data|className$|popover|ariaDescribedBy$|itemProp)/.test(name)) delete node.properties[name]
    return undefined
  })
  const simple = unified().use(rehypeStringify, { quoteSmart: false }).stringify(tree)
  return simple.replace('</head>', () => `<style>${css}</style></head>`)
}
