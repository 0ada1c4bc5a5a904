import { useId } from 'react'
import type { SourceGroup } from '../../../server/statistics/sources.ts'
import type { Traffic, Visits } from '../../api.ts'
import { sourceName } from '../components/source-name.ts'
import { useLanguage, useWords } from '../shell/desk-context.tsx'
import bars from './bar-table.module.css'
import { atLeast, type Numbers, useNumbers } from './numbers.ts'
import { words } from './traffic.words.ts'

type Source = Traffic['bySource'][number]

/** Where visits come from, by kind of place, each opening into its places. */
export function SourceGroups({ sources }: { sources: readonly Source[] }) {
  const t = useWords(words)
  const id = useId()
  const groups = [...Map.groupBy(sources, ({ group }) => group)]
    .map(([group, members]) => ({
      group,
      members,
      visits: members.reduce((sum, { visits }) => sum + atLeast(visits), 0),
    }))
    .toSorted((a, b) => b.visits - a.visits)
  const longest = Math.max(1, ...groups.map(({ visits }) => visits))
  return (
    <section aria-labelledby={id} className={bars.part}>
      <h2 id={id}>{t.sources.title}</h2>
      {groups.length === 0 && <p className={bars.none}>{t.none}</p>}
      {groups.map(({ group, members, visits }) => (
        <Group key={group} group={group} members={members} share={visits / longest} />
      ))}
    </section>
  )
}

function Group({ group, members, share }: { group: SourceGroup; members: readonly Source[]; share: number }) {
  const t = useWords(words)
  const language = useLanguage()
  const numbers = useNumbers()
  const name = t.sources.groups[group]
  const sum = sumOf(
    members.map(({ visits }) => visits),
    numbers,
  )
  const head = (
    <>
      <span className={bars.bar} style={{ inlineSize: `${share * 100}%` }} />
      <span>{name}</span>
      <b>{sum}</b>
    </>
  )
  // One place that is called as its group has nothing to open.
  if (members.length === 1 && members[0]?.source === group) return <p className={bars.group}>{head}</p>
  return (
    <details className={bars.details}>
      <summary className={bars.group}>{head}</summary>
      <table className={bars.table} aria-label={name}>
        <thead>
          <tr>
            <th scope="col">{t.sources.source}</th>
            <th scope="col">{t.sources.visits}</th>
            <th scope="col">{t.change}</th>
          </tr>
        </thead>
        <tbody>
          {members.map(({ source, visits, visitsBefore }) => (
            <tr key={source}>
              <th scope="row">
                <span className={bars.label}>{sourceName(source, language)}</span>
              </th>
              <td>{numbers.visits(visits)}</td>
              <td>{visits === null || visitsBefore === null ? '' : numbers.change(visits, visitsBefore)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/** Small groups add between one and four each. */
function sumOf(visits: readonly Visits[], { count }: Numbers): string {
  const known = visits.reduce<number>((sum, one) => sum + (one ?? 0), 0)
  const small = visits.filter((one) => one === null).length
  return small === 0 ? count(known) : `${count(known + small)}–${count(known + 4 * small)}`
}
