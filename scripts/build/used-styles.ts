import { readdirSync } from 'node:fs'
import postcss from 'postcss'

// Parts that come alive show classes that the still page does not have yet.
const interactive = readdirSync('app/interactive', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .map((file) => `${file.split('/').at(-1)?.replace('.module.css', '')}-`)

/** Names made by the build for CSS modules: file, class and a hash of three. */
const moduleClass = /\.([a-z][\w-]*-[A-Za-z0-9]{3})(?![\w-])/g

/** Leaves out the rules for classes of CSS modules that a page does not have. */
export function usedStyles(styles: string, html: string): string {
  const classes = new Set(
    [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  )
  const isUsed = (name: string) => classes.has(name) || interactive.some((prefix) => name.startsWith(prefix))
  const root = postcss.parse(styles)
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) =>
      [...selector.replace(/:(not|has)\([^)]*\)/g, '').matchAll(moduleClass)].every(([, name = '']) =>
        isUsed(name),
      ),
    )
    if (kept.length === 0) rule.remove()
    else if (kept.length < rule.selectors.length) rule.selectors = kept
  })
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
  return root.toString()
}
