import type { Language } from '../text/language.ts'

/** The paths whose views count for an article, and where its counter starts. */
export interface CountedArticle {
  path: string
  aliases: string[]
  views: number
}

/** A published article in one language, as subscribers are told of it. */
export interface PublishedArticle extends CountedArticle {
  folder: string
  language: Language
  title: string
  excerpt: string
  /** The path of its share image. */
  picture: string
}
