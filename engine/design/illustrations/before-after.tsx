import type { DrawingWords } from '../../core/site/services.ts'
import { type Point, smooth } from './curves.ts'
import styles from './diagram.module.css'
import { Diagram, Label } from './diagram.tsx'

type Words = DrawingWords<'before-after'>

/** A task before and after automation: a winding line with up to seven numbered steps, and a straight one with one or two. */
export function BeforeAfter({ words: t }: { words: Words }) {
  return (
    <Diagram label={[t.before, t.after].map(describe).join(' ')} wideHeight={500} tallHeight={850}>
      {(isWide) => (isWide ? <Across t={t} /> : <Down t={t} />)}
    </Diagram>
  )
}

const describe = ({ title, steps }: { title: string; steps: readonly string[] }) =>
  `${title}. ${steps.join('; ')}.`

/** Where the steps are between the first and the last one. A single one is in the middle. */
const spread = (steps: readonly string[], first: number, last: number) =>
  steps.map((_, step) =>
    steps.length > 1 ? first + (step * (last - first)) / (steps.length - 1) : (first + last) / 2,
  )

/** The height of each step. */
const stepHeights = [150, 212, 118, 196, 138, 226, 142]
const lineLength = 19

function Across({ t }: { t: Words }) {
  const before = spread(t.before.steps, 125, 875).map((x, step): Point => [x, stepHeights[step] ?? 0])
  const after = spread(t.after.steps, 330, 670).map((x): Point => [x, 404])
  return (
    <>
      <Label at={[0, 26]} title={t.before.title} />
      <Wake along={[[0, 172], ...before, [1000, 172]]} isWide />
      {t.before.steps.map((step, index) => {
        const [x, y] = before[index] ?? [0, 0]
        return (
          <Step key={step} at={[x, y]} number={index + 1}>
            <Label
              at={[x, index % 2 ? y + 46 : y - 36]}
              isAbove={index % 2 === 0}
              anchor="middle"
              note={step}
              lineLength={lineLength}
            />
          </Step>
        )
      })}
      <Label at={[0, 336]} title={t.after.title} />
      <Wake along={[[0, 404], [165, 396], ...after, [835, 412], [1000, 404]]} isWide />
      {t.after.steps.map((step, index) => {
        const [x, y] = after[index] ?? [0, 0]
        return (
          <Step key={step} at={[x, y]} number={index + 1}>
            <Label at={[x, y + 52]} anchor="middle" note={step} lineLength={26} />
          </Step>
        )
      })}
    </>
  )
}

function Down({ t }: { t: Words }) {
  const before = spread(t.before.steps, 82, 490).map((y, step): Point => [step % 2 ? 76 : 40, y])
  const after = spread(t.after.steps, 666, 776).map((y): Point => [58, y])
  return (
    <>
      <Label at={[0, 24]} title={t.before.title} />
      <Wake along={[[58, 44], ...before, [58, 530]]} isWide={false} />
      <StepsDown steps={t.before.steps} points={before} />
      <Label at={[0, 592]} title={t.after.title} />
      <Wake along={[[58, 612], ...after, [58, 850]]} isWide={false} />
      <StepsDown steps={t.after.steps} points={after} />
    </>
  )
}

const StepsDown = ({ steps, points }: { steps: readonly string[]; points: readonly Point[] }) =>
  steps.map((step, index) => {
    const at = points[index] ?? [0, 0]
    return (
      <Step key={step} at={at} number={index + 1}>
        <Label at={[122, at[1] + 5]} note={step} lineLength={19} />
      </Step>
    )
  })

/** A line through the steps, with thinner lines beside it, as the wake of a boat. */
function Wake({ along, isWide }: { along: readonly Point[]; isWide: boolean }) {
  const offsets = isWide ? [-20, -10, 10, 20] : [-14, -7, 7, 14]
  return (
    <>
      {offsets.map((offset) => (
        <path
          key={offset}
          d={smooth(along.map(([x, y]): Point => (isWide ? [x, y + offset] : [x + offset, y])))}
          className={styles.stream}
        />
      ))}
      <path d={smooth(along)} className={styles.course} />
    </>
  )
}

function Step({ at: [x, y], number, children }: { at: Point; number: number; children: React.ReactNode }) {
  return (
    <g>
      <circle cx={x} cy={y} r={17} className={styles.step} />
      <text x={x} y={y + 6} textAnchor="middle" className={styles.number}>
        {number}
      </text>
      {children}
    </g>
  )
}
