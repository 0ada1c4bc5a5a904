import { readFileSync } from 'node:fs'
import postcss, { type Root } from 'postcss'
import { interactiveClasses, lateSheets, moduleClasses } from '../class-names.ts'
import { withShortTokens } from '../token-names.ts'

/** What is left of a style sheet, by all that decides it: pages of a kind mostly have the same classes. */
const known = new Map<string, string>()

/** Leaves out what a page does not have a use for: rules for classes of CSS modules, and tokens that nothing asks for. */
export function usedStyles(styles: string, html: string): string {
  const classes = classesIn(html)
  const tokens = tokensIn(html).union(lateTokens)
  const key = JSON.stringify([styles, [...classes].sort(), [...tokens].sort()])
  const kept = known.get(key) ?? stylesFor(classes, tokens, styles)
  known.set(key, kept)
  return kept
}

const classesIn = (html: string) =>
  new Set(
    [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.split(/\s+/).filter((name) => moduleClasses.has(name)),
    ),
  )

const tokensIn = (text: string) =>
  new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name))

const lateTokens = tokensIn(lateSheets.map((file) => readFileSync(file, 'utf8')).join(''))

function stylesFor(classes: Set<string>, tokens: Set<string>, styles: string): string {
  const root = postcss.parse(styles)
  keepRulesFor(classes, root)
  keepAnimations(root)
  keepTokens(root, tokens)
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
  return root.toString()
}

function keepRulesFor(classes: Set<string>, root: Root) {
  // Parts that come alive show classes that the still page does not have yet.
  const isUsed = (name: string) =>
    classes.has(name) || interactiveClasses.has(name) || !moduleClasses.has(name)
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) =>
      [...selector.replace(/:(not|has)\([^)]*\)/g, '').matchAll(/\.([a-z][\w-]*)/gi)].every(([, name = '']) =>
        isUsed(name),
      ),
    )
    if (kept.length === 0) rule.remove()
    else if (kept.length < rule.selectors.length) rule.selectors = kept
  })
}

function keepAnimations(root: Root) {
  const asked = new Set<string>()
  root.walkDecls(/^animation/, ({ value }) => {
    for (const name of value.match(/[\w-]+/g) ?? []) asked.add(name)
  })
  root.walkAtRules('keyframes', (rule) => {
    if (!asked.has(rule.params)) rule.remove()
  })
}

/** A token may be asked for by another one, so this goes on until nothing is left over. */
function keepTokens(root: Root, others: Set<string>) {
  for (;;) {
    const asked = tokensIn(`${root}`)
    let removed = 0
    root.walkDecls(/^--/, (token) => {
      if (asked.has(token.prop) || others.has(token.prop)) return
      token.remove()
      removed++
    })
    if (removed === 0) return
  }
}

/** Gives the tokens of a finished page their short names, in its styles and in attributes; not in what an article shows. */
export const withShortNames = (html: string): string =>
  html
    .replace(/<style>[\s\S]*?<\/style>/g, withShortTokens)
    .replace(/<[a-z][^<>]*>/g, (tag) => tag.replace(/(?<=")var\(--[\w-]+\)(?=")/g, withShortTokens))
