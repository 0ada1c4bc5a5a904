import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { withoutInvalidXml } from '../../core/text/xml-characters.ts'
import { type Entry, feeds, writers } from './feeds.ts'

/** The texts and attributes of a document. Throws where it is not well-formed. */
function read(document: string) {
  const parser = new SaxesParser()
  const texts = new Map<string, string[]>()
  const attributes: string[] = []
  let text = ''
  parser.on('error', (error) => {
    throw error
  })
  parser.on('text', (value) => {
    text += value
  })
  parser.on('opentag', (tag) => {
    text = ''
    attributes.push(...Object.values(tag.attributes).map(String))
  })
  parser.on('closetag', ({ name }) => {
    texts.set(name, [...(texts.get(name) ?? []), text])
  })
  parser.write(document).close()
  return { texts, attributes }
}

const signs = [' a', ...'& < > " \' ]]> <![CDATA[ &amp; \v \b \0 \ud800 \udc00 \ufffe \u{1f680} å'.split(' ')]
const anyText = fc
  .array(fc.oneof(fc.constantFrom(...signs), fc.string({ unit: 'binary' })))
  .map((parts) => parts.join(''))
/** XML itself makes one line end of each kind of them, and spaces of those in attributes. */
const oneLine = anyText.map((text) => text.replace(/[\r\n\t]/g, ' '))

test('any title, tag and text makes feeds that are well-formed and hold them', () => {
  fc.assert(
    fc.property(oneLine, oneLine, oneLine, oneLine, (title, summary, content, tag) => {
      const entry: Entry = {
        url: 'https://a.example/b',
        title,
        summary,
        content,
        tags: [tag],
        date: '2026-01-02',
        updated: '2026-01-03',
      }
      const [kept, keptTag, keptTitle] = [content, tag, title].map(withoutInvalidXml)
      const rss = read(writers.rss('en', [entry]))
      expect(rss.texts.get('content:encoded')).toEqual([kept])
      expect(rss.texts.get('category')).toEqual([keptTag])
      const atom = read(writers.atom('sv', [entry]))
      expect(atom.texts.get('content')).toEqual([kept])
      expect(atom.attributes.filter((value) => value === keptTag).length).toBeGreaterThan(1)
      for (const { texts } of [rss, atom]) expect(asText(texts.get('title')?.at(-1) ?? '')).toBe(keptTitle)
      expect(JSON.parse(writers.json('en', [entry])).items[0]).toMatchObject({
        title,
        content_html: content,
        tags: [tag],
      })
    }),
  )
})

const asText = (html: string) =>
  html.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

test('the feeds of the site are well-formed and lead to its addresses', () => {
  for (const { path, content } of feeds().filter(({ path }) => path.endsWith('.xml'))) {
    const { texts } = read(String(content))
    const bodies = (texts.get('content:encoded') ?? texts.get('content') ?? []).join('')
    expect(bodies, path).toContain('<p>')
    expect(bodies, path).not.toMatch(/(?:href|src)="(?:\/|#|place:)/)
  }
})
