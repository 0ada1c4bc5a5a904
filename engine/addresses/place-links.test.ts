import { expect, test } from 'vitest'
import { withAddresses, withPlace, withPlacesInMarkdown } from './place-links.ts'

const absolute = (address: string) => `https://a.example${withPlace(address, 'sv')}`

test('addresses change in links and pictures, and nowhere in text or code', () => {
  const code =
    '<p><code>href="/contact"</code> and href="#top"</p><pre><code>&lt;a href="/contact"></code></pre>'
  expect(
    withAddresses(
      `<p><a href="/b">b</a><source srcset="/c.avif 8w, /d.avif 9w"><img src="/c.png" alt="C"></p>${code}`,
      absolute,
    ),
  ).toBe(
    `<p><a href="https://a.example/b">b</a><source srcset="https://a.example/c.avif 8w, https://a.example/d.avif 9w"><img src="https://a.example/c.png" alt="C"></p>${code}`,
  )
})

test('places become paths in the links of Markdown, as pictures have, in HTML too, and nowhere else', () => {
  const change = (markdown: string) => withPlacesInMarkdown(markdown, 'sv', (path) => path)
  expect(
    change(
      '[a](place:contact#form "place:faq") <place:faq> <a href="place:faq">b</a> [c][c]\n\n[c]: place:blog',
    ),
  ).toBe('[a](/sv/contact#form "/sv/faq") </sv/faq> <a href="/sv/faq">b</a> [c][c]\n\n[c]: /sv/blog')
  const site = (markdown: string) =>
    withPlacesInMarkdown(markdown, 'sv', (path) => `https://a.example${path}`).replaceAll(
      'https://a.example',
      '§',
    )
  expect(
    site(
      '![a](/b.png "/c") [![d](/e.png)](</f>) <img src="/g.png" alt=""><br /> ![h] `![i](/j)` //k\n\n[h]: /l',
    ),
  ).toBe(
    '![a](§/b.png "/c") [![d](§/e.png)](<§/f>) <img src="§/g.png" alt=""><br /> ![h] `![i](/j)` //k\n\n[h]: §/l',
  )
  for (const text of [
    '`[a](place:contact)`',
    '```\n[a](place:contact)\n```',
    'by place:contact',
    '\\[a](place:contact)',
  ])
    expect(change(text)).toBe(text)
})
