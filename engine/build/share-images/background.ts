/** The background of a share image, with its left side dark enough for text. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import type { PageRef } from '../../addresses/page-addresses.ts'
import { pages } from '../../addresses/pages.ts'
import { coverIn } from '../../artwork/covers.ts'
import { contour, ground as harbor, mix, night, paletteOf } from '../../artwork/palette.ts'
import { coverFileIn, openPicture, pictureFileIn } from '../../artwork/picture-file.ts'
import { drawChart } from '../../artwork/sea-chart.ts'
import { sha256 } from '../../core/base/sha256.ts'
import { siteFolder } from '../../core/site/folder.ts'
import { site } from '../../core/site/site.ts'
import { shareSize } from '../../seo/share-size.ts'
import { drawCoast } from './coast.ts'

export interface Background {
  /** Identifies it. */
  key: string
  /** The files it uses. */
  files: string[]
  /** Returns its pixels as raw RGB. */
  paint: () => Promise<Buffer>
}

const palette = paletteOf('night')
const { width, height } = shareSize
const keys = Object.keys(pages)

/** Articles show their cover, projects their interface, places their coast where there is a map of it, and every other page a generated chart. */
export function backgroundOf({ page, slug = '' }: PageRef): Background {
  const key = `${page} ${slug}`
  if (page === 'post') {
    const file = coverFileIn(join(siteFolder, 'articles', slug)) ?? ''
    // Articles may have the same cover.
    const contentHash = sha256(readFileSync(file), 'hex')
    return { key: contentHash, files: [file], paint: () => paintCover(coverFrom(file)) }
  }
  const project = page === 'project' && site.projects.find((one) => one.slug === slug)
  if (project) {
    const file = pictureFileIn(join(siteFolder, 'projects', slug), project.pictures[0]) ?? ''
    return { key, files: [file], paint: () => paintInterface(file) }
  }
  const view = page === 'location' && site.locations.find((one) => one.slug === slug)?.shareImage
  if (view) {
    const coast = drawCoast(view)
    return { key: `${key} ${coast}`, files: [], paint: () => paintDrawing(coast, veil(380, 840)) }
  }
  return {
    key,
    files: [],
    paint: () => paintDrawing(drawChart(palette, seedOf(page, slug)), veil(160, 860, 0.9)),
  }
}

const seedOf = (page: PageRef['page'], slug: string) =>
  3 + 7 * keys.indexOf(page) + [...slug].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)

/** A dark gradient that ends at `to`, in pixels from the left. */
const veil = (from: number, to: number, strength = 1): OverlayOptions => ({
  input: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="veil" gradientUnits="userSpaceOnUse" x1="${from}" x2="${to}"><stop offset="0" stop-color="${night}" stop-opacity="${strength}"/><stop offset="0.5" stop-color="${night}" stop-opacity="${strength * 0.62}"/><stop offset="1" stop-color="${night}" stop-opacity="0"/></linearGradient><path d="M0 0H${width}V${height}H0Z" fill="url(#veil)"/></svg>`,
  ),
})

const finished = (picture: Sharp) => picture.removeAlpha().raw().toBuffer()

function paintDrawing(svg: string, dark: OverlayOptions): Promise<Buffer> {
  return finished(sharp(Buffer.from(svg)).resize(width, height).composite([dark]))
}

const side = 560

/** A cover, in the colors of the brand where it is one that we draw. */
function coverFrom(file: string): Buffer {
  const picture = readFileSync(file)
  const colored = /\.svg$/i.test(file) && coverIn('night', picture.toString())
  return colored ? Buffer.from(colored) : picture
}

/** The part of a cover around its light, on the right side. */
async function paintCover(cover: Buffer): Promise<Buffer> {
  const across = Math.max(side, Math.round((height * 16) / 9))
  const middle = (await lightOf(cover)) * across
  const left = Math.round(Math.min(Math.max(middle - side * 0.58, 0), across - side))
  const picture = await openPicture(cover)
    .resize(across, height, { fit: 'cover' })
    .extract({ left, top: 0, width: side, height })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return finished(
    sharp({ create: { width, height, channels: 3, background: night } }).composite([
      { input: picture, left: width - side, top: 0 },
      veil(width - side, width - side + 240),
    ]),
  )
}

/** The horizontal position of the warm light in a picture, from 0 to 1, weighted by brightness. */
async function lightOf(cover: Buffer): Promise<number> {
  const columns = 160
  const { data, info } = await openPicture(cover)
    .resize(columns)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let sum = 0
  let moment = 0
  for (let index = 0; index < data.length; index += info.channels) {
    const weight = Math.max(0, (data[index] ?? 0) - (data[index + 2] ?? 0) / 2) ** 6
    sum += weight
    moment += weight * ((index / info.channels) % columns)
  }
  return sum > 0 ? moment / sum / columns : 0.5
}

const frame = { left: 744, top: 118, width: 880, radius: 18 }

/** An interface in a frame that extends beyond the right edge, in front of a chart. */
async function paintInterface(file: string): Promise<Buffer> {
  const visible = { width: width - frame.left, height: Math.round((frame.width * 10) / 16) }
  const corners = `<svg xmlns="http://www.w3.org/2000/svg" width="${visible.width}" height="${visible.height}"><rect width="${visible.width + 40}" height="${visible.height}" rx="${frame.radius}"/></svg>`
  const edge = `<svg xmlns="http://www.w3.org/2000/svg" width="${visible.width}" height="${visible.height}"><rect x="1" y="1" width="${visible.width + 40}" height="${visible.height - 2}" rx="${frame.radius}" fill="none" stroke="${mix(harbor, contour, 0.9)}" stroke-width="2"/></svg>`
  const picture = await openPicture(file)
    .resize(frame.width, visible.height, { fit: 'cover', position: 'top' })
    .extract({ left: 0, top: 0, ...visible })
    .ensureAlpha()
    .composite([{ input: Buffer.from(corners), blend: 'dest-in' }, { input: Buffer.from(edge) }])
    .png({ compressionLevel: 1 })
    .toBuffer()
  return finished(
    sharp(Buffer.from(drawChart(palette, 4)))
      .resize(width, height)
      .composite([veil(0, 1600), { input: picture, left: frame.left, top: Math.min(frame.top, height) }]),
  )
}
