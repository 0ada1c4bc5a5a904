import type { BlogPosting } from 'schema-dts'
import type { Post } from '../../content/articles.ts'
import { author } from '../../content/facts.ts'
import { coverOf } from '../components/picture.tsx'
import { pathTo } from '../places.ts'
import { businessId } from './graph.ts'
import { absolute } from './site-url.ts'

/** An article, for structured data. */
export function blogPosting(post: Post): BlogPosting {
  const url = absolute(pathTo({ page: 'post', slug: post.folder }, post.language))
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: post.title,
    description: post.description,
    image: absolute(coverOf(post.folder).img.src),
    datePublished: post.date,
    dateModified: post.updated ?? post.date,
    author: { '@type': 'Organization', name: author, '@id': businessId },
    publisher: { '@id': businessId },
    mainEntityOfPage: { '@id': url },
    inLanguage: post.language,
    keywords: post.keywords,
    articleSection: post.category,
    timeRequired: `PT${post.minutes}M`,
  }
}
