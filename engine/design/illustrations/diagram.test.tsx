import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BeforeAfter } from './before-after.tsx'
import { DecisionMap } from './decision-map.tsx'
import { Pipeline } from './pipeline.tsx'

/** As long as notes are, with breaks that fill the lines. */
const note = 'in a of it to on as is at by my so we it up do no'.slice(0, 36)
const title = 'Title'
const drawings: [string, ReactElement][] = [
  [
    'seven steps',
    <BeforeAfter key="7" words={{ before: { title, steps: steps(7) }, after: { title, steps: steps(2) } }} />,
  ],
  [
    'one step',
    <BeforeAfter key="1" words={{ before: { title, steps: steps(1) }, after: { title, steps: steps(1) } }} />,
  ],
  [
    'a decision',
    <DecisionMap
      key="d"
      words={{
        label: '',
        question: 'Which?',
        ways: Array(3).fill({ title, note, answer: note.slice(0, 25) }),
      }}
    />,
  ],
  [
    'a pipeline',
    <Pipeline key="p" words={{ label: '', back: note, stops: Array(4).fill({ title, note }) }} />,
  ],
]

function steps(count: number) {
  return Array.from({ length: count }, (_, step) => `${step + 1} ${note.slice(0, 30)}`)
}

/** The width of a letter of DejaVu Sans, the widest common font, and a bit; on tablets, where letters are largest. */
const letter = { wide: 1.3 * 16 * 0.58 * 1.08, tall: 16 * 0.58 * 1.08 }

test.each(drawings)('the words of %s fit in their place', (_, drawing) => {
  for (const [, box = '', content = ''] of renderToStaticMarkup(drawing).matchAll(
    /viewBox="0 0 (\d+) \d+"[^>]*>(.*?)<\/svg>(?=<svg aria-hidden="true" viewBox="0 0 3|<\/div>)/gs,
  )) {
    const size = box === '1000' ? letter.wide : letter.tall
    const labels = [
      ...content.matchAll(/<text transform="translate\((\S+) (\S+)\)" text-anchor="(\w+)".*?<\/text>/gs),
    ]
    expect(labels.length).toBeGreaterThan(1)
    for (const [text, x, , anchor] of labels) {
      const longest = Math.max(
        ...[...text.matchAll(/<tspan x[^>]*>([^<]*)/g)].map(([, line = '']) => line.length),
        0,
      )
      const left = Number(x) - longest * size * (anchor === 'middle' ? 0.5 : anchor === 'end' ? 1 : 0)
      expect(left, text).toBeGreaterThanOrEqual(0)
      expect(left + longest * size, text).toBeLessThanOrEqual(Number(box))
    }
  }
})
