import { postAt } from '../../core/articles/articles.ts'
import { languages } from '../../core/site/languages.ts'
import type { Service } from '../../core/site/services.ts'
import { coverIn, coverOf, type Source } from './picture.tsx'

/** The picture of a service: its own, else that of its article, where that is published. */
export function serviceCover({ slug, cover }: Service): Source | undefined {
  const isPublished = cover && languages.some((language) => postAt(cover, language))
  return coverIn(`services/${slug}`) ?? (isPublished ? coverOf(cover) : undefined)
}
