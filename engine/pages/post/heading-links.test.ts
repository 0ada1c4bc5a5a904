import { expect, test } from 'vitest'
import { fill } from '../../core/text/sentence.ts'
import { withHeadingLinks } from './heading-links.ts'
import { words } from './post.words.ts'

const { linkTo: label } = words.en

test('a heading has a link beside it, named after its text', () => {
  const html = withHeadingLinks('<h2 id="a">Say <code>&lt;b></code> &amp; "no"</h2><p>Text</p>', label)
  expect(html).toContain('<h2 id="a">Say <code>&lt;b></code> &amp; "no"</h2><a href="#a"')
  expect(html).toContain(`aria-label="${fill(label, { heading: 'Say &lt;b> &amp; &quot;no&quot;' })}"`)
  expect(html).toMatch(/<\/a><\/div><p>Text<\/p>$/)
})

test('only chapters and their parts have one, not the heading of the footnotes', () => {
  const html = '<h4 id="a">Small</h4><h2 class="visually-hidden" id="footnote-label">Footnotes</h2>'
  expect(withHeadingLinks(html, label)).toBe(html)
})
