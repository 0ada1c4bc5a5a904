import { newsletterWords } from '../../app/components/newsletter.words.ts'
import { escapeHtml } from '../../app/escape-html.ts'
import { pages } from '../../app/pages.ts'
import type { Language } from '../../content/language.ts'
import type { Refusal } from '../forms/refusal.ts'
import { referrerOfRefused, Written } from '../forms/refused-form.ts'
import type { Submission } from '../forms/submission.ts'
import { privatePage } from '../pages/private-page.ts'
import type { Site } from '../pages/site.ts'
import { newsletterMailWords } from './newsletter.words.ts'
import { isConfirmable, type Subscriber } from './subscribers.ts'

/** The contact page with a button that confirms an address or unsubscribes it, or with the word that a link is over. */
export const subscriberPage = (
  site: Site,
  subscriber: Subscriber | undefined,
  language: Language,
  { now = Date.now(), status = 200 } = {},
): Response => pageWith(site, language, panelOf(subscriber, language, now), { status })

/** The contact page after a form that was refused: why, and the form with the address that was written. */
export function refusedSignUp(
  site: Site,
  { values, language }: Pick<Submission, 'values' | 'language'>,
  { status, headers }: Refusal,
): Response {
  const t = newsletterWords[language]
  const { email = '' } = Written.parse(values)
  const reasons = new Map([
    [422, t.failed],
    [429, `${t.often} ${t.oftenNext}`],
  ])
  const marks = status === 422 ? ` aria-invalid="true" aria-describedby="${reasonId}"` : ''
  const field =
    `<label><span>${escapeHtml(t.email)}</span>` +
    `<input type="email" name="email" autocomplete="email" required value="${escapeHtml(email)}"${marks}></label>`
  const panel =
    heading(t.heading) +
    reasonHtml(reasons.get(status) ?? newsletterMailWords[language].page.failed) +
    formHtml({ action: '/api/newsletter', language, fields: field, button: t.submit })
  return pageWith(site, language, panel, { status, headers: { ...headers, ...referrerOfRefused } })
}

/** The contact page after the button of a link could not do its work: the same button once more. */
export function failedLink(
  site: Site,
  { token, action, language }: { token: string; action: 'confirm' | 'leave'; language: Language },
  { status, headers }: Refusal,
): Response {
  const { failed, ...t } = newsletterMailWords[language].page
  const panel = heading(t[action].heading) + reasonHtml(failed) + linkForm(token, action, language)
  return pageWith(site, language, panel, { status, headers: { ...headers, ...referrerOfRefused } })
}

const pageWith = (
  site: Site,
  language: Language,
  panel: string,
  response: { status: number; headers?: Record<string, string> },
) => privatePage(site.files.get(pages.contact[language]), site, { subscriber: { prepend: panel } }, response)

function panelOf(subscriber: Subscriber | undefined, language: Language, now: number): string {
  const t = newsletterMailWords[language].page
  const action = subscriber && actionFor(subscriber, now)
  if (!subscriber || !action) return `${heading(t.over.heading)}<p>${escapeHtml(t.over.text)}</p>`
  const { text, ...words } = t[action]
  return (
    `${heading(words.heading)}<p>${escapeHtml(text(subscriber.email))}</p>` +
    linkForm(subscriber.token, action, language)
  )
}

const heading = (text: string) => `<h2>${escapeHtml(text)}</h2>`

const reasonId = 'newsletter-reason'

/** Focused, because it stands below the first screen. */
const reasonHtml = (text: string) =>
  `<p id="${reasonId}" tabindex="-1" autofocus><strong>${escapeHtml(text)}</strong></p>`

const linkForm = (token: string, action: 'confirm' | 'leave', language: Language) =>
  formHtml({
    action: `/api/newsletter/${action}`,
    language,
    fields: `<input type="hidden" name="subscriber" value="${escapeHtml(token)}">`,
    button: newsletterMailWords[language].page[action].button,
  })

const formHtml = ({
  action,
  language,
  fields,
  button,
}: {
  action: string
  language: Language
  fields: string
  button: string
}) =>
  `<form method="post" action="${action}">${fields}` +
  `<input type="hidden" name="language" value="${language}">` +
  `<button type="submit" data-primary>${escapeHtml(button)}</button></form>`

/** What the button does. Undefined where the time to confirm is over. */
function actionFor(subscriber: Subscriber, now: number): 'confirm' | 'leave' | undefined {
  if (isConfirmable(subscriber, now)) return 'confirm'
  return subscriber.confirmed_at === null ? undefined : 'leave'
}
