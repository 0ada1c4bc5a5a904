import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { facts } from '../../core/site/facts.ts'
import { partsOfName } from './contact-card.ts'
import { contactQr } from './contact-qr.ts'

test('a camera reads the contact card from the QR code', async () => {
  const { data, info } = await sharp(Buffer.from(contactQr().content))
    .resize(320)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const card = decodeQR({ data, width: info.width, height: info.height })
  expect(card).toMatch(/^BEGIN:VCARD\n[\s\S]*\nEND:VCARD$/)
  expect(card).toContain(`TEL:${facts.phone}\n`)
  expect(card).toContain(`EMAIL:${facts.email}\n`)
})

test.each([
  ['Karin Wikström', 'Wikström;Karin;;;'],
  ['Anna Maria Berg-Lund', 'Berg-Lund;Anna Maria;;;'],
  ['Cher', ';Cher;;;'],
  ['', ';;;;'],
])('an address book sorts %j by the family name', (owner, parts) => {
  expect(partsOfName(owner)).toBe(parts)
})
