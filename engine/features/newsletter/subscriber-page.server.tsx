import type { ReactNode } from 'react'
import { pages } from '../../addresses/pages.ts'
import type { Refusal } from '../../core/forms/refusal.server.ts'
import { referrerOfRefused, Written } from '../../core/forms/refused-form.server.tsx'
import type { Submission } from '../../core/forms/submission.server.ts'
import { privatePage } from '../../core/served/private-page.server.ts'
import { renderHtml } from '../../core/served/render-html.server.ts'
import type { ServedFiles } from '../../core/served/served-files.server.ts'
import type { Language } from '../../core/text/language.ts'
import { fill } from '../../core/text/sentence.ts'
import { newsletterWords } from './newsletter.words.ts'
import { newsletterMailWords } from './newsletter-mail.words.ts'
import { EmailField, SubscriberForm, SubscriberPanel } from './subscriber-panel.tsx'
import { isConfirmable, type Subscriber } from './subscribers.server.ts'

/** The contact page with a button that confirms an address or unsubscribes it, or with the word that a link is over. */
export const subscriberPage = (
  site: ServedFiles,
  subscriber: Subscriber | undefined,
  language: Language,
  { now = Date.now(), status = 200 } = {},
): Response => pageWith(site, language, panelOf(subscriber, language, now), { status })

/** The contact page after a form that was refused: why, and the form with the address that was written. */
export function refusedSignUp(
  site: ServedFiles,
  { values, language }: Pick<Submission, 'values' | 'language'>,
  { status, headers }: Refusal,
): Response {
  const t = newsletterWords[language]
  const { email = '' } = Written.parse(values)
  const reasons = new Map([
    [422, t.failed],
    [429, `${t.often} ${t.oftenNext}`],
  ])
  const reason = reasons.get(status) ?? newsletterMailWords[language].page.failed
  const panel = (
    <SubscriberPanel heading={t.heading} reason={reason}>
      <SubscriberForm action="/api/newsletter" language={language} button={t.submit}>
        <EmailField label={t.email} email={email} isWrong={status === 422} />
      </SubscriberForm>
    </SubscriberPanel>
  )
  return pageWith(site, language, panel, { status, headers: { ...headers, ...referrerOfRefused } })
}

/** The contact page after the button of a link could not do its work: the same button once more. */
export function failedLink(
  site: ServedFiles,
  { token, action, language }: { token: string; action: 'confirm' | 'leave'; language: Language },
  { status, headers }: Refusal,
): Response {
  const { failed, ...t } = newsletterMailWords[language].page
  const panel = (
    <SubscriberPanel heading={t[action].heading} reason={failed}>
      <LinkForm token={token} action={action} language={language} />
    </SubscriberPanel>
  )
  return pageWith(site, language, panel, { status, headers: { ...headers, ...referrerOfRefused } })
}

const pageWith = (
  site: ServedFiles,
  language: Language,
  panel: ReactNode,
  response: { status: number; headers?: Record<string, string> },
) =>
  privatePage(
    site.files.get(pages.contact[language]),
    site,
    { subscriber: { prepend: renderHtml(panel) } },
    response,
  )

function panelOf(subscriber: Subscriber | undefined, language: Language, now: number) {
  const t = newsletterMailWords[language].page
  const action = subscriber && actionFor(subscriber, now)
  if (!subscriber || !action)
    return (
      <SubscriberPanel heading={t.over.heading}>
        <p>{t.over.text}</p>
      </SubscriberPanel>
    )
  const { heading, text } = t[action]
  return (
    <SubscriberPanel heading={heading}>
      <p>{fill(text, { address: subscriber.email })}</p>
      <LinkForm token={subscriber.token} action={action} language={language} />
    </SubscriberPanel>
  )
}

interface LinkFormProps {
  token: string
  action: 'confirm' | 'leave'
  language: Language
}

/** The button of a link in a mail. */
const LinkForm = ({ token, action, language }: LinkFormProps) => (
  <SubscriberForm
    action={`/api/newsletter/${action}`}
    language={language}
    button={newsletterMailWords[language].page[action].button}
  >
    <input type="hidden" name="subscriber" value={token} />
  </SubscriberForm>
)

/** What the button does. Undefined where the time to confirm is over. */
function actionFor(subscriber: Subscriber, now: number): 'confirm' | 'leave' | undefined {
  if (isConfirmable(subscriber, now)) return 'confirm'
  return subscriber.confirmed_at === null ? undefined : 'leave'
}
