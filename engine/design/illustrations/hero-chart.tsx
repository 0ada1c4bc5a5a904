import {
  CalendarDays,
  Ear,
  Eye,
  FileText,
  Keyboard,
  Lock,
  type LucideIcon,
  Mail,
  MessageCircle,
  ReceiptText,
  User,
  Wrench,
  ZoomIn,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { site } from '../../core/site/site.ts'
import { icons } from '../icons/icons.ts'
import { bentLine, type Point, shore } from './curves.ts'
import { Course } from './diagram.tsx'
import styles from './hero-chart.module.css'
import { Skerry } from './skerry.tsx'

const radius = 36
/** The distance between an islet and the ends of the lines that lead to it. */
const gap = radius + 12

type Islet = readonly [at: Point, icon: LucideIcon]
type Islets = readonly [Islet, ...Islet[]]

/** Where the services are. Of more than these the first are shown. */
const servicePlaces: readonly Point[] = [
  [112, 108],
  [482, 92],
  [498, 336],
  [136, 342],
]

/** Of each the first is what the page is about: the light is on it. */
const charts = {
  offerings: [
    [[300, 214], User],
    ...site.services
      .slice(0, servicePlaces.length)
      .map(({ icon }, index): Islet => [servicePlaces[index] ?? [0, 0], icons[icon]]),
  ],
  faq: [
    [[452, 150], User],
    [[92, 110], MessageCircle],
    [[236, 250], Wrench],
    [[440, 340], ReceiptText],
  ],
  privacy: [
    [[474, 222], Lock],
    [[226, 130], MessageCircle],
    [[196, 268], CalendarDays],
    [[330, 300], Mail],
  ],
  accessibility: [
    [[110, 220], FileText],
    [[304, 95], Keyboard],
    [[467, 142], Eye],
    [[467, 298], ZoomIn],
    [[304, 345], Ear],
  ],
} satisfies Record<string, Islets>

/** The depth lines around each islet, so many that they keep off those of the others. */
const rings = { offerings: 4, faq: 4, privacy: 1, accessibility: 3 } satisfies Record<
  keyof typeof charts,
  number
>

/** What is drawn between the islets of a chart. */
const between = {
  offerings: Ways,
  faq: Ways,
  privacy: Mole,
  accessibility: Rays,
} satisfies Record<keyof typeof charts, (chart: { islets: Islets }) => ReactNode>

/** The top of a page with a small sea chart beside it: what the page is about, as islets and what is between them. */
export function HeroChart({ name, children }: { name: keyof typeof charts; children: ReactNode }) {
  const islets: Islets = charts[name]
  const Between = between[name]
  const [[[x, y]]] = islets
  return (
    <div className={styles.beside}>
      <svg className={styles.chart} viewBox="0 0 600 440" aria-hidden="true">
        <radialGradient id="light">
          <stop className={styles.near} />
          <stop offset="1" className={styles.far} />
        </radialGradient>
        <circle cx={x} cy={y} r="170" fill="url(#light)" />
        <Between islets={islets} />
        {islets.map(([at, icon], index) => (
          <g key={`${at}`} className={index === 0 ? styles.lit : undefined}>
            <Skerry at={at} radius={radius} rings={rings[name]} seed={index + 2} icon={icon} />
          </g>
        ))}
      </svg>
      {children}
    </div>
  )
}

/** From each of the others a way leads back to the first. */
function Ways({ islets: [[light], ...others] }: { islets: Islets }) {
  return others.map(([from]) => (
    <Course key={`${from}`} through={bentLine(from, light, gap, 14)} kind="back" />
  ))
}

/** A mole around the others, with the first at its entrance. */
function Mole() {
  const mole = shore([280, 222], 188, 5)
  return (
    <>
      {[222, 254].map((distance) => (
        <path key={distance} d={shore([280, 222], distance, 5)} className={styles.contour} />
      ))}
      <path d={mole} pathLength="100" className={styles.mole} />
      <path d={mole} pathLength="100" className={styles.stone} />
    </>
  )
}

/** The light of the first one, which falls on each of the others, as on a chart for sailors. */
function Rays({ islets: [[[x, y]], ...others] }: { islets: Islets }) {
  /** The half of its light. */
  const last = (42 * Math.PI) / 180
  const at = (angle: number, distance: number) =>
    `${Math.round(x + distance * Math.cos(angle))} ${Math.round(y + distance * Math.sin(angle))}`
  const arc = (distance: number) =>
    `${at(-last, distance)}A${distance} ${distance} 0 0 1 ${at(last, distance)}`
  return (
    <>
      <radialGradient id="rays" gradientUnits="userSpaceOnUse" cx={x} cy={y} r="330">
        <stop className={styles.near} />
        <stop offset="1" className={styles.far} />
      </radialGradient>
      <path d={`M${x} ${y} ${arc(300)}z`} fill="url(#rays)" className={styles.beam} />
      <path
        d={others
          .map(([[toX, toY]]) => {
            const angle = Math.atan2(toY - y, toX - x)
            return `M${at(angle, gap)} ${at(angle, Math.hypot(toX - x, toY - y) - gap)}`
          })
          .join('')}
        className={styles.rays}
      />
      <path d={`M${arc(118)}`} className={styles.arc} />
    </>
  )
}
