import { Sunrise } from 'lucide-react'
import { useWords } from '../../../design/desk/desk-context.desk.tsx'
import type { View } from '../../../design/desk/view.desk.ts'
import { words } from './today.words.ts'

export const todayView: View = {
  path: '/',
  Icon: Sunrise,
  Label: () => <span>{useWords(words).title}</span>,
  load: async () => ({ Component: (await import('./today.desk.tsx')).TodayView }),
}
