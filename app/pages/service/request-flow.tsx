import { AppWindow, Braces, Database, ShieldCheck } from 'lucide-react'
import { type Point, way } from '../../components/curves.ts'
import { Skerry } from '../../components/skerry.tsx'
import chart from './chart.module.css'
import { Course } from './chart.tsx'
import styles from './request-flow.module.css'
import type { words } from './web-development.words.ts'

const icons = [AppWindow, ShieldCheck, Braces, Database]

const leg: Point = [250, 0]
const radius = 42
const spotOf = (stop: number): Point => [leg[0] * (stop + 0.5), 92]
/** What is kept ready turns back at the edge, here. */
const edge = 1

/**
 * The way of a request: from the browser to the database and back. The water grows deeper with every stop.
 * Drawn once, across; the style sheet leads it downwards on narrow screens, beside the words instead of above them.
 */
export function RequestFlow({ words: say }: { words: (typeof words)['en']['diagram'] }) {
  return (
    <div className={`${chart.chart} ${styles.flow}`}>
      <svg aria-hidden viewBox={`0 0 ${icons.length * leg[0]} 172`} className={styles.drawn}>
        {say.stops.map(({ title }, stop) => (
          <Skerry
            key={title}
            at={spotOf(stop)}
            radius={radius}
            rings={Math.ceil((stop + 1) / 2)}
            seed={stop + 1}
            icon={icons[stop]}
          />
        ))}
        {say.stops.slice(1).map(({ title }, stop) => (
          <g key={title} transform={`translate(${spotOf(stop).join(' ')})`}>
            <Course through={way([0, 0], leg, radius + 10, -10)} />
            <Course through={way(leg, [0, 0], radius + 10, -10)} kind="back" />
          </g>
        ))}
        <Shortcut />
      </svg>
      <ol data-heading>
        {say.stops.map(({ title, note }, stop) => (
          <li key={title}>
            <b>{title}</b>
            <p>{note}</p>
            {stop === edge && <p className={styles.shortcut}>{say.shortcut}</p>}
          </li>
        ))}
      </ol>
    </div>
  )
}

function Shortcut() {
  const [[x1, y1], [x2, y2]] = [spotOf(0), spotOf(edge)]
  return (
    <Course
      kind="back"
      through={[
        [x2 - 30, y2 - 44],
        [(x1 + x2) / 2, y1 - 84],
        [x1 + 30, y1 - 44],
      ]}
    />
  )
}
