import {
  type CustomAtRules,
  type MediaCondition,
  type MediaQuery,
  type SelectorComponent,
  transform,
  type Visitor,
} from 'lightningcss'
import type { BrowserBundle } from './bundles.ts'

/** Whether some of the classes of an island's module, or the island itself, are in the HTML. */
const isInPage = (module: string, html: string) =>
  [`${module}_`, `data-island="${module}"`].some((sign) => html.includes(sign))

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
 * Removes the classes of CSS modules (`header_nav`), the elements, tokens and keyframes that a part of a page does not use, and the
 * rules for paper, for forced colors and for what is pointed at. With all of them the largest pages would take a second
 * round trip: decisions/006.
 */
export function pageStyles(
  css: string,
  html: string,
  { islandModules, laterStyles }: Pick<BrowserBundle, 'islandModules' | 'laterStyles'>,
): string {
  const kept = islandModules.filter((module) => isInPage(module, html))
  const classes = namesIn(css, /\.([a-z][a-z0-9-]*_[\w-]+)/gi).filter(
    (name) => !html.includes(name) && !kept.includes(name.split('_')[0] ?? ''),
  )
  const tags = elementsIn(html)
  const used = usedRules(css, classes, tags)
  const tokens = namesIn(used, /(--[\w-]+)\s*:/g).filter(
    (name) => ![used, html, laterStyles].some((text) => text.includes(`var(${name}`)),
  )
  const keyframes = namesIn(used, /@keyframes ([\w-]+)/g).filter(
    (name) => !used.replace(`@keyframes ${name}`, '').includes(name),
  )
  // No text in them may end the element that they stand in.
  return minify(used, [...tokens, ...keyframes]).replaceAll(/<(?=\/style)/gi, '\\3c ')
}

const minify = (css: string, unusedSymbols: string[], visitor: Visitor<CustomAtRules> = {}) =>
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols,
    visitor,
  }).code.toString()

const known = new Map<string, string>()

/** Made once for the pages of one kind, which use the same classes and elements. */
function usedRules(css: string, unused: string[], tags: Set<string>): string {
  const key = [css, unused, [...tags].sort()].join('\n')
  const rules = known.get(key) ?? minify(css, unused, laterRules(tags))
  known.set(key, rules)
  return rules
}

/** Removes the rules that no element of these names needs for the first view. */
const laterRules = (tags: Set<string>): Visitor<CustomAtRules> => ({
  Rule: {
    media: ({ value }) => (value.query.mediaQueries.every(isLaterMedia) ? [] : undefined),
    style: ({ value }) =>
      value.selectors.every((parts) =>
        parts.some((part) => (part.type === 'type' && !tags.has(part.name)) || isPointed(part)),
      )
        ? []
        : undefined,
  },
})

const pointed = ['hover', 'active', 'selection']

const isPointed = (part: SelectorComponent): boolean =>
  (part.type === 'pseudo-class' || part.type === 'pseudo-element') &&
  (pointed.includes(part.kind) ||
    (part.kind === 'is' && part.selectors.some((parts) => parts.some(isPointed))))

const laterFeatures = new Map([
  ['hover', 'hover'],
  ['forced-colors', 'active'],
])

/** Paper, `(forced-colors: active)`, and `(hover: hover) and …`. */
const isLaterMedia = ({ mediaType, condition }: MediaQuery) =>
  mediaType === 'print' || Boolean(condition && isLater(condition))

const isLater = (condition: MediaCondition): boolean =>
  condition.type === 'operation'
    ? condition.operator === 'and' && condition.conditions.some(isLater)
    : condition.type === 'feature' &&
      condition.value.type === 'plain' &&
      laterFeatures.get(`${condition.value.name}`) === condition.value.value.value
