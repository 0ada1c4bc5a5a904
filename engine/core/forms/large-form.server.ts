import type { Context } from 'hono'
import type { LongForm } from '../feature.server.ts'
import type { HttpEnv } from '../http/env.server.ts'
import { privatePage } from '../served/private-page.server.ts'
import type { ServedFiles } from '../served/served-files.server.ts'
import { languageOf } from '../site/languages.ts'
import { shownResult } from './refused-form.server.tsx'

/**
 * The page of a form without a script that is too large to be read. It says that the text is still there one page back.
 * Undefined for forms in which nothing long is written.
 */
export function largeForm(
  context: Context<HttpEnv>,
  site: ServedFiles,
  forms: Readonly<Record<string, LongForm>>,
): Response | undefined {
  const form = forms[context.req.path]
  const from = URL.parse(context.req.header('Referer') ?? '')?.pathname ?? '/'
  const file = form && site.files.get(form.page[languageOf(from)])
  if (!file) return undefined
  return privatePage(file, site, shownResult(form), { status: 413 })
}
