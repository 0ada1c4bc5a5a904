import { ChartNoAxesColumn } from 'lucide-react'
import { useWords } from '../../../design/desk/desk-context.desk.tsx'
import type { View } from '../../../design/desk/view.desk.ts'
import { words } from './traffic.words.ts'

export const trafficView: View = {
  path: '/traffic',
  Icon: ChartNoAxesColumn,
  Label: () => <span>{useWords(words).title}</span>,
  load: async () => ({ Component: (await import('./traffic.desk.tsx')).TrafficView }),
}
