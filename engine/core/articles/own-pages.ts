import { languages } from '../site/languages.ts'
import type { Language } from '../text/language.ts'
import { files } from './articles.ts'
import type { PageHead } from './front-matter.ts'

/** A page of the owner's own in one language. */
export interface OwnPage extends Omit<PageHead, 'only'> {
  /** Names the page in every language: its folder in `pages/`, which is also its slug unless said otherwise. */
  folder: string
  language: Language
  slug: string
  /** Its text as HTML, and in Markdown. Links to places of the site are still `place:…`. */
  html: string
  markdown: string
}

/** The owner's own pages in every language they have, by their folders. */
export const ownPages: readonly OwnPage[] = Object.keys(files)
  .toSorted()
  .flatMap((path) => {
    const [, folder = '', name = ''] = /^pages\/(.+)\/(.+)\.md$/.exec(path) ?? []
    const [file, language] = [files[path], languages.find((one) => one === name)]
    if (!file || !language) return []
    const { title, description, aliases, slug = folder, ...head } = file.head
    const menu = 'menu' in head ? head.menu : undefined
    const { html, markdown } = file
    return [{ title, description, aliases, slug, menu, folder, language, html, markdown }]
  })

export const ownPageAt = (folder: string, language: Language): OwnPage | undefined =>
  ownPages.find((page) => page.folder === folder && page.language === language)
