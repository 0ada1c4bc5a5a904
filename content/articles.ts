import type { MainHead, TranslatedHead } from './front-matter.ts'
import { type Language, languages } from './language.ts'
import type { Heading } from './markdown.ts'

type Rendered = { words: number; headings: Heading[] }

// The browser's build gets none: article text reaches the browser as HTML, once.
// An article that is not published yet has no head: see articles.plugin.ts.
const heads = import.meta.env.SSR
  ? import.meta.glob<((MainHead | TranslatedHead) & Rendered) | undefined>('./articles/*/*.md', {
      query: '?head',
      import: 'default',
      eager: true,
    })
  : {}

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

const fileOf = (folder: string, language: Language) => `./articles/${folder}/${language}.md`

function readPosts(): Post[] {
  const files = Object.entries(heads).filter(([, head]) => head)
  const folders = [...new Set(files.map(([file]) => file.split('/')[2] ?? ''))]
  return folders
    .flatMap((folder) => {
      const main = languages
        .map((language) => heads[fileOf(folder, language)])
        .find((head) => head !== undefined)
      // The first file of a folder was parsed with the shared fields: see articleAt.
      const { only, draft: _, ...shared } = main as MainHead & Rendered
      const written = languages.filter((language) => heads[fileOf(folder, language)])
      if (only ? written.length !== 1 || written[0] !== only : written.length !== languages.length) {
        throw new Error(
          `content/articles/${folder}: an article needs every language, or one file that says \`only: sv\` or \`only: en\``,
        )
      }
      return written.flatMap((language) => {
        const head = heads[fileOf(folder, language)]
        if (!head) return []
        const { words, ...own } = head
        return {
          ...shared,
          ...own,
          folder,
          language,
          slug: head.slug ?? folder,
          words,
          minutes: readingMinutes(words),
        }
      })
    })
    .sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id)
}

/** Every published article in every language it has, newest first. */
export const posts: readonly Post[] = readPosts()

export const postsIn = (language: Language) => posts.filter((post) => post.language === language)

/** The article of a folder in a language, or undefined where it has no such translation. */
export const postAt = (folder: string, language: Language) =>
  posts.find((post) => post.folder === folder && post.language === language)

/** The article's text as HTML. Links to places of the site are still `place:…`. */
export async function bodyOf({ folder, language }: Post): Promise<string> {
  const { keptBody } = await import('./article-bodies.ts')
  return keptBody(folder, language)
}

/** The article's text as it was written, in Markdown. Links to places of the site are still `place:…`. */
export async function markdownOf({ folder, language }: Post): Promise<string> {
  const { articleAt } = await import('./article-files.ts')
  return articleAt(`content/articles/${folder}/${language}.md`).markdown
}
