import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { parse } from 'yaml'
import { siteFolder } from '../core/site/folder.ts'
import { languages } from '../core/site/languages.ts'
import { isUnsaid } from '../core/site/languages-said.ts'
import { knownLanguages, type Language, nameOfLanguage } from '../core/text/language.ts'
import type { Article } from './articles.ts'
import type { Report } from './finding.ts'
import { lineOf } from './line-of.ts'

/** Words that only one of these languages has. Others are not told from each other. */
const own: Partial<Record<Language, RegExp>> = {
  en: /(?<![\p{L}-])(the|and|with|of|that|this|from|which|your|you|are|is|not|have|has|was|were|they|when|what|to|or)(?![\p{L}-])/giu,
  sv: /(?<![\p{L}-])(och|att|som|med|på|är|det|inte|av|ett|också|eller|från|hos|när|finns|du|din)(?![\p{L}-])/giu,
}

/** The language that a text is in, where its words leave no doubt: at least three of one language, and few of the other. */
function languageIn(text: string): Language | undefined {
  const count = (language: Language) => new Set(text.toLowerCase().match(own[language] ?? /(?!)/)).size
  return knownLanguages.find(
    (one) =>
      count(one) > 2 && knownLanguages.every((other) => other === one || count(other) < count(one) / 2),
  )
}

/** Every paragraph is in the language of its file, every sentence of a page in that under which it stands. */
export async function language(articles: readonly Article[], report: Report) {
  const check = (text: string, expected: Language, file: string, line: number) => {
    const found = languageIn(text)
    if (found && found !== expected && own[expected])
      report(
        file,
        line,
        `"${text.trim().slice(0, 40)}…" is in ${nameOfLanguage(found, 'en')}, and stands where ${nameOfLanguage(expected, 'en')} is read: translate it`,
      )
  }
  for (const { file, html, language, lineOf: line } of articles)
    for (const { text, node } of paragraphsIn(html)) check(text, language, file, line(node))
  for (const file of globSync(['engine/**/!(desk)/*.words.ts', `${siteFolder}/**/*.yaml`]).toSorted()) {
    const source = readFileSync(file, 'utf8')
    for (const [expected, text] of sentencesIn(
      file.endsWith('.yaml') ? parse(source) : await import(pathToFileURL(resolve(file)).href),
    ))
      check(text, expected, file, lineOf(text, source))
  }
}

/** What an article says itself: no code, and nothing that says which language it is in. */
function paragraphsIn(html: Root) {
  const found: { text: string; node: Parameters<Article['lineOf']>[0] }[] = []
  visit(html, 'element', (node) => {
    if (node.tagName === 'pre' || node.properties.lang) return 'skip'
    if (/^(p|h[2-6]|td|th|li)$/.test(node.tagName)) found.push({ text: textOf(node), node })
    return undefined
  })
  return found
}

/** The texts in a module below the languages of the site. */
function sentencesIn(value: unknown, language?: Language): [Language, string][] {
  if (typeof value === 'string') return language ? [[language, value]] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) =>
    isUnsaid(key, languages) ? [] : sentencesIn(one, knownLanguages.find((name) => name === key) ?? language),
  )
}
