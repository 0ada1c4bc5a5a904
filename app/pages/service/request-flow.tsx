import { AppWindow, Braces, Database, ShieldCheck } from 'lucide-react'
import { type Point, way } from '../../components/curves.ts'
import { Skerry } from '../../components/skerry.tsx'
import { Chart, Course, Label } from './chart.tsx'
import type { words } from './web-development.words.ts'

const icons = [AppWindow, ShieldCheck, Braces, Database]

/** The way of a request: from the browser to the database and back. The water grows deeper with every stop. */
export function RequestFlow({ words: say }: { words: (typeof words)['en']['diagram'] }) {
  return (
    <Chart label={say.label} wide={326} tall={700}>
      {(isWide) => {
        const radius = isWide ? 42 : 31
        const leg: Point = isWide ? [256, 0] : [0, 172]
        const spots = say.stops.map(
          (_, stop): Point => (isWide ? [108 + stop * leg[0], 138] : [86, 84 + stop * leg[1]]),
        )
        return (
          <>
            {say.stops.map(({ title }, stop) => (
              <Skerry
                key={title}
                at={spots[stop] ?? [0, 0]}
                radius={radius}
                rings={Math.ceil((stop + 1) / 2)}
                seed={stop + 1}
                icon={icons[stop]}
              />
            ))}
            {spots.slice(0, -1).map(([x, y]) => (
              <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
                <Course through={way([0, 0], leg, radius + 10, -10)} />
                <Course through={way(leg, [0, 0], radius + 10, -10)} kind="back" />
              </g>
            ))}
            <Shortcut isWide={isWide} spots={spots} say={say.shortcut} />
            {say.stops.map(({ title, note }, stop) => {
              const [x, y] = spots[stop] ?? [0, 0]
              return (
                <Label
                  key={title}
                  at={isWide ? [x, 272] : [172, y - 12]}
                  anchor={isWide ? 'middle' : 'start'}
                  title={title}
                  note={note}
                  room={isWide ? 26 : 16}
                />
              )
            })}
          </>
        )
      }}
    </Chart>
  )
}

/** What is kept ready turns back at the edge. */
function Shortcut({ isWide, spots, say }: { isWide: boolean; spots: readonly Point[]; say: string }) {
  const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = spots
  return isWide ? (
    <>
      <Course
        kind="back"
        through={[
          [x2 - 30, y2 - 44],
          [(x1 + x2) / 2, y1 - 84],
          [x1 + 30, y1 - 44],
        ]}
      />
      <Label at={[(x1 + x2) / 2, y1 - 102]} anchor="middle" note={say} room={40} isMarked />
    </>
  ) : (
    <>
      <Course
        kind="back"
        through={[
          [x2 - 32, y2 - 26],
          [x1 - 62, (y1 + y2) / 2],
          [x1 - 32, y1 + 26],
        ]}
      />
      <Label at={[172, (y1 + y2) / 2 + 10]} note={say} room={16} isMarked />
    </>
  )
}
