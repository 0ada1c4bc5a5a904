import { expect, test } from 'vitest'
import { posts } from '../../core/articles/articles.ts'
import { shareText } from './text.ts'

const draw = (title: string) => shareText({ title, section: '', host: '' })

test('every title fits into three lines, also a long one or one with long words', async () => {
  const long = [
    'Åtta saker att tänka på innan ett mindre företag byter it-leverantör',
    'Internationaliseringsarbete och standardiseringsproblem i praktiken',
    'Lastbalanseringskonfigurationer',
  ]
  for (const title of [...posts.map((post) => post.title), ...long])
    await expect(draw(title)).resolves.toContain('<svg')
})

test('a title that does not fit breaks within words, and ends after three lines', async () => {
  const drawings = await Promise.all([50, 200, 300].map((length) => draw('W'.repeat(length))))
  expect(drawings[0]).not.toBe(drawings[1])
  expect(drawings[1]).toBe(drawings[2])
})

test('å, ä, ö and é are drawn as different shapes', async () => {
  const drawn = await Promise.all([...'aåäoöeé'].map(draw))
  expect(new Set(drawn).size).toBe(7)
})
