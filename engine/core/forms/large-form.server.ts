import type { Context } from 'hono'
import { pages } from '../../addresses/pages.ts'
import type { HttpEnv } from '../http/env.server.ts'
import { privatePage } from '../served/private-page.server.ts'
import type { ServedFiles } from '../served/served-files.server.ts'
import { languageOf } from '../text/path-language.ts'
import { shownResult } from './refused-form.server.tsx'

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
