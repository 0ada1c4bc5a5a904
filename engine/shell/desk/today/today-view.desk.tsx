import { Sunrise } from 'lucide-react'
import { useWords } from '../../../design/desk/desk-context.desk.tsx'
import type { View } from '../../../design/desk/view.desk.ts'
import type { TodayProps } from './today.desk.tsx'
import { words } from './today.words.ts'

export const todayView = (props: TodayProps): View => ({
  path: '/',
  Icon: Sunrise,
  Label: () => <span>{useWords(words).title}</span>,
  async load() {
    const { TodayView } = await import('./today.desk.tsx')
    return { Component: () => <TodayView {...props} /> }
  },
})
