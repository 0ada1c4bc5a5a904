import { isbot } from 'isbot'
import type { Api } from '../api.ts'
import { json } from '../http/json.ts'
import { problem } from '../http/problem.ts'
import { countView } from './count.ts'

/** `GET` answers with the number of views, `POST` counts this reader first. Robots and preparing browsers do not count. */
export async function answerViews(request: Request, address: string, api: Api): Promise<Response> {
  const slug = new URL(request.url).searchParams.get('slug')
  if (!slug) return problem(400, 'Name an article: /api/views?slug=/blog/…')
  const article = api.findArticle(slug)
  if (!article) return problem(404, 'No article has this slug')
  if (request.method === 'POST' && isReader(request)) {
    await countView(api.database, article, `${address} ${request.headers.get('User-Agent')}`)
  }
  return json({ views: await api.viewsOf(article) })
}

function isReader({ headers }: Request): boolean {
  const purpose = `${headers.get('Sec-Purpose')} ${headers.get('Purpose')} ${headers.get('X-Moz')}`
  const agent = headers.get('User-Agent')
  return Boolean(agent) && !isbot(agent) && !/prefetch|prerender|preview/i.test(purpose)
}
