import { bookingRules } from '../../../content/booking.ts'
import { weekdays } from '../../../content/clock.ts'
import type { Language } from '../../../content/language.ts'
import type { PickerSettings } from '../../components/time-picker.tsx'
import { pages } from '../../pages.ts'
import { words } from './book.words.ts'

/** The picker of this business, for the page and for the server that writes times into it. */
export const pickerIn = (language: Language): PickerSettings => ({
  language,
  weekdays: weekdays.flatMap((day, index) =>
    bookingRules.openingHours.some(({ days }) => days.includes(day)) ? [(index + 1) % 7] : [],
  ),
  contact: pages.contact[language],
  words: words[language].picker,
})
