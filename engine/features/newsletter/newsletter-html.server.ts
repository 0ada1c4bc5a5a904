import { signature } from '../../core/mail/signature.server.ts'
import { facts } from '../../core/site/facts.ts'
import { site } from '../../core/site/site.ts'
import { escapeHtml } from '../../core/text/escape-html.ts'
import { type Language, nameOfLanguage } from '../../core/text/language.ts'
import { fill } from '../../core/text/sentence.ts'
import { newsletterMailWords } from './newsletter-mail.words.ts'
import type { Newsletter } from './sending.server.ts'

const { light, dark } = site.brand.colors

/** The widest that the mail gets, in pixels. */
const width = 560

/**
 * An article as an HTML mail: a picture, title, excerpt and link, with styles that Gmail and Outlook keep, and colors of
 * its own where mail programs are dark. It loads nothing that tells who has opened it.
 */
export function newsletterHtml({
  newsletter,
  language,
  link,
  leave,
  picture,
}: {
  newsletter: Newsletter
  /** Of the reader, which the article may not have. */
  language: Language
  /** Absolute URLs: of the article, of the page to unsubscribe, and of the picture. */
  link: string
  leave: string
  picture: string
}): string {
  const t = newsletterMailWords[language].article
  const [title, excerpt, address] = [newsletter.title, newsletter.excerpt, link].map(escapeHtml)
  const paragraph = (text: string, style = '') => `<p style="margin:0 0 16px;${style}">${text}</p>`
  const note = languageNote(newsletter.language, language)
  return `<!DOCTYPE html>
<html lang="${newsletter.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>
${darkStyles}
</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${light.ground}">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:${light.ground}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="raised" width="${width}" cellpadding="0" cellspacing="0" style="width:100%;max-width:${width}px;background:${light.raised};border-radius:12px;font-family:Arial,Helvetica,sans-serif;font-size:17px;line-height:1.5;color:${light.text}">
<tr><td style="padding:20px 24px;font-weight:bold" class="text">${escapeHtml(facts.brand)}</td></tr>
<tr><td><a href="${address}"><img src="${escapeHtml(picture)}" alt="" width="${width}" style="display:block;width:100%;max-width:${width}px;height:auto;border:0"></a></td></tr>
<tr><td style="padding:24px" class="text">
<h1 style="margin:0 0 12px;font-size:26px;line-height:1.2"><a href="${address}" class="text" style="color:${light.text};text-decoration:none">${title}</a></h1>
${paragraph(excerpt ?? '')}${note && paragraph(escapeHtml(note), `color:${light.quiet};font-size:15px`)}
<table role="presentation" cellpadding="0" cellspacing="0"><tr><td style="background:${light.beacon};border-radius:99px"><a href="${address}" style="display:inline-block;padding:13px 24px;color:${light['on-beacon']};font-weight:bold;text-decoration:none">${escapeHtml(t.read)}</a></td></tr></table>
</td></tr>
<tr><td class="quiet" lang="${language}" style="padding:0 24px 24px;font-size:14px;color:${light.quiet}">
${paragraph(escapeHtml(signature[language]).replaceAll('\n', '<br>'))}${paragraph(`${escapeHtml(t.why)} <a href="${escapeHtml(leave)}" class="accent" style="color:${light.accent}">${escapeHtml(t.leave)}</a>`)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

/** Mail programs that are dark and know media queries. The others turn the light colors by themselves. */
const darkStyles = `@media (prefers-color-scheme: dark) {
.ground { background: ${dark.ground} !important }
.raised { background: ${dark.raised} !important }
.text { color: ${dark.text} !important }
.quiet { color: ${dark.quiet} !important }
.accent { color: ${dark.accent} !important }
}`

/** A sentence for readers of an article that their language does not have: empty where it has. */
export const languageNote = (language: Language, reader: Language): string =>
  language === reader
    ? ''
    : fill(newsletterMailWords[reader].article.otherLanguage, { language: nameOfLanguage(language, reader) })
