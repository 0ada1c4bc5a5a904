import postcss, { type Root } from 'postcss'
import { interactiveClasses, moduleClasses } from '../class-names.ts'

/** What is left of a style sheet, by all that decides it: pages of a kind mostly have the same classes. */
const known = new Map<string, string>()

/** Leaves out what a page does not have a use for: rules for classes of CSS modules, and tokens that nothing asks for. */
export function usedStyles(styles: string, html: string): string {
  const classes = new Set(
    [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.split(/\s+/).filter((name) => moduleClasses.has(name)),
    ),
  )
  const tokens = new Set([...html.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name))
  const key = JSON.stringify([styles, [...classes].sort(), [...tokens].sort()])
  const kept = known.get(key) ?? stylesFor(classes, tokens, styles)
  known.set(key, kept)
  return kept
}

function stylesFor(classes: Set<string>, tokens: Set<string>, styles: string): string {
  const root = postcss.parse(styles)
  keepRulesFor(classes, root)
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

/** A token may be asked for by another one, so this goes on until nothing is left over. */
function keepTokens(root: Root, inPage: Set<string>) {
  for (;;) {
    const asked = new Set([...`${root}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
    let removed = 0
    root.walkDecls(/^--/, (token) => {
      if (asked.has(token.prop) || inPage.has(token.prop)) return
      token.remove()
      removed++
    })
    if (removed === 0) return
  }
}

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Gives the tokens of a finished page names of a letter or two: they are written hundreds of times on each. */
export function withShortTokens(html: string): string {
  const names = new Map<string, string>()
  const shorten = (text: string) => text.replace(/--[\w-]+(?=[:,)])/g, (name) => names.get(name) ?? name)
  return (
    html
      .replace(/<style>[\s\S]*?<\/style>/g, (style) => {
        for (const [, name = ''] of style.matchAll(/[{;](--[\w-]+):/g)) {
          const [tens, ones] = [Math.floor(names.size / letters.length) - 1, names.size % letters.length]
          if (!names.has(name)) names.set(name, `--${letters[tens] ?? ''}${letters[ones]}`)
        }
        return shorten(style)
      })
      // In attributes, not in what an article shows.
      .replace(/<[a-z][^<>]*>/g, (tag) => tag.replace(/(?<=")var\(--[\w-]+\)(?=")/g, shorten))
  )
}
