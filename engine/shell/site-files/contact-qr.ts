import encodeQR from 'qr'
import { author, facts } from '../../core/site/facts.ts'
import { machinePaths } from '../../seo/machine-paths.ts'
import type { SiteFile } from '../../seo/site-file.ts'
import { absolute } from '../../seo/site-url.ts'
import { escaped, partsOfName } from './contact-card.ts'

/** The contact card as a QR code, for those who read the site on another screen than their phone's. */
export function contactQr(): SiteFile {
  // Short, so that the code stays coarse enough for a camera: the whole card is in contact-card.ts.
  const card = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${partsOfName(facts.owner)}`,
    `FN:${escaped(author)}`,
    `ORG:${escaped(facts.brand)}`,
    `TEL:${facts.phone}`,
    `EMAIL:${escaped(facts.email)}`,
    `URL:${absolute('/')}`,
    'END:VCARD',
  ]
  const code = encodeQR(card.join('\n'), 'svg', { ecc: 'medium', border: 2 })
  // Cameras need dark on light, in the dark theme too.
  const light = '<rect width="100%" height="100%" fill="#fff"/>'
  return { path: machinePaths.contactQr, content: code.replace('<path', () => `${light}<path`) }
}
