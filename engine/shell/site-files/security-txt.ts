import { pathTo } from '../../addresses/page-addresses.ts'
import { facts } from '../../core/site/facts.ts'
import { languages } from '../../core/site/languages.ts'
import { machinePaths } from '../../seo/machine-paths.ts'
import type { SiteFile } from '../../seo/site-file.ts'
import { absolute } from '../../seo/site-url.ts'

/** Where to report a vulnerability. RFC 9116. */
export const securityTxt = (): SiteFile => ({
  path: machinePaths.security,
  content: `Contact: mailto:${facts.email}
Contact: ${absolute(pathTo({ page: 'contact' }, languages[0]))}
Expires: ${facts.security.expires}T00:00:00Z
Preferred-Languages: ${languages.join(', ')}
Canonical: ${absolute(machinePaths.security)}
`,
})
