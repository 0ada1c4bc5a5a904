import type { Context } from 'hono'
import { articleViewHeader } from '../../app/article-view-header.ts'
import type { HttpEnv } from '../http/env.ts'
import { problem } from '../http/problem.ts'
import type { Services } from '../services.ts'
import { findArticle, readViews } from './articles.ts'

/**
 * Responds with the number of views of an article. A POST with the header of an article's own page counts its reader, where
 * another host has answered that page; the lists send one for each card, and looking at a list reads no article.
 */
export async function answerViews(context: Context<HttpEnv>, { site, statistics, database }: Services) {
  const slug = context.req.query('slug')
  if (!slug) return problem(400, 'Name an article: /api/views?slug=/blog/…')
  const article = findArticle(site.articles, slug)
  if (!article) return problem(404, 'No article has this slug')
  const isReport = context.req.method === 'POST' && context.req.header(articleViewHeader) !== undefined
  if (isReport) statistics.countArticleView(context, article.path)
  const written = await readViews(database, article)
  return context.json({ views: written + statistics.countReaders(article.path) })
}
