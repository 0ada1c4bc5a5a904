import { describe, expect, test } from 'vitest'
import { renderMarkdown } from './markdown.ts'

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
    ['NOTE', 'Note', 'Notera'],
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
