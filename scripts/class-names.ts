import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import type { CSSModulesOptions } from 'vite'

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** `a` to `Z`, then two letters, and so on. The site's global classes are longer, so none of them is met. */
export const nthName = (n: number): string =>
  (n < letters.length ? '' : nthName(Math.floor(n / letters.length) - 1)) + letters[n % letters.length]

/** Every class of every CSS module by its file and name there, with the short name that the build gives it. */
const shortNames = new Map(
  globSync('app/**/*.module.css')
    .sort()
    .flatMap((file) => {
      const styles = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
      const names = new Set([...styles.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name))
      return [...names].map((name) => `${file} ${name}`)
    })
    .map((key, index) => [key, nthName(index)] as const),
)

/** The names in a build: file and class as long as one looks at them, else as short as they can be. */
export const classNames: CSSModulesOptions = {
  generateScopedName(name, file) {
    const path = relative('.', file.replace(/\?.*$/, ''))
    const short = process.env.NODE_ENV === 'production' && shortNames.get(`${path} ${name}`)
    return short || `${basename(path, '.module.css')}-${name}`
  },
}

const late = 'app/interactive/late-styles.ts'

/** The style sheets of what only a script shows: those that late-styles.ts brings. */
export const lateSheets = [...readFileSync(late, 'utf8').matchAll(/ from '(.+)\?inline'/g)].map(
  ([, sheet = '']) => join(dirname(late), sheet),
)

/** The short names of the classes of CSS modules: all of them, and those of interactive parts that do not come late. */
export const moduleClasses = new Set(shortNames.values())
export const interactiveClasses = namesIn(['app/interactive/']).difference(namesIn(lateSheets))

function namesIn(places: readonly string[]): Set<string> {
  const isThere = (key: string) => places.some((place) => key.startsWith(place))
  return new Set([...shortNames].filter(([key]) => isThere(key)).map(([, name]) => name))
}
