import { describe, expect, test } from 'vitest'
import { pageIds, renderMarkdown, toHtmlTree } from './markdown.ts'
import { parseMarkdown } from './parse-markdown.ts'

const htmlOf = async (markdown: string, language: 'en' | 'sv' = 'en') =>
  (await renderMarkdown(markdown, language)).html

test('a picture with a title stands as a figure with that caption', async () => {
  const html = await htmlOf('![Two servers](/racks.png "The old rack and the new one")')
  expect(html).toContain('<figure><img src="/racks.png" alt="Two servers" loading="lazy">')
  expect(html).toContain('<figcaption>The old rack and the new one</figcaption></figure>')
  expect(html).not.toContain('<p>')
})

test('a picture without a title, or within a sentence, stays where it is', async () => {
  const html = await htmlOf('![Alone](/a.png)\n\nPress ![the key](/key.png "Enter") now.')
  expect(html).not.toContain('<figure')
  expect(html.match(/<p>/g)).toHaveLength(2)
})

describe('a note', () => {
  test.each([
    ['NOTE', 'Note', 'Obs'],
    ['TIP', 'Tip', 'Tips'],
    ['IMPORTANT', 'Important', 'Viktigt'],
    ['WARNING', 'Warning', 'Varning'],
    ['CAUTION', 'Caution', 'Se upp'],
  ])('%s has its label in the language of the article', async (kind, en, sv) => {
    const markdown = `> [!${kind}]\n> Keep \`ssh\` open.`
    for (const [language, label] of [
      ['en', en],
      ['sv', sv],
    ] as const) {
      const html = await htmlOf(markdown, language)
      expect(html).toContain(`data-callout="${kind.toLowerCase()}"`)
      expect(html).toContain(`>${label}</strong>`)
      expect(html).toContain('<p>Keep <code>ssh</code> open.</p>')
      expect(html).not.toContain('[!')
    }
  })

  test('is a note for screen readers and a quotation for feed readers, with an icon of a size', async () => {
    const html = await htmlOf('> [!TIP]\n> One.\n>\n> - Two')
    expect(html).toMatch(/^<blockquote[^>]* role="note"/)
    expect(html).toMatch(/<svg [^>]*width="20" height="20"[^>]* aria-hidden="true">/)
    expect(html).toContain('<li>Two</li>')
  })

  test('may have a label of its own', async () => {
    expect(await htmlOf('> [!NOTE] Only on Debian\n> Text.')).toContain('>Only on Debian</strong>')
  })

  test('is no quotation that an author writes, nor one of another kind', async () => {
    for (const markdown of ['> Said by somebody.', '> [!SHOUT]\n> Text.'])
      expect(await htmlOf(markdown)).toMatch(/^<blockquote>/)
  })
})

test('a footnote leads there and back, with labels in the language of the article', async () => {
  const markdown = 'Old.[^age] Very old.[^age]\n\n[^age]: From 1998.'
  const html = await htmlOf(markdown, 'sv')
  expect(html).toContain('<a href="#fn-age" id="fnref-age"')
  expect(html).toContain('id="footnote-label">Fotnoter</h2>')
  expect(html).toContain('<li id="fn-age">')
  expect(html).toContain('<a href="#fnref-age" data-footnote-backref aria-label="Tillbaka till hänvisning 1"')
  expect(html).toContain('aria-label="Tillbaka till hänvisning 1-2"')
  expect(await htmlOf(markdown)).toContain('aria-label="Back to reference 1"')
  expect((await renderMarkdown(`## One\n\n${markdown}`, 'en')).headings.map(({ text }) => text)).toEqual([
    'One',
  ])
})

test('long code within a sentence breaks between its words only, in tables too', async () => {
  const html = await htmlOf('Run `nginx -t` and `ansible-playbook site.yml --check`.')
  expect(html).toContain('<code>nginx -t</code>')
  expect(html).toContain(
    '<code><span>ansible-playbook</span> <span>site.yml</span> <span>--check</span></code>',
  )
  expect(await htmlOf('|A|\n|-|\n|`inventories/production/hosts.yml`|')).toContain(
    '<code><span>inventories/production/hosts.yml</span></code>',
  )
})

