import { type PickerSettings, TimePicker } from '../components/time-picker.tsx'
import { useFreeTimes } from './use-free-times.ts'

/**
 * The times that a meeting can be moved to, which the server has written into its page. A script also says each in the
 * visitor's time, and takes a choice back when another day is shown.
 */
export function MoveTimes({ picker }: { picker: PickerSettings }) {
  const { props } = useFreeTimes(picker)
  return <TimePicker {...props} />
}
