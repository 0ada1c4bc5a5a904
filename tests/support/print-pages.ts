/** Prints the pages of a site by their paths, rendered but not written: a process reads the site of SITE_FOLDER once. */
import { openRenderer } from '../../scripts/build/open-renderer.ts'

const { siteIndex, render } = await openRenderer()
const pages: Record<string, string> = {}
for (const { path, query } of siteIndex().listed) if (!query) pages[path] = await render(path, 200)
process.stdout.write(JSON.stringify(pages))
