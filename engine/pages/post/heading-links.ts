import { fill, type Sentence } from '../../core/text/sentence.ts'

/** Lucide's link. */
const icon =
  '<svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71"/><path d="M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71"/></svg>'

/**
 * Puts a link to it beside each heading of an article's HTML: beside, because screen readers would read its name as a part
 * of the heading. Only pages have these links, not the feeds.
 */
export const withHeadingLinks = (html: string, label: Sentence<'heading'>): string =>
  html.replace(/<h([23]) id="([^"]+)">(.*?)<\/h\1>/gs, (heading, _, id: string, content: string) => {
    const text = content.replace(/<[^>]*>/g, '').replaceAll('"', '&quot;')
    return `<div class="heading">${heading}<a href="#${id}" aria-label="${fill(label, { heading: text })}">${icon}</a></div>`
  })
