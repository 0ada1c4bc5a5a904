/** The words on a share image: brand and mark, section, title in at most three lines, address. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createElement, type ReactNode } from 'react'
import satori from 'satori'
import { amber, quiet, sea, text } from '../../artwork/palette.ts'
import { facts } from '../../core/site/facts.ts'
import { shareSize } from '../../seo/share-size.ts'
import { ownHeadingFace } from '../fonts/font-faces.ts'

const { resolve } = createRequire(import.meta.url)
const ownFace = await ownHeadingFace('sfnt')

export const faceFiles = ([600, 700] as const).map((weight) => ({
  weight,
  file:
    ownFace ??
    resolve(`@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-${weight}-normal.woff`),
}))

// One list for all images, because satori parses the fonts once for each list.
const fonts = faceFiles.map(({ weight, file }) => ({ name: 'Heading', weight, data: readFileSync(file) }))
const margin = 68
/** The width of the title, in pixels; the picture begins to its right. */
const titleWidth = 620
const wordsSize = { width: titleWidth + 2 * margin, height: shareSize.height }
const fontSizes = [76, 70, 64, 58, 52, 46, 40, 34]
const maxLines = 3
const lineHeight = 1.1
/** The largest average width of a letter, in font sizes. */
const letterWidth = 0.54

const box = (style: object, ...children: ReactNode[]) =>
  createElement('div', { style: { display: 'flex', boxSizing: 'border-box', ...style } }, ...children)

interface ShareWords {
  title: string
  section: string
  host: string
}

/**
 * The words as a transparent SVG, for the left side of the picture. The title is as large as three lines allow. What fits at
 * no size breaks within words, and ends in dots.
 */
export async function shareText(words: ShareWords): Promise<string> {
  const longestWord = Math.max(...words.title.split(' ').map(({ length }) => length))
  for (const fontSize of fontSizes) {
    if (longestWord * letterWidth * fontSize > titleWidth) continue
    const { svg, titleHeight } = await drawWords(words, fontSize)
    if (Math.round(titleHeight / (fontSize * lineHeight)) <= maxLines) return svg
  }
  return (
    await drawWords(words, fontSizes.at(-1) ?? 0, {
      wordBreak: 'break-all',
      textWrap: 'wrap',
      lineClamp: maxLines,
    })
  ).svg
}

async function drawWords({ title, section, host }: ShareWords, fontSize: number, breaks = {}) {
  let titleHeight = 0
  const page = box(
    {
      ...wordsSize,
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: margin,
      fontFamily: 'Heading',
      color: text,
    },
    box(
      { alignItems: 'center', fontSize: 36, fontWeight: 700, letterSpacing: '-0.02em' },
      mark(),
      box({ marginLeft: 16 }, facts.brand),
    ),
    box(
      { flexDirection: 'column' },
      section && box({ marginBottom: 18, fontSize: 29, fontWeight: 600, color: sea }, section),
      createElement('h1', { style: { ...titleStyle, fontSize, ...breaks } }, title),
    ),
    box({ fontSize: 26, fontWeight: 600, color: quiet }, host),
  )
  const svg = await satori(page, {
    ...wordsSize,
    fonts,
    onNodeDetected: ({ type, height }) => {
      if (type === 'h1') titleHeight = height
    },
  })
  return { svg, titleHeight }
}

const titleStyle = {
  width: titleWidth,
  margin: 0,
  fontWeight: 700,
  lineHeight,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
}

/** The mark of engine/design/components/mark.tsx, in the colors of the dark theme. */
const mark = () =>
  createElement(
    'svg',
    { width: 54, height: 54, viewBox: '0 0 32 32' },
    createElement('circle', { cx: 16, cy: 7.5, r: 4, fill: amber }),
    ...[17, 23, 29].map((y) =>
      createElement('path', {
        d: `M3 ${y}c4.3-3.2 8.7-3.2 13 0s8.7 3.2 13 0`,
        fill: 'none',
        stroke: text,
        strokeWidth: 2.4,
        strokeLinecap: 'round',
      }),
    ),
  )
