import type { Context } from 'hono'
import type { CountedArticle } from '../../app/site-index.ts'
import { clientAddress } from '../http/client-address.ts'
import type { HttpEnv } from '../http/env.ts'
import { problem } from '../http/problem.ts'
import { isReader } from '../http/reader.ts'
import { headersOf } from '../http/request-header.ts'
import type { Services } from '../services.ts'
import { countView, findArticle, readViews } from './count.ts'

/** Responds with the number of views of an article. */
export async function getViews(context: Context<HttpEnv>, services: Services): Promise<Response> {
  const article = articleOf(context, services)
  return article instanceof Response ? article : answer(context, article, services)
}

/** Counts this reader, unless it is a bot or a browser that prefetches, and responds with the new number. */
export async function postView(context: Context<HttpEnv>, services: Services): Promise<Response> {
  const article = articleOf(context, services)
  if (article instanceof Response) return article
  if (isReader(headersOf(context))) {
    const reader = `${clientAddress(context, services.config)} ${context.req.header('User-Agent')}`
    await countView(services.database, article, reader)
  }
  return answer(context, article, services)
}

function articleOf(context: Context<HttpEnv>, { site }: Services): CountedArticle | Response {
  const slug = context.req.query('slug')
  if (!slug) return problem(400, 'Name an article: /api/views?slug=/blog/…')
  return findArticle(site.articles, slug) ?? problem(404, 'No article has this slug')
}

const answer = async (context: Context, article: CountedArticle, { database }: Services) =>
  context.json({ views: await readViews(database, article) })
