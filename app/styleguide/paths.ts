import type { Bilingual } from '../../content/language.ts'

/** The style guide exists in development only, so it is not in the table of pages. */
export const styleguidePaths: Bilingual<string> = { en: '/styleguide', sv: '/sv/styleguide' }
