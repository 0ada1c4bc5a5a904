import type { Bilingual } from '../../content/language.ts'

/** The style guide answers while one develops. It is no page of the site, so the table of pages does not know it. */
export const styleguidePaths: Bilingual<string> = { en: '/styleguide', sv: '/sv/styleguide' }