test('a table scrolls by itself, by keyboard too, and has a name', async () => {
  expect(await htmlOf('|Method|Picks|\n|-|-|\n|hash|a key|')).toContain(
    '<section class="table" tabindex="0" aria-label="Method, Picks"><table>',
  )
})

test('the cells of a wide table name their columns', async () => {
  const html = await htmlOf('|Status|Lasts|Use|\n|-|-|-|\n|301|for *good*|moves|')
  expect(html.match(/<td.*<\/td>/g)).toEqual([
    '<td>301</td>',
    '<td data-column="Lasts">for <em>good</em></td>',
    '<td data-column="Use">moves</td>',
  ])
  expect(await htmlOf('|A|B|\n|-|-|\n|1|2|'), 'two columns fit a phone').not.toContain('data-column')
})

describe('HTML between Markdown', () => {
  test.each([
    [
      'Press <kbd>Ctrl</kbd>+<kbd>C</kbd>.<br>H<sub>2</sub>O',
      '<p>Press <kbd>Ctrl</kbd>+<kbd>C</kbd>.<br>H<sub>2</sub>O</p>',
    ],
    [
      '<details>\n<summary>How</summary>\n\n*Three* times.\n\n</details>',
      '<details>\n<summary>How</summary>\n<p><em>Three</em> times.</p>\n</details>',
    ],
    ['<p align="center">Read.</p>', '<p align="center">Read.</p>'],
    ['<img src="/a.png" alt="A" width="20">', '<img src="/a.png" alt="A" width="20">'],
    [
      '<table><tr><td>Price</td></tr></table>',
      '<section class="table" tabindex="0"><table><tbody><tr><td>Price</td></tr></tbody></table></section>',
    ],
    [
      '<a href="https://a.example" target="_blank">b</a>',
      '<p><a href="https://a.example" rel="external noopener">b</a></p>',
    ],
    ['A <!-- note --> b', '<p>A  b</p>'],
  ])('%j is shown', async (markdown, html) => {
    expect((await htmlOf(markdown)).trim()).toBe(html)
    expect(toHtmlTree(parseMarkdown(markdown), markdown, 'en').leftOut).toEqual([])
  })

  test.each([
    ['<script>\nalert(1)\n</script>', '', '<script> and what is in it'],
    ['<iframe src="https://a.example" />\n\nAfter.', '<p>After.</p>', '<iframe>, but for'],
    ['The <title> and <body> of it', '<p>The  and  of it</p>', '<title>, but for'],
    ['A <td> here', '<p>A  here</p>', '<td>, but for'],
    ['<div style="color: red" onclick="a()">b</div>', '<div>b</div>', 'style of <div>'],
    ['<h2 id="content">A</h2>', '<h2>A</h2>', 'id of <h2>'],
    ['A List<string> here', '<p>A List here</p>', '<string>, but for the text in it'],
    ['<Chart data="1">Sales</Chart>', '<p>Sales</p>', '<chart>, but for the text in it'],
    ['<a href="javascript:a()">b</a>', '<p><a>b</a></p>', 'javascript:a() leads nowhere'],
    ['![A plan](https://a.example/b.png)', '<p>A plan</p>', 'put the picture beside the article'],
    ['<img src="//a.example/b.png" alt="A plan">', 'A plan', 'put the picture beside the article'],
    ['A <?php echo "b" ?>', '<p>A </p>', '<?php echo'],
    ['A\n\n<!-- b\n\nc', '<p>A</p>', 'a comment without an end'],
    ['<b>A', '<p><b>A</b></p>', '<b> has no end'],
    ['<details>\n\nA', '<details>\n<p>A</p></details>', '<details> has no end'],
  ])('%j is left out, and a line says so', async (markdown, html, what) => {
    expect((await htmlOf(markdown)).trim()).toBe(html)
    const { leftOut } = toHtmlTree(parseMarkdown(`\n\n${markdown}`), `\n\n${markdown}`, 'en')
    expect(leftOut.map((one) => one.what)).toContainEqual(expect.stringContaining(what))
    expect(leftOut.every(({ line }) => line >= 3)).toBe(true)
  })
})

