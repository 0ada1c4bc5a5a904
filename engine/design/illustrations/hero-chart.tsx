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
import { bentLine, type Point } from './curves.ts'
import { Course } from './diagram.tsx'
import styles from './hero-chart.module.css'
import { Skerry } from './skerry.tsx'

const radius = 36
/** The distance between an islet and the ends of the lines that lead to it. */
const gap = radius + 12

type Islet = readonly [at: Point, icon: LucideIcon]

/** Where the services are. Of more than these the first are shown. */
const servicePlaces: readonly Point[] = [
  [112, 108],
  [482, 92],
  [498, 336],
  [136, 342],
]

/** Of each the first is what the page is about: the light is on it, and from each of the others a way leads back to it. */
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
    [[424, 222], Lock],
    [[118, 96], MessageCircle],
    [[96, 322], CalendarDays],
    [[300, 374], Mail],
  ],
  accessibility: [
    [[306, 230], FileText],
    [[118, 92], Keyboard],
    [[484, 118], Eye],
    [[132, 350], ZoomIn],
    [[476, 348], Ear],
  ],
} satisfies Record<string, [Islet, ...Islet[]]>

/** The top of a page with a small sea chart beside it: what the page is about, as islets and the ways between them. */
export function HeroChart({ name, children }: { name: keyof typeof charts; children: ReactNode }) {
  const islets: readonly [Islet, ...Islet[]] = charts[name]
  const [[light], ...others] = islets
  const [x, y] = light
  return (
    <div className={styles.beside}>
      <svg className={styles.chart} viewBox="0 0 600 440" aria-hidden="true">
        <radialGradient id="light">
          <stop className={styles.near} />
          <stop offset="1" className={styles.far} />
        </radialGradient>
        <circle cx={x} cy={y} r="170" fill="url(#light)" />
        {islets.map(([at, icon], index) => (
          <g key={`${at}`} className={index === 0 ? styles.lit : undefined}>
            <Skerry at={at} radius={radius} rings={4} seed={index + 2} icon={icon} />
          </g>
        ))}
        {others.map(([from]) => (
          <Course key={`${from}`} through={bentLine(from, light, gap, 14)} kind="back" />
        ))}
      </svg>
      {children}
    </div>
  )
}
