import { escapeHtml } from '../../app/escape-html.ts'
import { pages } from '../../app/pages.ts'
import type { Language } from '../../content/language.ts'
import { privatePage } from '../pages/private-page.ts'
import type { Site } from '../pages/site.ts'
import { newsletterMailWords } from './newsletter.words.ts'
import { isConfirmable, type Subscriber } from './subscribers.ts'

/** The contact page with a button that confirms an address or unsubscribes it, or with the word that a link is over. */
export function subscriberPage(
  site: Site,
  subscriber: Subscriber | undefined,
  language: Language,
  now = Date.now(),
): Response {
  const panel = panelOf(subscriber, language, now)
  return privatePage(site.files.get(pages.contact[language]), site, (html) =>
    html.replace(/<div [^>]*data-subscriber[^>]*>/, (place) => place + panel),
  )
}

function panelOf(subscriber: Subscriber | undefined, language: Language, now: number): string {
  const say = newsletterMailWords[language].page
  const heading = (text: string) => `<h2>${escapeHtml(text)}</h2>`
  const action = subscriber && actionFor(subscriber, now)
  if (!subscriber || !action) return `${heading(say.over.heading)}<p>${escapeHtml(say.over.text)}</p>`
  const { text, button, ...words } = say[action]
  return (
    `${heading(words.heading)}<p>${escapeHtml(text(subscriber.email))}</p>` +
    `<form method="post" action="/api/newsletter/${action}">` +
    `<input type="hidden" name="subscriber" value="${escapeHtml(subscriber.token)}">` +
    `<input type="hidden" name="language" value="${language}">` +
    `<button type="submit" data-primary>${escapeHtml(button)}</button></form>`
  )
}

/** What the button does. Undefined where the time to confirm is over. */
function actionFor(subscriber: Subscriber, now: number): 'confirm' | 'leave' | undefined {
  if (isConfirmable(subscriber, now)) return 'confirm'
  return subscriber.confirmed_at === null ? undefined : 'leave'
}
