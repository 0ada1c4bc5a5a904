/** Colors public/icon.svg as in brand.yaml, and renders it as PNG and ICO. Run by `npm run artwork`. */
import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { amber, raised, text } from './palette.ts'

const folder = new URL('../../public/', import.meta.url)
const drawn = await readFile(new URL('icon.svg', folder), 'utf8')
/** The plate, the beacon and the lines: the first color of each. */
const rounded = drawn
  .replace(/(<rect[^>]* fill=")[^"]+/, (_, before) => before + raised)
  .replace(/(<circle[^>]* fill=")[^"]+/, (_, before) => before + amber)
  .replace(/(<g[^>]* stroke=")[^"]+/, (_, before) => before + text)
/** iOS and Android round the corners themselves, so this one is square. */
const square = rounded.replace(/ rx="[^"]+"/, '')
/** A maskable icon may be cropped to a circle: https://www.w3.org/TR/appmanifest/#icon-masks */
const safe = square
  .replace('viewBox="0 0 32 32"', 'viewBox="-6 -6 44 44"')
  .replace('<rect ', '<rect x="-6" y="-6" ')
  .replace('width="32" height="32"', 'width="44" height="44"')

const png = (picture: string, size: number) =>
  sharp(Buffer.from(picture), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: size > 64 })
    .toBuffer()

/** An icon file with one PNG of 32 pixels in it: https://en.wikipedia.org/wiki/ICO_(file_format) */
function ico(picture: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon, not a cursor
  head.writeUInt16LE(1, 4) // with one picture
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10) // color planes
  head.writeUInt16LE(32, 12) // bits per pixel
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, picture])
}

const icons = {
  'icon.svg': Buffer.from(rounded),
  'favicon.ico': ico(await png(rounded, 32)),
  'apple-touch-icon.png': await png(square, 180),
  'icon-192.png': await png(rounded, 192),
  'icon-512.png': await png(rounded, 512),
  'icon-maskable-512.png': await png(safe, 512),
}

for (const [name, icon] of Object.entries(icons)) {
  await writeFile(new URL(name, folder), icon)
  console.log(`public/${name}: ${icon.length} bytes`)
}
