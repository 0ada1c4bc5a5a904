import { readFileSync } from 'node:fs'
import { builtArticlesFile } from '../base/build-folder.ts'
import { OwnerError } from '../base/owner-error.ts'
import type { Heading } from '../markdown/markdown.ts'
import { languages } from '../site/languages.ts'
import { knownLanguages, type Language } from '../text/language.ts'
import type { MainHead } from './front-matter.ts'
import type { ArticleFile, ArticleFiles } from './render-article.ts'

/** Of articles, and of the owner's own pages. */
export const files: ArticleFiles = import.meta.env.IS_BUILT
  ? JSON.parse(readFileSync(builtArticlesFile, 'utf8'))
  : (await import('./articles-in-development.ts')).articlesInDevelopment

/** One article in one language. */
export type Post = Omit<MainHead, 'only' | 'slug' | 'draft'> & {
  /** Names the article in every language: its folder, which is also the English slug unless said otherwise. */
  folder: string
  language: Language
  slug: string
  /** Reading time in minutes. */
  minutes: number
  words: number
  headings: Heading[]
}

const readingTimes = [6, 8, 10, 12, 15]

/** Minutes at 200 words each: one of the site's usual lengths where it is within 15 %, else to the minute. */
export function readingMinutes(words: number): number {
  const exact = words / 200
  const usual = readingTimes.toSorted((a, b) => Math.abs(a - exact) - Math.abs(b - exact))[0]
  return usual && Math.abs(usual - exact) <= 0.15 * exact ? usual : Math.max(1, Math.round(exact))
}

const fileAt = (folder: string, language: Language) => files[`articles/${folder}/${language}.md`]

function readPosts(): Post[] {
  const folders = new Set(
    Object.keys(files).flatMap((file) => (file.startsWith('articles/') ? (file.split('/')[1] ?? '') : [])),
  )
  return [...folders].flatMap(readFolder).sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id)
}

/** The article of a folder in each of its languages. Its first file has the fields that all of them share. */
function readFolder(folder: string): Post[] {
  const inAll = knownLanguages.flatMap((language) => {
    const file = fileAt(folder, language)
    return file ? [{ language, ...file }] : []
  })
  const written = inAll.filter(({ language }) => languages.includes(language))
  const [main] = inAll
  if (!main || written.length === 0) return []
  if (!isMain(main.head))
    throw new OwnerError(`articles/${folder}: its first file lacks the fields of all languages`)
  const { only, draft: _, ...shared } = main.head
  if (only ? inAll.length !== 1 || main.language !== only : written.length !== languages.length) {
    throw new OwnerError(
      `articles/${folder}: an article needs every language, or one file that says \`only: sv\` or \`only: en\``,
    )
  }
  return written.map(({ language, head, words, headings }) => ({
    ...shared,
    ...head,
    folder,
    language,
    slug: head.slug ?? folder,
    words,
    headings,
    minutes: readingMinutes(words),
  }))
}

const isMain = (head: ArticleFile['head']): head is MainHead => 'id' in head

/** Every published article in every language it has, newest first. */
export const posts: readonly Post[] = readPosts()

export const postsIn = (language: Language) => posts.filter((post) => post.language === language)

/** The article of a folder in a language, or undefined where it has no such translation. */
export const postAt = (folder: string, language: Language) =>
  posts.find((post) => post.folder === folder && post.language === language)

/** The article's text as HTML. Links to places of the site are still `place:…`. */
export const bodyOf = ({ folder, language }: Post): string => fileAt(folder, language)?.html ?? ''

/** The article's text as it was written, in Markdown. Links to places of the site are still `place:…`. */
export const markdownOf = ({ folder, language }: Post): string => fileAt(folder, language)?.markdown ?? ''

/** The newest day among the articles, as an ISO date. */
export const newestChange = (posts: readonly Post[]): string =>
  posts
    .map(({ date, updated }) => updated ?? date)
    .toSorted()
    .at(-1) ?? ''
