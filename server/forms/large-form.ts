import type { Context } from 'hono'
import { pages } from '../../app/pages.ts'
import { languageOf } from '../../app/path-language.ts'
import type { HttpEnv } from '../http/env.ts'
import { privatePage } from '../pages/private-page.ts'
import type { ServedFiles } from '../pages/served-files.ts'
import { shownResult } from './refused-form.tsx'

/** The forms with long texts: where each is, and what the page says. */
const forms = new Map([
  ['/api/contact', { page: pages.contact, result: 'message-failed' }],
  ['/api/bookings', { page: pages.book, result: 'booking-failed' }],
])

/**
 * The page of a form without a script that is too large to be read. It says that the text is still there one page back.
 * Undefined for other forms, in which nothing long is written.
 */
export function largeForm(context: Context<HttpEnv>, site: ServedFiles): Response | undefined {
  const form = forms.get(context.req.path)
  const from = URL.parse(context.req.header('Referer') ?? '')?.pathname ?? '/'
  const file = form && site.files.get(form.page[languageOf(from)])
  if (!file) return undefined
  return privatePage(file, site, shownResult(form), { status: 413 })
}
