import { languageOf, withoutLanguage } from '../../app/path-language.ts'
import { mainPaths } from '../../harness/built-site.ts'

/** The path of one page of each kind in each language. */
export const kindsOfPages = [...new Map(mainPaths.map((path) => [kindOf(path), path])).values()]

function kindOf(path: string): string {
  const [, section = '', ...rest] = withoutLanguage(path).split('/')
  return `${languageOf(path)} ${section} ${rest.length}`
}
