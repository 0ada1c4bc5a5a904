import type { Element, Root } from 'hast'
import { selectAll } from 'hast-util-select'
import { toString as textOf } from 'hast-util-to-string'
import { type BundledLanguage, bundledLanguages, createHighlighter, type Highlighter } from 'shiki'
import { isKeyOf } from '../base/keys-of.ts'
import { highlightTheme } from './highlight-theme.ts'

/** Loaded before others, because some of them color parts of another. */
const commonLanguages =
  'nginx yaml bash json ts tsx js python ini php html css sql csv diff http toml dockerfile xml'.split(' ')

/** Text without colors. */
const plainNames = ['text', 'txt', 'plain', 'plaintext']

/** Whether a name after ``` is that of a language, or of plain text. */
export const isCodeLanguage = (name: string): boolean =>
  plainNames.includes(name.toLowerCase()) || isColored(name.toLowerCase())

/** By its name or one of its usual others, as `sh` or `yml`. */
const isColored = (name: string): name is BundledLanguage => isKeyOf(name, bundledLanguages)

/** What follows the language of code: its title, as the usual tools write it, and what is neither that nor for `check:content`. */
export function readMeta(meta: string | null | undefined) {
  let title: string | undefined
  const unknown = (meta ?? '').replace(
    /(?<!\S)(\w+)=(?:"([^"]*)"|'([^']*)'|([^\s"']+))(?!\S)/g,
    (whole, name: string, ...[double, single, bare]: (string | undefined)[]) => {
      if (name === 'context') return ''
      if (!['title', 'filename', 'file'].includes(name) || title !== undefined) return whole
      title = double ?? single ?? bare
      return ''
    },
  )
  return { title, unknown: unknown.trim().replace(/\s+/g, ' ') }
}

let highlighter: Promise<Highlighter> | undefined

/** Loads the highlighter, and the languages of an article. Returns what turns a `<pre>` into a code block. */
export async function codeBlocks(tree: Root): Promise<(pre: Element) => Element> {
  highlighter ??= createHighlighter({ themes: [highlightTheme], langs: commonLanguages })
  const shiki = await highlighter
  await shiki.loadLanguage(...selectAll('pre > code', tree).map(languageOf).filter(isColored))
  return (pre) => codeBlock(shiki, pre)
}

const languageOf = (code: Element | undefined): string =>
  /language-(\S+)/.exec([code?.properties.className].flat().join(' '))?.[1]?.toLowerCase() ?? 'text'

/** A code block: `<figure>` with its title, and tokens as classes, because the site's policy allows no inline styles. */
function codeBlock(shiki: Highlighter, pre: Element): Element {
  const code = pre.children.find((child): child is Element => child.type === 'element')
  const named = languageOf(code)
  const lang = isColored(named) ? named : 'text'
  const title = code?.properties.dataTitle
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
    title ? [element('figcaption', {}, [{ type: 'text', value: String(title) }]), block] : [block],
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
