import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Article } from './articles.ts'
import type { Finding } from './finding.ts'

/** What search engines show whole, in letters. Of articles the front matter sees to it. */
const longestTitle = 60
const description = { shortest: 70, longest: 165 }

interface Head {
  title: string
  description: string
}

/** Titles and descriptions of all pages are shown whole by search engines, and no two are alike. */
export async function lengths(articles: readonly Article[]): Promise<Finding[]> {
  const findings: Finding[] = []
  const said = new Map<string, string>()
  const claim = (text: string, file: string, line: number) => {
    if (text.startsWith('TODO')) return
    const first = said.get(text)
    if (first)
      findings.push({
        file,
        line,
        what: `"${text.slice(0, 40)}…" stands in ${first} too: no two pages say the same`,
      })
    else said.set(text, `${file}:${line}`)
  }
  for (const file of globSync(['app/pages/**/*.words.ts', 'content/projects/*/project.ts']).toSorted()) {
    const source = readFileSync(file, 'utf8')
    for (const head of headsIn(await import(pathToFileURL(resolve(file)).href))) {
      for (const field of ['title', 'description'] as const) {
        const line = lineOf(head[field], source)
        findings.push(...tooLongOrShort(field, head[field]).map((what) => ({ file, line, what })))
        claim(head[field], file, line)
      }
    }
  }
  for (const { file, head, lineOf: line } of articles) {
    claim(head.title, file, line('title'))
    claim(head.description, file, line('description'))
  }
  return findings
}

function tooLongOrShort(field: 'title' | 'description', { length }: string): string[] {
  if (field === 'title') {
    return length > longestTitle
      ? [`title: ${length} letters, search engines show ${longestTitle}: shorten it`]
      : []
  }
  const { shortest, longest } = description
  if (length > longest) return [`description: ${length} letters, search engines show ${longest}: shorten it`]
  if (length < shortest) return [`description: ${length} letters say too little: write at least ${shortest}`]
  return []
}

/** Whatever holds what a page tells search engines, at any depth of a module. */
function headsIn(part: unknown): Head[] {
  if (typeof part !== 'object' || part === null) return []
  const own = isHead(part) ? [part] : []
  return [...own, ...Object.values(part).flatMap(headsIn)]
}

const isHead = (part: object): part is Head =>
  'keywords' in part &&
  'title' in part &&
  typeof part.title === 'string' &&
  'description' in part &&
  typeof part.description === 'string'

/** Where a text begins in its file: facts filled in and broken lines make it differ further on. */
function lineOf(text: string, source: string): number {
  for (let length = 40; length > 3; length -= 4) {
    const at = source.indexOf(text.slice(0, length))
    if (at >= 0) return source.slice(0, at).split('\n').length
  }
  return 1
}
