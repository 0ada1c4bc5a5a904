import { expect, test } from 'vitest'
import { readPage } from '../../seo/read-page.ts'
import { pageMarkdown } from './markdown-pages.ts'

const head = '<meta property="og:title" content="A &amp; B"><meta name="description" content="What it is.">'
const read = (main: string) => readPage(`<!doctype html><head>${head}</head><main>${main}</main>`)
const markdownOf = (main: string) => pageMarkdown(read(main).main, 'https://site.example/sv/contact')

test('title and description are read as text', () => {
  expect(read('<p>Text</p>')).toMatchObject({ title: 'A & B', description: 'What it is.' })
})

test('headings, text, lists, terms and quotes become Markdown', () => {
  const html = `<div><h1>My <client-island><span aria-hidden="true">pa</span><span class="visually-hidden">passion.</span></client-island></h1>
    <p>Fast &amp; <strong>tested</strong>, 5 * 4_000. <a href="/sv/faq">More</a></p></div>
    <ul><li><h3>One</h3><p>First</p></li><li>Two</li></ul><ol><li>Then</li></ol>
    <dl><div><dt>Mail</dt><dd><a href="mailto:a@b.example">a@b.example</a></dd></div></dl>
    <blockquote><p>Good.</p></blockquote>`
  expect(markdownOf(html)).toBe(`# My passion.

Fast & **tested**, 5 \\* 4_000. [More](https://site.example/sv/faq)

- ### One

  First

- Two

1. Then

- Mail: [a@b.example](mailto:a@b.example)

> Good.
`)
})

test('adjacent elements are separated by a space', () => {
  expect(markdownOf('<p><a href="/a">One</a><a href="/b">Two</a></p>')).toBe(
    '[One](https://site.example/a) [Two](https://site.example/b)\n',
  )
  expect(markdownOf('<p>Out<span class="visually-hidden">(in a new tab)</span></p>')).toBe(
    'Out (in a new tab)\n',
  )
})

test('elements that are no text of the page are left out', () => {
  const html = `<nav><a href="/">Home</a></nav><script>var a = "</p>"</script><p>Kept</p><form><p>Name</p></form>
    <p hidden>Hidden</p><svg><path d="M0"/><text>Drawn</text></svg><img src="/a.png" alt="A"/><p>Kept too</p>
    <div tabindex="-1"><p>Sent</p></div>`
  expect(markdownOf(html)).toBe('Kept\n\nKept too\n')
})

test('what only the style of a line keeps apart is separated', () => {
  const html = `<p><span>Notes</span><span><client-island data-island="view-count">— views</client-island></span></p>
    <p><time>May 1</time><span>1 min read</span></p><p>To a@b.example</p>
    <dl><div><dt>years</dt><dd>11</dd></div><div><dt>How</dt><dd><p>By hand.</p></dd></div></dl>
    <table><tr><th>Hour <small>As agreed.</small></th><td>100 <small>125 with VAT</small></td></tr></table>`
  expect(markdownOf(html)).toBe(`Notes

May 1 · 1 min read

To a@b.example

- years: 11

- How

  By hand.

| Hour · As agreed. | 100 · 125 with VAT |
| ----------------- | ------------------ |
`)
})
