import { inSite } from '../site/in-site.ts'
import type { ArticleFile, ArticleFiles } from './render-article.ts'

/** What vite/articles.ts makes of the articles. */
export const articlesInDevelopment: ArticleFiles = inSite(
  import.meta.glob<ArticleFile | undefined>('@site/articles/*/*.md', {
    query: '?article',
    import: 'default',
    eager: true,
  }),
)
