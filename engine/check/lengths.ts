import { globSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pages } from '../addresses/pages.ts'
import { keysOf } from '../core/base/keys-of.ts'
import { siteFolder } from '../core/site/folder.ts'
import { languages } from '../core/site/languages.ts'
import { isUnsaid } from '../core/site/languages-said.ts'
import { fillAll } from '../core/site/placeholders.ts'
import { parseYaml } from '../core/site/read-yaml.ts'
import { allNames } from '../core/site/site.ts'
import { slugFiles } from './addresses.ts'
import type { Article } from './articles.ts'
import type { Report } from './finding.ts'
import { linesIn } from './lines-in.ts'

/** The lengths that search engines show. The schema of the front matter limits those of articles. */
const limits = { title: { least: 0, most: 60 }, description: { least: 70, most: 165 } }

const pageWords = 'engine/**/*.words.ts'

interface Head {
  title: string
  description: string
}

/** Titles and descriptions fit into search results, and no two are the same. */
export async function lengths(articles: readonly Article[], report: Report) {
  const places = new Map<string, string>()
  const claim = (text: string, file: string, line: number) => {
    if (text.startsWith('TODO')) return
    const first = places.get(text)
    if (first) report(file, line, `"${text.slice(0, 40)}…" is in ${first} too: give each page its own`)
    else places.set(text, `${file}:${line}`)
  }
  const lineOf = linesOfTexts()
  const modules = await Promise.all(
    globSync(pageWords)
      .toSorted()
      .map((file) => import(pathToFileURL(resolve(file)).href)),
  )
  const ofEngine = headsIn(modules).map(({ head }) => ({
    head,
    placeOf: (field: keyof Head) => lineOf(head[field]),
  }))
  for (const { head, placeOf } of [...ofEngine, ...ownHeads()]) {
    for (const field of ['title', 'description'] as const) {
      const { file, line } = placeOf(field)
      const { length } = head[field]
      const { least, most } = limits[field]
      if (length > most)
        report(file, line, `${field}: ${length} letters, search engines show ${most}: shorten it`)
      if (length < least)
        report(file, line, `${field}: ${length} letters say too little: write at least ${least}`)
      claim(head[field], file, line)
    }
  }
  for (const { file, head, lineOf: line } of articles) {
    claim(head.title, file, line('title'))
    claim(head.description, file, line('description'))
  }
}

/** What projects, services and places say for search engines, and where. */
const ownHeads = () =>
  keysOf(slugFiles).flatMap((page) => {
    const [room, name] = slugFiles[page]
    return pages[page].slugs.flatMap((one) => {
      const { file, lineOf } = parseYaml(join(room, one.slug, name))
      return headsIn(one).map(({ head, path }) => ({
        head,
        placeOf: (field: keyof Head) => ({ file, line: lineOf([...path, field]) }),
      }))
    })
  })

/** Finds the line that a text stands in, also where facts are filled in. */
function linesOfTexts() {
  const lines = linesIn([`${siteFolder}/**/*.yaml`, pageWords]).map(({ text, ...place }) => ({
    ...place,
    texts: languages.map((one) => fillAll(text, allNames, one)),
  }))
  return (text: string) =>
    lines.find(({ texts }) => texts.some((one) => one.includes(text))) ?? { file: siteFolder, line: 1 }
}

/** All objects in a value with the texts of a page for search engines, by their paths. */
function headsIn(value: unknown, path: readonly string[] = []): { head: Head; path: readonly string[] }[] {
  if (typeof value !== 'object' || value === null) return []
  const said = Object.entries(value).filter(([key]) => !isUnsaid(key, languages))
  const nested = said.flatMap(([key, item]) => headsIn(item, [...path, key]))
  return isHead(value) ? [{ head: value, path }, ...nested] : nested
}

/** One without keywords follows from a title and a summary. */
const isHead = (value: object): value is Head =>
  'keywords' in value &&
  value.keywords !== '' &&
  'title' in value &&
  typeof value.title === 'string' &&
  'description' in value &&
  typeof value.description === 'string'
