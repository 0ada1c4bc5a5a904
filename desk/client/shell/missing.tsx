import { Link } from 'react-router'
import { useWords } from './desk-context.tsx'
import { words } from './shell.words.ts'

/** An address that is none of the desk's. */
export function Missing() {
  const say = useWords(words)
  return (
    <>
      <h1>{say.missing}</h1>
      <p>
        <Link to="/">{say.toToday}</Link>
      </p>
    </>
  )
}
