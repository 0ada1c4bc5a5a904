import type { Element } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { createHighlighter, type Highlighter } from 'shiki'
import { highlightTheme } from './highlight-theme.ts'

const codeLanguages = [
  'nginx',
  'yaml',
  'bash',
  'json',
  'ts',
  'tsx',
  'js',
  'python',
  'ini',
  'php',
  'html',
  'css',
  'sql',
  'csv',
  'diff',
  'http',
  'toml',
  'dockerfile',
  'xml',
] as const

let highlighter: Promise<Highlighter> | undefined

/** Loads the highlighter once. Returns what turns a `<pre>` into a code block. */
export async function codeBlocks(): Promise<(pre: Element) => Element> {
  highlighter ??= createHighlighter({ themes: [highlightTheme], langs: [...codeLanguages] })
  const shiki = await highlighter
  return (pre) => codeBlock(shiki, pre)
}

/** A code block: `<figure>` with its title, and tokens as classes, because the site's policy allows no inline styles. */
function codeBlock(shiki: Highlighter, pre: Element): Element {
  const code = pre.children.find((child): child is Element => child.type === 'element')
  const named = /language-(\S+)/.exec(String(code?.properties.className))?.[1] ?? 'text'
  const lang = codeLanguages.find((known) => known === named) ?? 'text'
  const title = /title="([^"]+)"/.exec(String(code?.data?.meta ?? ''))?.[1]
  const source = textOf(pre).replace(/\n$/, '')
  // Without a limit of time, which on a busy machine would leave lines half highlighted.
  const lines = shiki.codeToTokensBase(source, { lang, theme: highlightTheme, tokenizeTimeLimit: 0 })
  const tokens = lines.flatMap((line, number) => [
    ...(number > 0 ? [{ type: 'text' as const, value: '\n' }] : []),
    ...line.map((token) => {
      const value = { type: 'text' as const, value: token.content }
      const name = token.color?.match(/^#0000([0-9a-f]{2})$/i)?.[1]
      return name && name !== '00'
        ? element('span', { className: [`t${Number.parseInt(name, 16)}`] }, [value])
        : value
    }),
  ])
  const block = element('pre', { tabIndex: 0, dataLanguage: lang }, [element('code', {}, tokens)])
  return element(
    'figure',
    { className: ['code'] },
    title ? [element('figcaption', {}, [{ type: 'text', value: title }]), block] : [block],
  )
}

/** An element of a page that is written as a tree. */
export function element(
  tagName: string,
  properties: Element['properties'],
  children: Element['children'],
): Element {
  return { type: 'element', tagName, properties, children }
}
