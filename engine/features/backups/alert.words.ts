import { bilingual } from '../../core/text/language.ts'

/** What a push tells. It goes through other hands, so it names nobody. */
export const alertWords = bilingual({
  en: {
    'backup-missing': 'There has been no backup for more than 36 hours.',
    'offsite-missing': 'There has been no successful off-site backup for more than 36 hours.',
  },
  sv: {
    'backup-missing': 'Ingen säkerhetskopia har gjorts på mer än 36 timmar.',
    'offsite-missing': 'Ingen säkerhetskopia har nått sin andra lagringsplats på mer än 36 timmar.',
  },
})
