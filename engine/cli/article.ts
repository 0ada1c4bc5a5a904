/**
 * `npm run article -- "Title"`: makes the folder of a new article, a draft in each language with a generated cover for each theme.
 * Never overwrites a file.
 */

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { coverFiles } from '../artwork/covers.ts'
import { lights } from '../artwork/palette.ts'
import { altOf, drawTopic } from '../artwork/topics.ts'
import { readArticles } from '../check/articles.ts'
import { endWith, OwnerError } from '../core/base/owner-error.ts'
import { languages } from '../core/site/languages.ts'
import { site } from '../core/site/site.ts'
import type { Language } from '../core/text/language.ts'
import { fill } from '../core/text/sentence.ts'
import { articleWords } from './article/article.words.ts'
import { newFolder, type Options, readOptions, slugOf, titleIn } from './article/options.ts'
import { skeleton } from './article/skeleton.ts'

const t = articleWords[site.facts.officeLanguage]

async function makeArticle(options: Options): Promise<string> {
  const { title, slug, only, category, date } = options
  const name = slug ?? slugOf(title)
  const folder = newFolder('articles', name)
  const articles = (await readArticles()).articles.filter(({ isOwnPage }) => !isOwnPage)
  const id = Math.floor(Math.max(0, ...articles.map(({ head }) => head.id ?? 0))) + 1
  const files = (only ? [only] : languages.toSorted()).map((language, index) => {
    const own = titled(options, language)
    const taken = articles.find(
      (article) =>
        article.language === language &&
        [article.head.slug ?? article.folder, ...article.head.aliases].includes(own.slug ?? name),
    )
    if (taken) throw new OwnerError(fill(t.taken, { file: taken.file, slug: own.slug ?? name }))
    const shared = index === 0 ? { id, date, only } : undefined
    return [
      language,
      skeleton(language, { ...own, category, alt: altOf(category)[language], shared }),
    ] as const
  })
  mkdirSync(folder, { recursive: true })
  for (const [language, text] of files) writeFileSync(join(folder, `${language}.md`), text)
  for (const light of lights) writeFileSync(join(folder, coverFiles[light]), drawTopic(category, name, light))
  return folder
}

/** The title in a language, and its slug where that is not the folder's name. */
function titled(options: Options, language: Language) {
  const { title, only } = options
  if (only || language === languages[0]) return { title: options[language] ?? title }
  const own = titleIn(options, language)
  return { title: own ?? `TODO: ${title}`, slug: slugOf(own ?? title) }
}

try {
  const folder = await makeArticle(readOptions(process.argv.slice(2)))
  console.log(t.draft.map((line) => fill(line, { folder })).join('\n'))
} catch (error) {
  endWith(error)
}
