import { filePaths } from './file-paths.ts'
import type { SiteFile } from './site-file.ts'
import { absolute } from './site-url.ts'

/** Everything may be read; the API has nothing for search engines. */
export const robots = (): SiteFile => ({
  path: filePaths.robots,
  content: `User-agent: *
Allow: /
Disallow: /api/

Sitemap: ${absolute(filePaths.sitemap)}
`,
})
