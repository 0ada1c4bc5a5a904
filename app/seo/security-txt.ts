import { facts } from '../../content/facts.ts'
import { languages } from '../../content/language.ts'
import { pathTo } from '../page-addresses.ts'
import { machinePaths } from './machine-paths.ts'
import type { SiteFile } from './site-file.ts'
import { absolute } from './site-url.ts'

/** Where to report a vulnerability. RFC 9116. */
export const securityTxt = (): SiteFile => ({
  path: machinePaths.security,
  content: `Contact: mailto:${facts.email}
Contact: ${absolute(pathTo({ page: 'contact' }, 'en'))}
Expires: ${facts.security.expires}T00:00:00Z
Preferred-Languages: ${languages.join(', ')}
Canonical: ${absolute(machinePaths.security)}
`,
})
