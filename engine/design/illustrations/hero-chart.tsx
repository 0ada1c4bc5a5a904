import {
  CalendarDays,
  Code,
  Compass,
  Ear,
  Eye,
  FileText,
  Keyboard,
  Lock,
  type LucideIcon,
  Mail,
  MessageCircle,
  ReceiptText,
  Server,
  User,
  Workflow,
  Wrench,
  ZoomIn,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { bentLine, type Point } from './curves.ts'
import { Course } from './diagram.tsx'
import styles from './hero-chart.module.css'
import { Skerry } from './skerry.tsx'

const radius = 36
/** The distance between an islet and the ends of the lines that lead to it. */
const gap = radius + 12

type Islet = readonly [at: Point, icon: LucideIcon]

interface Chart {
  islets: readonly Islet[]
  /** The index of the islet that the page is about: the light is on it. */
  lit: number
  /** From which islet to which. A dotted line is a way back. */
  courses: readonly (readonly [from: number, to: number, kind?: 'back'])[]
}

const charts = {
  offerings: {
    islets: [
      [[300, 214], User],
      [[112, 108], Code],
      [[482, 92], Server],
      [[498, 336], Workflow],
      [[136, 342], Compass],
    ],
    lit: 0,
    courses: [
      [1, 0, 'back'],
      [2, 0, 'back'],
      [3, 0, 'back'],
      [4, 0, 'back'],
    ],
  },
  faq: {
    islets: [
      [[452, 150], User],
      [[92, 110], MessageCircle],
      [[236, 250], Wrench],
      [[440, 340], ReceiptText],
    ],
    lit: 0,
    courses: [
      [1, 0, 'back'],
      [2, 0, 'back'],
      [3, 0, 'back'],
    ],
  },
  privacy: {
    islets: [
      [[424, 222], Lock],
      [[118, 96], MessageCircle],
      [[96, 322], CalendarDays],
      [[300, 374], Mail],
    ],
    lit: 0,
    courses: [
      [1, 0, 'back'],
      [2, 0, 'back'],
      [3, 0, 'back'],
    ],
  },
  accessibility: {
    islets: [
      [[306, 230], FileText],
      [[118, 92], Keyboard],
      [[484, 118], Eye],
      [[132, 350], ZoomIn],
      [[476, 348], Ear],
    ],
    lit: 0,
    courses: [
      [1, 0, 'back'],
      [2, 0, 'back'],
      [3, 0, 'back'],
      [4, 0, 'back'],
    ],
  },
} satisfies Record<string, Chart>

/** The top of a page with a small sea chart beside it: what the page is about, as islets and the ways between them. */
export function HeroChart({ name, children }: { name: keyof typeof charts; children: ReactNode }) {
  const { islets, lit, courses }: Chart = charts[name]
  const [lightX, lightY] = islets[lit]?.[0] ?? [0, 0]
  const pointOf = (islet: number): Point => islets[islet]?.[0] ?? [0, 0]
  return (
    <div className={styles.beside}>
      <svg className={styles.chart} viewBox="0 0 600 440" aria-hidden="true">
        <radialGradient id="light">
          <stop className={styles.near} />
          <stop offset="1" className={styles.far} />
        </radialGradient>
        <circle cx={lightX} cy={lightY} r="170" fill="url(#light)" />
        {islets.map(([at, icon], index) => (
          <g key={`${at}`} className={index === lit ? styles.lit : undefined}>
            <Skerry at={at} radius={radius} rings={4} seed={index + 2} icon={icon} />
          </g>
        ))}
        {courses.map(([from, to, kind]) => (
          <Course
            key={`${from}${to}`}
            through={bentLine(pointOf(from), pointOf(to), gap, 14)}
            {...(kind && { kind })}
          />
        ))}
      </svg>
      {children}
    </div>
  )
}
