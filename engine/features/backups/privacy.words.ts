import { bilingual } from '../../core/text/language.ts'

/** What the privacy policy says of copies of the data. The owner rewords it in words/privacy.yaml. */
export const privacy = bilingual({
  en: {
    retention: [
      {
        term: 'Backup copies',
        text: '12 months at most, kept only so that nothing is lost if a machine fails. If one has to be restored, everything that had already been deleted is deleted again.',
      },
    ],
  },
  sv: {
    retention: [
      {
        term: 'Säkerhetskopior',
        text: 'Högst 12 månader, och bara för att inget ska gå förlorat om en maskin går sönder. Om en kopia måste läsas in tas det som redan var raderat bort en gång till.',
      },
    ],
  },
})
