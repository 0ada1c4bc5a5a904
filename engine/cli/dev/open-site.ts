import { readFileSync } from 'node:fs'
import { contentTypeOf } from '../../build/content-type.ts'
import { engineAssets } from '../../build/engine-assets.ts'
import { readFinishedPage } from '../../build/finish-page.ts'
import { openRenderer } from '../../build/open-renderer.ts'
import { servedFile } from '../../build/write-served-file.ts'
import { keptDates } from '../../check/page-dates.ts'
import { publicFiles } from '../../check/public-files.ts'
import { loadFile, type ServedFiles } from '../../core/served/served-files.server.ts'
import { notFoundKeys } from '../../pages/error/not-found-path.ts'
import type { FinishedPage, MainPage } from '../../seo/site-file.ts'

/**
 * The site as it is written, with drafts and articles of days to come. `make` adds to its files what a path and query lead to,
 * as the build makes it, but not compressed. Only the build draws share images.
 */
export async function openSite() {
  const { siteIndex, siteFiles, isMadeOf, render, styles, linked, pictureFiles } = await openRenderer({
    showsUnpublished: true,
  })
  const { listed, aliases, mainPages, ...index } = siteIndex()
  const site: ServedFiles = { ...index, files: new Map(), titles: {} }
  /** As they were rendered: the server writes into some of them. */
  const pages = new Map<string, string>()

  function add(
    path: string,
    content: string | Buffer,
    { type, page }: { type?: string; page?: string | undefined } = {},
  ) {
    const body = Buffer.from(content)
    const file = servedFile(path, body, type)
    site.files.set(path, loadFile(page ? { ...file, page } : file, { identity: body }, site))
  }
  async function addPage(key: string, page?: string) {
    const html = await (page ? render(key, 200) : render(`/${key}`, 404))
    pages.set(key, html)
    add(key, html, { type: 'text/html; charset=utf-8', page })
    for (const [path, content] of linked) add(path, content)
  }

  // As in a build, the owner's files come before those of the engine, and pages before all.
  const makers = new Map<string, () => unknown>()
  for (const [path, file] of engineAssets(styles)) makers.set(path, () => add(path, readFileSync(file)))
  for (const [path, picture] of pictureFiles) makers.set(path, async () => add(path, await picture()))
  for (const [path, content] of await publicFiles())
    makers.set(path, () => add(path, content, { type: contentTypeOf(path) ?? 'application/octet-stream' }))
  for (const { path, query } of listed) {
    const key = query ? `${path}?${query}` : path
    makers.set(key, () => addPage(key, path))
  }
  for (const { path, aliasOf } of aliases)
    makers.set(path, async () => {
      await made(aliasOf)
      const file = site.files.get(aliasOf)
      if (file) site.files.set(path, file)
    })
  if (styles.face) add(styles.face.path, styles.face.content)
  for (const key of new Set(Object.values(notFoundKeys))) await addPage(key)

  const finished = async (page: MainPage): Promise<FinishedPage> => {
    await made(page.path)
    return { ...page, ...(await readFinishedPage(pages.get(page.path) ?? '')) }
  }
  /** A file of the site besides its pages, such as what the search reads: made of the pages that it needs. */
  async function addSiteFile(path: string) {
    const needed = mainPages.filter((page) => isMadeOf(path, page))
    const files = siteFiles(await Promise.all(needed.map(finished)), keptDates())
    const file = files.find((one) => one.path === path)
    if (file) add(path, file.content, file)
  }

  const making = new Map<string, Promise<unknown>>()
  function made(key: string): Promise<unknown> {
    const maker = makers.get(key) ?? (/\.\w+$/.test(key) ? () => addSiteFile(key) : () => undefined)
    const result = making.get(key) ?? Promise.resolve(maker())
    making.set(key, result)
    return result
  }
  const make = ({ pathname, searchParams }: URL) => {
    // The server redirects `/about/` to what there is.
    const path = pathname.replace(/(.)\/+$/, '$1')
    return Promise.all([path, `${path}?category=${searchParams.get('category')}`].map(made))
  }
  return { site, make }
}
