import { bilingual } from '../../../content/language.ts'

/** The page of booking. */
export const words = bilingual({
  en: {
    title: 'Book a free consultation',
    description: 'Choose a time for a free consultation.',
    keywords: 'book free consultation',
    heading: 'Book a free consultation',
    lead: 'Choose a time.',
  },
  sv: {
    title: 'Boka en gratis konsultation',
    description: 'Välj en tid för en gratis konsultation.',
    keywords: 'boka gratis konsultation',
    heading: 'Boka en gratis konsultation',
    lead: 'Välj en tid.',
  },
})
