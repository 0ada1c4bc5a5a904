import { useEffect } from 'react'
import { useFacts } from './desk-context.desk.tsx'

/** Names the view in the tab of the browser. */
export function useTitle(title: string) {
  const { brand } = useFacts()
  useEffect(() => {
    document.title = `${title} · ${brand}`
  }, [title, brand])
}
