import { readFileSync } from 'node:fs'
import { basename, relative } from 'node:path'
import { articleFolders, isPublishedAt, kindOf, ownPageFolders } from '../core/articles/article-files.ts'
import type { ArticleFile, ArticleFiles } from '../core/articles/render-article.ts'
import { OwnerError } from '../core/base/owner-error.ts'
import { cached, hashOfModule } from '../core/cache/cache.ts'
import { entriesIn } from '../core/site/files.ts'
import { siteFolder } from '../core/site/folder.ts'
import { today } from '../core/site/published.ts'
import { site } from '../core/site/site.ts'
import { knownLanguages } from '../core/text/language.ts'
import { withPictures } from './article-pictures.ts'
import type { PictureFiles } from './pictures.ts'

/** The files of the articles that readers see today, or of all, and of the owner's own pages. What they show goes into `pictures`. */
export async function articleFiles(pictures: PictureFiles, showsUnpublished: boolean): Promise<ArticleFiles> {
  // The same day for all, even past midnight.
  const day = today()
  const files = [...articleFolders(), ...ownPageFolders()]
    .flatMap(entriesIn)
    .filter(({ name, path }) => name.endsWith('.md') && (showsUnpublished || isPublishedAt(path, day)))
  const code = hashOfModule(import.meta.filename)
  const made = files.map(
    async ({ path }) => [relative(siteFolder, path), await articleFile(path, pictures, code)] as const,
  )
  return Object.fromEntries(await Promise.all(made))
}

/** An article's file as engine/core/articles/articles.ts takes it, rendered once; `code` is the hash of what renders it. Throws where the file is named after no language. */
export async function articleFile(
  path: string,
  pictures: PictureFiles,
  code = hashOfModule(import.meta.filename),
): Promise<ArticleFile> {
  const file = relative('.', path)
  const categories = Object.keys(site.pages.categories.blog).join(' ')
  const parts = [code, file, kindOf(path), categories, readFileSync(file)]
  const article = JSON.parse(String(await cached(parts, () => rendered(file))))
  // Not kept with the text, because a picture may change without it.
  return withPictures(article, path, pictures)
}

async function rendered(file: string): Promise<string> {
  // Also one that the site does without: the file may have the fields of all languages.
  const language = knownLanguages.find((name) => name === basename(file, '.md'))
  if (!language) throw new OwnerError(`${file}: an article's file is named after its language`)
  // Only here: loading it takes a second, and most builds render nothing.
  const { renderArticle } = await import('../core/articles/render-article.ts')
  return JSON.stringify(await renderArticle(file, language))
}
