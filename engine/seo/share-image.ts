import { categoryLabel } from '../addresses/categories.ts'
import type { Address, PageRef } from '../addresses/page-addresses.ts'
import { type Post, postAt } from '../core/articles/articles.ts'
import { isKeyOf } from '../core/base/keys-of.ts'
import { layoutWords } from '../core/site/layout.words.ts'
import { regionMap } from '../core/site/region-map.ts'
import { site } from '../core/site/site.ts'
import type { Language } from '../core/text/language.ts'
import { fill } from '../core/text/sentence.ts'
import { words } from './share-image.words.ts'

interface ShareImage {
  path: string
  alt: string
  section: string
}

/**
 * The share image of a page: its path, its alternative text, and the section named on it. The build draws it:
 * engine/build/share-images/share-images.ts.
 */
export function shareImageOf({ ref, language }: Pick<Address, 'ref' | 'language'>): ShareImage {
  if (ref.page === 'blog-page') return shareImageOf({ ref: { page: 'blog' }, language })
  const key = ref.slug ? `${ref.page}-${ref.slug}` : ref.page
  return {
    path: `/share/${language}/${key}.jpg`,
    alt: altOf(ref, language),
    section: sectionOf(ref, language),
  }
}

export const shareImageOfPost = ({ folder, language }: Post): ShareImage =>
  shareImageOf({ ref: { page: 'post', slug: folder }, language })

function altOf({ page, slug = '' }: PageRef, language: Language): string {
  const t = words[language]
  if (page === 'post') return postAt(slug, language)?.alt ?? t.chart
  if (page === 'project') return site.projects.find((one) => one.slug === slug)?.[language].alt ?? t.chart
  const location = page === 'location' ? site.locations.find((one) => one.slug === slug) : undefined
  return location?.shareImage
    ? fill(t.map, { waters: regionMap[language].name, place: location[language].name })
    : t.chart
}

/** The part of the site that a page belongs to, or an article's category. The home page and the owner's own have none. */
function sectionOf({ page, slug = '' }: PageRef, language: Language): string {
  const { nav, footer, services } = layoutWords[language]
  const post = page === 'post' && postAt(slug, language)
  switch (page) {
    case 'home':
    case 'page':
      return ''
    case 'blog-page':
      return nav.blog
    case 'post':
      return post ? categoryLabel(post) : nav.blog
    case 'project':
      return nav.portfolio
    case 'service':
      return services
    case 'location':
      return footer.areas
    case 'faq':
    case 'privacy':
    case 'accessibility':
      return footer[page]
    default:
      // What has no place in the menu is a way to reach the owner.
      return isKeyOf(page, nav) ? nav[page] : nav.contact
  }
}
