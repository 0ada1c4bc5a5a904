/** The built site as plain files that any host serves, without this server. */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Manifest, ServedFile } from '../../../core/served/manifest.server.ts'
import { languages } from '../../../core/site/languages.ts'
import { finishedNotFoundPage } from '../../../pages/error/not-found.server.ts'
import { notFoundKeys } from '../../../pages/error/not-found-path.ts'

/**
 * Writes the site into a folder: pages and files below `site/`, articles as Markdown below `articles/`, and what has moved into
 * `redirects.txt`, a line `FROM TO 301` each. Returns the number of pages.
 */
export function exportPages(buildFolder: string, manifest: Manifest, folder: string): number {
  const built = (name: string) => join(buildFolder, 'site', name)
  const copy = (name: string, to: string) => {
    mkdirSync(dirname(join(folder, to)), { recursive: true })
    copyFileSync(built(name), join(folder, to))
  }
  const served = Object.entries(manifest.files).filter(([key]) => key.startsWith('/') && !key.includes('?'))
  for (const [path, file] of served) copy(file.file, `site${fileAt(path, file)}`)
  for (const language of languages) {
    const key = notFoundKeys[language]
    const page = manifest.files[key]
    if (!page) continue
    const template = { html: readFileSync(built(page.file), 'utf8'), slots: page.slots ?? {} }
    writeFileSync(join(folder, `site/${key}.html`), finishedNotFoundPage(template, language, manifest.titles))
  }
  for (const article of manifest.articles)
    copy(`${article.path}.md`, `articles/${article.folder}/${article.language}.md`)
  const moved = Object.entries(manifest.redirects).map(([from, to]) => `${from} ${to} 301\n`)
  writeFileSync(join(folder, 'redirects.txt'), moved.join(''))
  return served.filter(([, { page }]) => page).length
}

/** A page at `/about` is `about/index.html`, which every host finds; a file keeps its name. */
function fileAt(path: string, { page }: ServedFile): string {
  const decoded = decodeURI(path)
  return page ? join(decoded, 'index.html') : decoded
}
