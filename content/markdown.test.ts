import { expect, test } from 'vitest'
import { renderMarkdown } from './markdown.ts'

test('a picture with a title stands as a figure with that caption', async () => {
  const { html } = await renderMarkdown('![Two servers](/racks.png "The old rack and the new one")')
  expect(html).toContain('<figure><img src="/racks.png" alt="Two servers" loading="lazy">')
  expect(html).toContain('<figcaption>The old rack and the new one</figcaption></figure>')
  expect(html).not.toContain('<p>')
})

test('a picture without a title, or within a sentence, stays where it is', async () => {
  const { html } = await renderMarkdown('![Alone](/a.png)\n\nPress ![the key](/key.png "Enter") now.')
  expect(html).not.toContain('<figure')
  expect(html.match(/<p>/g)).toHaveLength(2)
})
