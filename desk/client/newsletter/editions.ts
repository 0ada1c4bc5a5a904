import type { Language } from '../../../content/language.ts'
import type { NewsletterArticle } from '../../api.ts'

/** The version of an article in a language, else the one that it has. */
export const editionIn = ({ editions }: NewsletterArticle, language: Language) =>
  editions.find((edition) => edition.language === language) ?? editions[0]

export const titleOf = (article: NewsletterArticle, language: Language): string =>
  editionIn(article, language)?.title ?? article.folder