const leftOutOf = (markdown: string) => toHtmlTree(parseMarkdown(markdown), markdown, 'en').leftOut

describe('Markdown that is not shown', () => {
  test.each([
    ['|A|B|\n|-|-|\n|`a | b`|c|', 3, 'write \\|'],
    ['|A|\n|-|\n|b|![c](/c.png)|', 3, 'more cells than the head'],
    ['A[^a]\n\n[^a]: b\n\n[^a]: c', 5, '[^a]: is not shown'],
    ['A\n\n[^a]: b', 3, '[^a]: is not shown'],
    ['[a]: /b', 1, '[a]: is used nowhere'],
    ['[a]\n\n[a]: /b\n[A]: /c', 4, '[A]: stands above already'],
    ['> ```js\n> a\n\nB', 1, 'code without an end'],
    ['```js\na\n``` b\nc', 1, 'code without an end'],
    ['```js {1,3} title="a" linenos\nb\n```', 1, '{1,3} linenos after the language'],
    ["```js title='a\nb\n```", 1, "title='a after the language"],
  ])('%j: a line says so', (markdown, line, what) => {
    expect(leftOutOf(markdown)).toEqual([{ line, what: expect.stringContaining(what) }])
  })

  test('is no shorter row, comment, alias or code that ends', () => {
    for (const markdown of [
      '|A|B|\n|-|-|\n|c|\n|`a \\| b`|d||',
      '[//]: # (A comment)\n[a][b] ![c][] [d]\n\n[b]: /b\n[c]: /c\n[d]: /d',
      '- ```js\n  a\n  ```\n\n> ~~~~nginx context=server\n> ```\n> ~~~~\n\n    a\n\nA\tb  \nc&amp;\\*\n***',
      'A[^a] [^a]\n\n[^a]: B[^b]\n\n    c\n\n[^b]: d',
    ])
      expect(leftOutOf(markdown), markdown).toEqual([])
  })
})

test.each(['title="a b"', "title='a b'", 'title=a', 'filename="a"', 'file=a', 'context=server title=a'])(
  'code with %s has that title',
  async (meta) => {
    expect(await htmlOf(`\`\`\`js ${meta}\nb\n\`\`\``)).toContain(
      `<figcaption>${meta.includes('b') ? 'a b' : 'a'}</figcaption>`,
    )
  },
)

test('a heading without a letter has an anchor', async () => {
  const { headings } = await renderMarkdown('## 🚀\n\n## 🚀\n\n## C 🚀', 'en')
  expect(headings.map(({ id }) => id)).toEqual(['section', 'section-1', 'c-'])
})

test.each('sh shell zsh console yml javascript typescript jsx py docker ps1 JSON'.split(' '))(
  '%s is colored',
  async (name) => {
    const code = `# a "b" {"c": 1}\n$ ls -l\nconst d = 'e'\nFROM f\n`
    expect(await htmlOf(`\`\`\`${name}\n${code}\`\`\``)).toMatch(/<span class="t\d">/)
  },
)

test('a heading never has an id of the page around it, nor that of another heading', async () => {
  const texts = [
    ...pageIds,
    'Menu',
    'Consent panel',
    'Content',
    'Main',
    '1',
    'n 1',
    '🚀',
    'Section',
    '2 & 3',
    '2 & 3',
  ]
  const { headings } = await renderMarkdown(texts.map((text) => `## ${text}`).join('\n\n'), 'en')
  const ids = headings.map(({ id }) => id)
  expect(new Set([...ids, ...pageIds]).size).toBe(texts.length + pageIds.length)
  expect(ids.slice(pageIds.length)).toEqual([
    'menu-2',
    'consent-panel-2',
    'content',
    'main',
    'n-1',
    'n-1-1',
    'section',
    'section-1',
    'n-2--3',
    'n-2--3-1',
  ])
})
