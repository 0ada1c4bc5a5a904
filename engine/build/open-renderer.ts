import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { createRequestHandler, ServerBuild } from 'react-router'
import {
  buildFolder,
  builtArticlesFile,
  builtPicturesFile,
  builtSiteFile,
} from '../core/base/build-folder.ts'
import { site } from '../core/site/site.ts'
import type { isMadeOf, siteFiles } from '../shell/site-files/site-files.ts'
import type { siteIndex } from '../shell/site-index.ts'
import { articleFiles } from './article-file.ts'
import { bundles, readBrowserBundle } from './bundles.ts'
import { finishPage, type LinkedStyles } from './finish-page.ts'
import { readPictures } from './pictures.ts'
import { shortNames } from './short-names.ts'
import { readStyleSheets } from './style-sheets.ts'

/** A page by its path and query, finished. Throws where it does not come with this status. */
export type Render = (path: string, status: number) => Promise<string>

/**
 * Reads the site into the build folder, for what is bundled, and opens the bundle that renders it: what the site has, and how
 * each of it is made. Drafts and articles of days to come are left out, unless they are asked for.
 */
export async function openRenderer({ showsUnpublished = false } = {}) {
  const bundle = readBrowserBundle()
  const { pictures, files: pictureFiles } = await readPictures({ showsUnpublished })
  mkdirSync(buildFolder, { recursive: true })
  // What renders the pages reads all three, and the server the first.
  writeFileSync(builtSiteFile, JSON.stringify(site))
  writeFileSync(builtArticlesFile, JSON.stringify(await articleFiles(pictureFiles, showsUnpublished)))
  writeFileSync(builtPicturesFile, JSON.stringify(pictures))
  // The cast holds because React Router has written this module, with the exports of engine/entry.server.tsx.
  const server = (await import(pathToFileURL(join(bundles.pages, 'server/index.js')).href)) as ServerBuild & {
    entry: {
      module: {
        createRequestHandler: typeof createRequestHandler
        siteIndex: typeof siteIndex
        siteFiles: typeof siteFiles
        isMadeOf: typeof isMadeOf
      }
    }
  }
  const { createRequestHandler: handlerOf, ...made } = server.entry.module
  const handle = handlerOf(server, 'production')
  const styles = await readStyleSheets(`${bundles.pages}/client`)
  const short = shortNames([...styles.sheets.values(), site.styles].join(''), bundle.scripts)
  const linked: LinkedStyles = new Map()
  const render: Render = async (path, status) => {
    const response = await handle(new Request(`http://localhost${path}`))
    const html = await response.text()
    if (response.status !== status)
      throw new Error(`${path} was rendered with status ${response.status} instead of ${status}`)
    return finishPage(html, bundle, styles, short, linked)
  }
  return { ...made, render, styles, linked, pictureFiles }
}
