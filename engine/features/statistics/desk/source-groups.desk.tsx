import { useId } from 'react'
import { useLanguage, useWords } from '../../../design/desk/desk-context.desk.tsx'
import { sourceName } from '../../../design/desk/source-name.desk.ts'
import { Table } from '../../../design/desk/table.desk.tsx'
import type { SourceGroup } from '../sources.server.ts'
import bars from './bar-table.module.css'
import { type Numbers, useNumbers } from './numbers.desk.ts'
import { words } from './traffic.words.ts'
import type { Traffic } from './traffic-api.ts'

type Source = Traffic['bySource'][number]

/** Where visits come from, by kind of place, each opening into its places. */
export function SourceGroups({ sources }: { sources: readonly Source[] }) {
  const t = useWords(words)
  const id = useId()
  const groups = [...Map.groupBy(sources, ({ group }) => group)]
    .map(([group, members]) => ({
      group,
      members,
      // A small group has at least one.
      visits: members.reduce((sum, { visits }) => sum + (visits ?? 1), 0),
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
  const head = (
    <>
      <span className={bars.bar} style={{ inlineSize: `${share * 100}%` }} />
      <span>{name}</span>
      <b>{sumOf(members, numbers)}</b>
    </>
  )
  // One place that is called as its group has nothing to open.
  if (members.length === 1 && members[0]?.source === group) return <p className={bars.group}>{head}</p>
  return (
    <details className={bars.details}>
      <summary className={bars.group}>{head}</summary>
      <Table
        className={bars.table}
        aria-label={name}
        columns={[t.sources.source, t.numbers.visits, t.change]}
        rows={members.map(({ source, visits, visitsBefore }) => ({
          key: source,
          cells: [
            <span key="source" className={bars.label}>
              {sourceName(source, language)}
            </span>,
            numbers.visits(visits),
            visits !== null && visitsBefore !== null && numbers.change(visits, visitsBefore),
          ],
        }))}
      />
    </details>
  )
}

/** Small groups add between one and four each. */
function sumOf(sources: readonly Source[], { count }: Numbers): string {
  const known = sources.reduce((sum, { visits }) => sum + (visits ?? 0), 0)
  const small = sources.filter(({ visits }) => visits === null).length
  return small === 0 ? count(known) : `${count(known + small)}–${count(known + 4 * small)}`
}
