import { CalendarDays } from 'lucide-react'
import { perLanguage } from '../../../core/text/language.ts'
import { useWords } from '../../../design/desk/desk-context.desk.tsx'
import type { View } from '../../../design/desk/view.desk.ts'
import { words } from './bookings.words.ts'
import { mailKinds } from './mail-kinds.words.ts'
import { Meetings } from './meetings.desk.tsx'

export const bookingsView: View = {
  path: '/bookings',
  Icon: CalendarDays,
  Label: () => <span>{useWords(words).title}</span>,
  isShown: ({ hasBooking }, isOpen) => hasBooking || isOpen,
  load: async () => ({ Component: (await import('./bookings.desk.tsx')).BookingsView }),
  Today: Meetings,
  mailKinds,
  checks: perLanguage((one) => ({ calendars: words[one].calendars })),
}
