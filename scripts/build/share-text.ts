/** The words on a share image: brand and mark, section, title in at most three lines, address. */
import { readFileSync } from 'node:fs'
import { createElement, type ReactNode } from 'react'
import satori from 'satori'
import { shareSize } from '../../app/seo/share-size.ts'
import { facts } from '../../content/facts.ts'
import { amber, quiet, sea, text } from '../artwork/palette.ts'

export const faceFiles = [600, 700].map((weight) => ({
  weight: weight as 600 | 700,
  file: `node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-${weight}-normal.woff`,
}))

// One list for all images: satori reads the faces once for each list.
const fonts = faceFiles.map(({ weight, file }) => ({ name: 'Heading', weight, data: readFileSync(file) }))
const margin = 68
/** Where the title may stand; the picture begins to its right. */
const room = 620
/** No wider than that: every point of it costs time to lay over the picture. */
const wordsSize = { width: room + 2 * margin, height: shareSize.height }
const sizes = [76, 70, 64, 58, 52, 47, 42, 38]
const spacing = '-0.015em'

const box = (style: object, ...children: ReactNode[]) =>
  createElement('div', { style: { display: 'flex', boxSizing: 'border-box', ...style } }, ...children)

/** SVG of the words, transparent around them, for the left side of the picture. */
export async function shareText({
  title,
  section,
  host,
}: {
  title: string
  section: string
  host: string
}): Promise<string> {
  const { size, lines } = await setTitle(title)
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
      ...lines.map((line) =>
        box(
          { fontSize: size, fontWeight: 700, lineHeight: 1.1, letterSpacing: spacing, whiteSpace: 'pre' },
          line,
        ),
      ),
    ),
    box({ fontSize: 26, fontWeight: 600, color: quiet }, host),
  )
  return withoutMasks(await satori(page, { ...wordsSize, fonts }))
}

/** satori cuts each box off at its edges, where nothing is: a layer to be painted for every one of them. */
const withoutMasks = (svg: string) =>
  svg.replace(/<(mask|clipPath) [\s\S]*?<\/\1>/g, '').replace(/ (mask|clip-path)="[^"]*"/g, '')

/** The mark of app/components/mark.tsx, in the colours of the night. */
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

/**
 * The largest size at which a title fits into three lines, and those lines, as even as they can be.
 * Throws where a word is wider than the room at every size.
 */
export async function setTitle(title: string): Promise<{ size: number; lines: string[] }> {
  const words = title.split(' ')
  const widths = await measured(words)
  for (const size of sizes) {
    for (const count of [1, 2, 3]) {
      const lines = evenLines(words, widths, count, room / size)
      if (lines) return { size, lines: lines.map((line) => line.words.join(' ')) }
    }
  }
  throw new Error(`The title "${title}" is too long for its share image: shorten it`)
}

interface Line {
  words: string[]
  /** In sizes of the type. */
  width: number
}

const gap = 0.24

/** The most even division of words into so many lines, none of them wider than `most`, if there is one. */
function evenLines(
  words: readonly string[],
  widths: readonly number[],
  count: number,
  most: number,
): Line[] | undefined {
  if (words.length < count) return undefined
  const line = (from: number, to: number): Line => ({
    words: words.slice(from, to),
    width: widths.slice(from, to).reduce((sum, width) => sum + width, (to - from - 1) * gap),
  })
  const divide = (from: number, left: number): Line[][] =>
    left === 1
      ? [[line(from, words.length)]]
      : Array.from({ length: words.length - from - left + 1 }, (_, index) => from + index + 1).flatMap((to) =>
          divide(to, left - 1).map((rest) => [line(from, to), ...rest]),
        )
  const longest = (lines: Line[]) => Math.max(...lines.map(({ width }) => width))
  // A preposition belongs on the line of what it leads to.
  const loose = (lines: Line[]) =>
    lines.slice(0, -1).filter((one) => (one.words.at(-1) ?? '').length < 3).length
  // Of lines that are as wide together, the evenest have the smallest squares.
  const cost = (lines: Line[]) =>
    lines.reduce((sum, { width }) => sum + width ** 2, 0) * (1 + 0.12 * loose(lines))
  return divide(0, count)
    .filter((lines) => longest(lines) <= most)
    .toSorted((a, b) => cost(a) - cost(b))[0]
}

/** Widths of words that have been measured, in sizes of the type: titles have many in common. */
const widthOf = new Map<string, number>()

/** How wide each word is set, in sizes of the type. */
async function measured(words: readonly string[]): Promise<number[]> {
  await measure([...new Set(words)].filter((word) => !widthOf.has(word)))
  return words.map((word) => {
    const width = widthOf.get(word)
    if (width === undefined) throw new Error(`satori did not say how wide "${word}" is`)
    return width
  })
}

/** Each word is there once: it names its own box. */
async function measure(words: readonly string[]) {
  if (words.length === 0) return
  const size = 100
  await satori(
    box(
      { fontFamily: 'Heading', fontSize: size, fontWeight: 700, letterSpacing: spacing },
      ...words.map((word) => createElement('div', { key: word, style: { flexShrink: 0 } }, word)),
    ),
    {
      width: 10_000,
      height: 2 * size,
      fonts,
      onNodeDetected: ({ type, key, width }) => {
        if (type === 'div' && key !== null && key !== undefined) widthOf.set(String(key), width / size)
      },
    },
  )
}
