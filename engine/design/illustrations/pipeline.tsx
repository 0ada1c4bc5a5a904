import { Activity, FlaskConical, GitCommitHorizontal, Ship } from 'lucide-react'
import type { DrawingWords } from '../../core/site/services.ts'
import { type Point, smooth } from './curves.ts'
import styles from './diagram.module.css'
import { Course, Diagram, Label } from './diagram.tsx'
import { Skerry } from './skerry.tsx'

const icons = [GitCommitHorizontal, FlaskConical, Ship, Activity]
const radius = 38

/** Where the four stops are along the stream. */
const stopsWide = [130, 377, 623, 870]
const stopsTall = [64, 204, 344, 572]

/** The path of a change from commit to operation: a stream with four islets, and an arrow back from the last one. */
export function Pipeline({ words: t }: { words: DrawingWords<'pipeline'> }) {
  return (
    <Diagram label={t.label} wideHeight={380} tallHeight={648}>
      {(isWide) => {
        const stops = isWide ? stopsWide : stopsTall
        const middle = isWide ? 204 : 92
        const place = (along: number, aside: number): Point =>
          isWide ? [along, middle + aside] : [middle - aside, along]
        return (
          <>
            <Stream stops={stops} length={isWide ? 1000 : 648} breadth={isWide ? 52 : 28} place={place} />
            {stops.slice(1).map((stop, leg) => (
              <Course
                key={stop}
                through={[place((stops[leg] ?? 0) + radius + 9, 0), place(stop - radius - 9, 0)]}
              />
            ))}
            <WayBack stops={stops} place={place} reach={isWide ? 1 : 0.76} />
            <Label
              at={isWide ? [747, 352] : [178, 448]}
              anchor={isWide ? 'middle' : 'start'}
              note={t.back}
              isMarked
              lineLength={isWide ? 39 : 14}
            />
            {t.stops.map(({ title, note }, stop) => {
              const along = stops[stop] ?? 0
              return (
                <g key={title}>
                  <Skerry at={place(along, 0)} radius={radius} rings={0} seed={stop + 5} icon={icons[stop]} />
                  <Label
                    at={isWide ? [along, 26] : [178, along - 4]}
                    anchor={isWide ? 'middle' : 'start'}
                    title={title}
                    note={note}
                    lineLength={isWide ? 20 : 14}
                  />
                </g>
              )
            })}
          </>
        )
      }}
    </Diagram>
  )
}

type PlacePoint = (along: number, aside: number) => Point

/** The points of the lines around a stop, as multiples of `breadth`. */
const offsets = [-2.2, -1.3, -0.65, 0, 0.65, 1.3, 2.2]

/** Lines of water that part before each stop and meet again behind it. */
function Stream({
  stops,
  length,
  breadth,
  place,
}: {
  stops: readonly number[]
  length: number
  breadth: number
  place: PlacePoint
}) {
  const along = [0, ...stops.flatMap((stop) => offsets.map((part) => stop + part * breadth)), length].filter(
    (here) => here >= 0 && here <= length,
  )
  return [-62, -40, -20, 20, 40, 62].map((lane) => {
    const points = along.map((here) => {
      const near = stops.reduce((sum, stop) => sum + Math.exp(-(((here - stop) / breadth) ** 2)), 0)
      return place(here, (breadth / 52) ** 0.7 * Math.sign(lane) * Math.hypot(lane, 50 * near))
    })
    return <path key={lane} d={smooth(points)} className={styles.stream} />
  })
}

function WayBack({ stops, place, reach }: { stops: readonly number[]; place: PlacePoint; reach: number }) {
  const [, , deploy = 0, monitor = 0] = stops
  const ends = radius + 8
  return (
    <Course
      kind="back"
      through={[
        place(monitor - 10, ends),
        place(monitor - 46, 84 * reach),
        place((deploy + monitor) / 2, 104 * reach),
        place(deploy + 46, 84 * reach),
        place(deploy + 10, ends),
      ]}
    />
  )
}
