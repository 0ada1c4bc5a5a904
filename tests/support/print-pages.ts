/** Prints the pages of a site by their paths, those of errors too, rendered but not written: a process reads the site of SITE_FOLDER once. */

import { openRenderer } from '../../engine/build/open-renderer.ts'
import { notFoundKeys } from '../../engine/pages/error/not-found-path.ts'

const { siteIndex, render } = await openRenderer()
const pages: Record<string, string> = {}
for (const { path, query } of siteIndex().listed) if (!query) pages[path] = await render(path, 200)
for (const key of Object.values(notFoundKeys)) pages[`/${key}`] = await render(`/${key}`, 404)
process.stdout.write(JSON.stringify(pages))
