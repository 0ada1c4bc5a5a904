import { useNumbers } from './numbers.ts'

/** A count, with how it has changed from the span before. */
export function Compared({ now, before }: { now: number; before: number }) {
  const { count, change } = useNumbers()
  return (
    <>
      <span>{count(now)}</span> <small>{change(now, before)}</small>
    </>
  )
}
