import type { Context } from 'hono'
import type { Core } from '../../core/feature.server.ts'
import type { HttpEnv } from '../../core/http/env.server.ts'
import { problem } from '../../core/http/problem.server.ts'
import { findArticle, readViews } from './articles.server.ts'

/**
 * Responds with the number of views of an article. A POST counts nothing: the server has counted the reader when it answered the
 * page, and the lists send one for each card, while looking at a list reads no article.
 */
export async function answerViews(
  context: Context<HttpEnv>,
  {
    site,
    database,
    countReaders,
  }: Pick<Core, 'site' | 'database'> & { countReaders: (article: string) => number },
) {
  const slug = context.req.query('slug')
  if (!slug) return problem(400, 'Name an article: /api/views?slug=/blog/…')
  const article = findArticle(site.articles, slug)
  if (!article) return problem(404, 'No article has this slug')
  const written = await readViews(database, article)
  return context.json({ views: written + countReaders(article.path) })
}
