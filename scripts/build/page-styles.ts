import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { type MediaQuery, type SelectorComponent, transform } from 'lightningcss'

/** The style sheets of what runs in the browser lie beside it. */
const islandSheets = globSync('engine/**/*.css').filter((file) => {
  const stem = file.replace(/(?:\.module)?\.css$/, '')
  return ['island', 'browser'].some((side) => existsSync(`${stem}.${side}.tsx`))
})

/** Modules of islands, which use classes later that are not in the HTML yet. */
const islandModules = new Set(islandSheets.map((file) => basename(file, '.module.css')))

/** Styles that a script adds later (deferred-styles.browser.ts), which use tokens of the page. */
const laterStyles = [
  ...islandSheets,
  'engine/design/styles/switch.css',
  'engine/design/styles/theme-fade.css',
]
  .map((file) => readFileSync(file, 'utf8'))
  .join('')

/** The sources that decide what stays of the styles of a page, beside the page. */
export const styleSources = [...islandSheets, laterStyles].join()

/** Whether a module belongs to an island of the page: some of its classes, or the island itself, are in the HTML. */
const isOfIsland = (module: string, html: string) =>
  islandModules.has(module) && [`${module}_`, `data-island="${module}"`].some((sign) => html.includes(sign))

/** What the server writes into the places of free times, which are empty in the HTML. */
const elementsOfTimes = ['b', 'fieldset', 'h2', 'input', 'label', 'legend', 'li', 'small', 'span', 'ul']

/** The names of the elements that stand in a page when it is served. */
export const elementsIn = (html: string) =>
  new Set([
    ...(html.match(/(?<=<)[a-z][a-z0-9-]*/g) ?? []),
    ...(/data-slot="(?:free|next)-times"/.test(html) ? elementsOfTimes : []),
  ])

const namesIn = (css: string, pattern: RegExp) => [
  ...new Set([...css.matchAll(pattern)].map(([, name = '']) => name)),
]

/**
 * Removes the classes of CSS modules (`header_nav`), the elements and the tokens that a part of a page does not use, and the
 * rules for paper and for what is pointed at. With all of them the largest pages would take a second round trip:
 * decisions/006.
 */
export function pageStyles(css: string, html: string): string {
  const classes = namesIn(css, /\.([a-z][a-z0-9-]*_[\w-]+)/gi).filter(
    (name) => !html.includes(name) && !isOfIsland(name.split('_')[0] ?? '', html),
  )
  const tags = elementsIn(html)
  const used = minify(css, classes, tags)
  const tokens = namesIn(used, /(--[\w-]+)\s*:/g).filter(
    (name) => ![used, html, laterStyles].some((text) => text.includes(`var(${name}`)),
  )
  return minify(used, tokens, tags)
}

const minify = (css: string, unusedSymbols: string[], tags: Set<string>) =>
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols,
    visitor: {
      Rule: {
        media: ({ value }) => (value.query.mediaQueries.every(isLaterMedia) ? [] : undefined),
        style: ({ value }) =>
          value.selectors.every((parts) =>
            parts.some((part) => (part.type === 'type' && !tags.has(part.name)) || isPointed(part)),
          )
            ? []
            : undefined,
      },
    },
  }).code.toString()

const pointed = ['hover', 'active', 'selection']

const isPointed = (part: SelectorComponent): boolean =>
  (part.type === 'pseudo-class' || part.type === 'pseudo-element') &&
  (pointed.includes(part.kind) ||
    (part.kind === 'is' && part.selectors.some((parts) => parts.some(isPointed))))

/** Paper, and `(hover: hover) and …`. */
const isLaterMedia = ({ mediaType, condition }: MediaQuery) =>
  mediaType === 'print' ||
  (condition?.type === 'operation' &&
    condition.operator === 'and' &&
    condition.conditions.some(
      (part) =>
        part.type === 'feature' &&
        part.value.name === 'hover' &&
        part.value.type === 'plain' &&
        part.value.value.value === 'hover',
    ))
