import { expect, test } from 'vitest'
import { posts } from '../../content/articles.ts'
import { setTitle, shareText } from './share-text.ts'

test('every article title stands in at most three lines, whole and in order', async () => {
  for (const { title } of posts) {
    const { lines, size } = await setTitle(title)
    expect(lines.length, title).toBeLessThanOrEqual(3)
    expect(lines.join(' ')).toBe(title)
    expect(size, title).toBeGreaterThanOrEqual(42)
  }
})

test('a longer title and a longer word are set smaller', async () => {
  const [short, long, compound] = await Promise.all(
    [
      'Om mig',
      'Åtta saker att tänka på innan ett mindre företag byter it-leverantör',
      'Lastbalanseringskonfigurationer',
    ].map(setTitle),
  )
  expect(long?.size).toBeLessThan(short?.size ?? 0)
  expect(compound?.lines).toHaveLength(1)
  expect(compound?.size).toBeLessThan(short?.size ?? 0)
})

test('a title that cannot fit says so instead of running over the edge', async () => {
  await expect(setTitle('x'.repeat(90))).rejects.toThrow('too long for its share image')
})

test('å, ä, ö and é are drawn, each as a shape of its own', async () => {
  const drawn = await Promise.all(
    [...'aåäoöeé'].map((letter) => shareText({ title: letter, section: '', host: '' })),
  )
  expect(new Set(drawn).size).toBe(7)
})
