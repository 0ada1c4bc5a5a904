import { globSync, readFileSync } from 'node:fs'
import { nthName } from './class-names.ts'

/**
 * Every custom property of the site's styles with the short name that the build gives it, the one asked for most often
 * first: they are written hundreds of times on each page. The same on all pages, so that styles may come from elsewhere.
 */
const shortNames = new Map(
  [...counted()]
    .sort(([one, often], [other, oftener]) => oftener - often || (one < other ? -1 : 1))
    .map(([name], index) => [name, `--${nthName(index)}`] as const),
)

function counted(): Map<string, number> {
  const times = new Map<string, number>()
  for (const file of globSync('app/**/*.css')) {
    for (const [name] of readFileSync(file, 'utf8').matchAll(/--[a-z][\w-]*(?=\s*[:,)])/g))
      times.set(name, (times.get(name) ?? 0) + 1)
  }
  return times
}

/** Gives the tokens in styles their short names. */
export const withShortTokens = (styles: string): string =>
  styles.replace(/--[\w-]+(?=[:,)])/g, (name) => shortNames.get(name) ?? name)
