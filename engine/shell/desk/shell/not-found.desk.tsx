import { Link } from 'react-router'
import { useWords } from '../../../design/desk/desk-context.desk.tsx'
import { words } from './shell.words.ts'

/** An address that is none of the desk's. */
export function NotFound() {
  const t = useWords(words)
  return (
    <>
      <h1>{t.missing}</h1>
      <p>
        <Link to="/">{t.toToday}</Link>
      </p>
    </>
  )
}
