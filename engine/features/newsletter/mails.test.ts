import { HtmlValidate } from 'html-validate'
import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { renderArticle } from './mails.server.ts'
import type { Newsletter } from './sending.server.ts'

const newsletter: Newsletter = {
  id: 'backups/sv',
  article: 'backups',
  language: 'sv',
  title: 'Säkerhetskopior & <b>ord</b>',
  ...{
    excerpt: 'Vad som behövs, och "varför".',
    path: '/sv/blog/backups',
    picture: '/share/sv/post-backups.jpg',
  },
  sent_at: null,
}
const settings = { siteUrl: 'https://site.example' }
const toSwede = () => renderArticle(newsletter, { token: 'secret', language: 'sv' }, settings)

test('the text is complete without the HTML', () => {
  const { text } = toSwede()
  for (const part of [
    newsletter.title,
    newsletter.excerpt,
    'https://site.example/sv/blog/backups',
    'https://site.example/sv/contact?subscriber=secret',
  ])
    expect(text).toContain(part)
})

test('the HTML is valid, loads one picture of the site, and holds what was written as text', async () => {
  const html = String(toSwede().html)
  const report = await new HtmlValidate({
    extends: ['html-validate:standard'],
    // Outlook understands tables with attributes and inline styles.
    rules: {
      'no-deprecated-attr': 'off',
      'no-inline-style': 'off',
      'long-title': 'off',
      'void-style': 'off',
      'attribute-boolean-style': 'off',
    },
  }).validateString(html)
  expect(
    report.results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
  ).toEqual([])
  expect(html).not.toMatch(/<script|javascript:|onload|<b>ord/)
  expect([...html.matchAll(/src="([^"]+)"/g)].map(([, source]) => source)).toEqual([
    'https://site.example/share/sv/post-backups.jpg',
  ])
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link?.split('?')[0])).toEqual([
    ...Array(3).fill('https://site.example/sv/blog/backups'),
    'https://site.example/sv/contact',
  ])
})

test('a reader is told that an article is in the other language', () => {
  const { text, html } = renderArticle(newsletter, { token: 'secret', language: 'en' }, settings)
  expect(text).toContain('This article is in Swedish.')
  expect(String(html)).toContain('This article is in Swedish.')
  expect(toSwede().text).not.toContain('This article')
})

test('the message has both forms, and the headers of lists', async () => {
  const transport = createTransport({ streamTransport: true, buffer: true })
  const { message } = await transport.sendMail({
    from: 'site@site.example',
    to: 'asa@example.com',
    ...toSwede(),
  })
  const [folded = ''] = String(message).split('\r\n\r\n')
  const head = folded.replace(/\r\n[ \t]+/g, ' ')
  expect(head).toMatch(/^Content-Type: multipart\/alternative/m)
  expect(head).toContain('List-Unsubscribe: <https://site.example/api/newsletter/leave?subscriber=secret>')
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(head).toMatch(/^List-ID: <articles\.site\.example>$/m)
  for (const line of head.split('\r\n')) expect(line.length).toBeLessThanOrEqual(998)
})
