import { languageOf, withoutLanguage } from '../../engine/core/site/languages.ts'
import { htmlOf, mainPaths } from '../../harness/built-site.ts'

/** The path of the longest page of each kind in each language. */
export const kindsOfPages = [
  ...new Map(
    mainPaths
      .toSorted((a, b) => htmlOf(a).length - htmlOf(b).length)
      .map((path) => [kindOf(path), path] as const),
  ).values(),
]

function kindOf(path: string): string {
  const [, section = '', ...rest] = withoutLanguage(path).split('/')
  return `${languageOf(path)} ${section} ${rest.length}`
}
