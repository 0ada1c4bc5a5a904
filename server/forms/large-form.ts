import type { Context } from 'hono'
import { pages } from '../../app/pages.ts'
import { languageOf } from '../../app/path-language.ts'
import type { HttpEnv } from '../http/env.ts'
import { privatePage } from '../pages/private-page.ts'
import type { Site } from '../pages/site.ts'

/**
 * The contact page for a message without a script that is too large to be read. It says that the text is still there one page
 * back. Undefined for other forms, in which nothing long is written.
 */
export function largeForm(context: Context<HttpEnv>, site: Site): Response | undefined {
  if (context.req.path !== '/api/contact') return undefined
  const from = URL.parse(context.req.header('Referer') ?? '')?.pathname ?? '/'
  const file = site.files.get(pages.contact[languageOf(from)])
  if (!file) return undefined
  const { body, headers } = privatePage(file, site, (html) => html)
  return new Response(body, { status: 413, headers })
}
