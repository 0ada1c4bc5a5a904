import { AppWindow, Braces, Database, ShieldCheck } from 'lucide-react'
import type { DrawingWords } from '../../core/site/services.ts'
import { bentLine, type Point } from './curves.ts'
import diagram from './diagram.module.css'
import { Course } from './diagram.tsx'
import styles from './request-flow.module.css'
import { Skerry } from './skerry.tsx'

const icons = [AppWindow, ShieldCheck, Braces, Database]

const leg: Point = [250, 0]
const radius = 42
const pointOf = (stop: number): Point => [leg[0] * (stop + 0.5), 92]
/** The stop from which cached answers go back. */
const cacheStop = 1

/**
 * The path of a request from the browser to the database and back: four islets with arrows between them. It is drawn
 * across; on narrow screens the style sheet turns it downwards, beside the words instead of above them.
 */
export function RequestFlow({ words: t }: { words: DrawingWords<'request-flow'> }) {
  return (
    <div className={`${diagram.diagram} ${styles.flow}`}>
      <svg aria-hidden viewBox={`0 0 ${icons.length * leg[0]} 172`} className={styles.drawn}>
        {t.stops.map(({ title }, stop) => (
          <Skerry
            key={title}
            at={pointOf(stop)}
            radius={radius}
            rings={Math.ceil((stop + 1) / 2)}
            seed={stop + 1}
            icon={icons[stop]}
          />
        ))}
        {t.stops.slice(1).map(({ title }, stop) => (
          <g key={title} transform={`translate(${pointOf(stop).join(' ')})`}>
            <Course through={bentLine([0, 0], leg, radius + 10, -10)} />
            <Course through={bentLine(leg, [0, 0], radius + 10, -10)} kind="back" />
          </g>
        ))}
        <Shortcut />
      </svg>
      <ol>
        {t.stops.map(({ title, note }, stop) => (
          <li key={title}>
            <b>{title}</b>
            <p>{note}</p>
            {stop === cacheStop && <p className={styles.shortcut}>{t.shortcut}</p>}
          </li>
        ))}
      </ol>
    </div>
  )
}

function Shortcut() {
  const [[x1, y1], [x2, y2]] = [pointOf(0), pointOf(cacheStop)]
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
