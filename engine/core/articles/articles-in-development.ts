import type { ArticleFile, ArticleFiles } from './render-article.ts'

const files = import.meta.glob<ArticleFile | undefined>(['@site/articles/*/*.md', '@site/pages/*/*.md'], {
  query: '?article',
  import: 'default',
  eager: true,
})

/** What pack/vite/articles.ts makes of the articles and the owner's own pages, wherever the owner's folder is. */
export const articlesInDevelopment: ArticleFiles = Object.fromEntries(
  Object.entries(files).map(([path, file]) => [path.split('/').slice(-3).join('/'), file]),
)
