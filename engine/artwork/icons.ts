/** The icons of the site, made of one drawing in the colors of brand.yaml. */

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { cached } from '../core/cache/cache.ts'
import { siteFolder } from '../core/site/folder.ts'
import { site } from '../core/site/site.ts'
import { amber, colorOf, raised, text } from './palette.ts'

/**
 * The icons by path. They show the `icon.svg` in the owner's public/ as it is, else the mark of the owner on a plate, else
 * the mark of the engine.
 */
export async function drawIcons(): Promise<Map<string, Buffer>> {
  const ownFile = join(siteFolder, 'public/icon.svg')
  const rounded = existsSync(ownFile)
    ? readFileSync(ownFile, 'utf8')
    : site.brand.mark
      ? onPlate(site.brand.mark)
      : engineIcon()
  const drawn = Object.entries(icons).map(async ([path, draw]): Promise<[string, Buffer]> => {
    const parts = [rounded, path, readFileSync(import.meta.filename), JSON.stringify(sharp.versions)]
    return [path, await cached(parts, () => draw(rounded))]
  })
  return new Map(await Promise.all(drawn))
}

const icons: Record<string, (rounded: string) => Promise<Buffer> | Buffer> = {
  '/icon.svg': (rounded) => Buffer.from(rounded),
  '/favicon.ico': async (rounded) => ico(await png(rounded, rounded, 32)),
  '/apple-touch-icon.png': (rounded) => png(rounded, squareOf(rounded), 180),
  '/icon-192.png': (rounded) => png(rounded, rounded, 192),
  '/icon-512.png': (rounded) => png(rounded, rounded, 512),
  '/icon-maskable-512.png': (rounded) => png(rounded, safeOf(rounded), 512),
}

export const iconPaths = Object.keys(icons)

function engineIcon() {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <!-- The mark with two of its three lines: a third blurs at 16 pixels. -->
  <rect width="32" height="32" rx="7" fill="${raised}"/>
  <circle cx="16" cy="8.6" r="4.1" fill="${amber}"/>
  <g fill="none" stroke="${text}" stroke-width="2.6" stroke-linecap="round">
    <path d="M5.5 17.8c3.5-2.7 7-2.7 10.5 0s7 2.7 10.5 0"/>
    <path d="M5.5 24.8c3.5-2.7 7-2.7 10.5 0s7 2.7 10.5 0"/>
  </g>
</svg>
`
}

function onPlate({ viewBox, drawing }: NonNullable<typeof site.brand.mark>) {
  const colored = drawing.replaceAll(/var\(--([a-z-]+)\)/g, (_, name: string) => colorOf(name, 'night'))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" rx="7" fill="${raised}"/>
  <svg x="5" y="5" width="22" height="22" viewBox="${viewBox}" color="${text}">${colored}</svg>
</svg>
`
}

/** iOS and Android round the corners themselves, so this one is square. */
const squareOf = (rounded: string) => rounded.replace(/ rx="[^"]+"/, '')

/** A maskable icon may be cropped to a circle: https://www.w3.org/TR/appmanifest/#icon-masks */
const safeOf = (rounded: string) =>
  squareOf(rounded)
    .replace('viewBox="0 0 32 32"', 'viewBox="-6 -6 44 44"')
    .replace('<rect ', '<rect x="-6" y="-6" ')
    .replace('width="32" height="32"', 'width="44" height="44"')

/** `rounded` tells how wide the drawing is without being scaled. */
async function png(rounded: string, picture: string, size: number): Promise<Buffer> {
  const { width } = await sharp(Buffer.from(rounded)).metadata()
  return sharp(Buffer.from(picture), { density: (72 * size) / width })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: size > 64 })
    .toBuffer()
}

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
