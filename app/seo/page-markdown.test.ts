import { expect, test } from 'vitest'
import { pageMarkdown } from './page-markdown.ts'

const page = 'https://site.example/sv/contact'

test('headings, text, lists, terms and quotes keep their shape', () => {
  const html = `<div><h1>My <live-part><span aria-hidden="true">pa</span><span class="unseen">passion.</span></live-part></h1>
    <p>Fast &amp; <strong>tested</strong>, 5 * 4_000.<!-- --> <a href="/sv/faq">More</a></p></div>
    <ul><li><h3>One</h3><p>First</p></li><li>Two</li></ul><ol><li>Then</li></ol>
    <dl><div><dt>Mail</dt><dd><a href="mailto:a@b.example">a@b.example</a></dd></div>
    <dt>Hours</dt><dd><dl><dt>Monday</dt><dd>09:00</dd></dl></dd></dl><blockquote><p>Good.</p></blockquote>`
  expect(pageMarkdown(html, page)).toBe(`# My passion.

Fast & **tested**, 5 \\* 4\\_000. [More](https://site.example/sv/faq)

- ### One

  First
- Two

1. Then

- **Mail**: [a@b.example](mailto:a@b.example)
- **Hours**:
  - **Monday**: 09:00

> Good.
`)
})

test('what is no text of the page is left out', () => {
  const html = `<nav><a href="/">Home</a></nav><script>var a = "</p>"</script><p>Kept</p><form><p>Name</p></form>
    <p hidden>Hidden</p><svg><path d="M0"/><text>Drawn</text></svg><img src="/a.png" alt="A"/><p>Kept too</p>
    <div tabindex="-1"><p>Sent</p></div>`
  expect(pageMarkdown(html, page)).toBe('Kept\n\nKept too\n')
})
