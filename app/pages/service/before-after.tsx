import { type Point, smooth } from '../../components/curves.ts'
import type { words } from './automation.words.ts'
import styles from './chart.module.css'
import { Chart, Label, lines } from './chart.tsx'

type Words = (typeof words)['en']['diagram']

/** The same task before and after: seven steps along a crooked shore, two on open water. */
export function BeforeAfter({ words: say }: { words: Words }) {
  return (
    <Chart label={[say.before, say.after].map(spoken).join(' ')} wide={500} tall={850}>
      {(isWide) => (isWide ? <Across say={say} /> : <Down say={say} />)}
    </Chart>
  )
}

const spoken = ({ title, steps }: { title: string; steps: readonly string[] }) =>
  `${title}. ${steps.join('; ')}.`

/** How far down each of the seven steps lies, first up, then down, never twice the same. */
const crooked = [150, 212, 118, 196, 138, 226, 142]
const room = 26

/** How much room the lines of a step take above it, beyond the first. */
const lower = (step: string) => (lines(step, room).length - 1) * 20

function Across({ say }: { say: Words }) {
  const before = say.before.steps.map((_, step): Point => [62 + step * 146, crooked[step] ?? 0])
  const after = say.after.steps.map((_, step): Point => [330 + step * 340, 404])
  const last = before.length - 1
  return (
    <>
      <Label at={[0, 26]} title={say.before.title} />
      <Wake along={[[0, 172], ...before, [1000, 172]]} offsets={[-20, -10, 10, 20]} side="down" />
      {say.before.steps.map((step, index) => {
        const [x, y] = before[index] ?? [0, 0]
        const anchor = index === 0 ? 'start' : index === last ? 'end' : 'middle'
        return (
          <Step key={step} at={[x, y]} number={index + 1}>
            <Label
              at={[
                x + (anchor === 'start' ? -18 : anchor === 'end' ? 18 : 0),
                index % 2 ? y + 46 : y - 36 - lower(step),
              ]}
              anchor={anchor}
              note={step}
              room={room}
            />
          </Step>
        )
      })}
      <Label at={[0, 336]} title={say.after.title} />
      <Wake
        along={[[0, 404], [165, 396], ...after, [835, 412], [1000, 404]]}
        offsets={[-20, -10, 10, 20]}
        side="down"
      />
      {say.after.steps.map((step, index) => {
        const [x, y] = after[index] ?? [0, 0]
        return (
          <Step key={step} at={[x, y]} number={index + 1}>
            <Label at={[x, y + 52]} anchor="middle" note={step} room={34} />
          </Step>
        )
      })}
    </>
  )
}

function Down({ say }: { say: Words }) {
  const before = say.before.steps.map((_, step): Point => [step % 2 ? 76 : 40, 82 + step * 68])
  const after = say.after.steps.map((_, step): Point => [58, 666 + step * 110])
  return (
    <>
      <Label at={[0, 24]} title={say.before.title} />
      <Wake along={[[58, 44], ...before, [58, 530]]} offsets={[-14, -7, 7, 14]} side="across" />
      {say.before.steps.map((step, index) => {
        const at = before[index] ?? [0, 0]
        return (
          <Step key={step} at={at} number={index + 1}>
            <Label at={[122, at[1] + 5]} note={step} room={20} />
          </Step>
        )
      })}
      <Label at={[0, 592]} title={say.after.title} />
      <Wake along={[[58, 612], ...after, [58, 850]]} offsets={[-14, -7, 7, 14]} side="across" />
      {say.after.steps.map((step, index) => {
        const at = after[index] ?? [0, 0]
        return (
          <Step key={step} at={at} number={index + 1}>
            <Label at={[122, at[1] + 5]} note={step} room={20} />
          </Step>
        )
      })}
    </>
  )
}

/** The course through the steps, and the lines that echo it on both sides. */
function Wake({
  along,
  offsets,
  side,
}: {
  along: readonly Point[]
  offsets: readonly number[]
  side: 'down' | 'across'
}) {
  return (
    <>
      {offsets.map((offset) => (
        <path
          key={offset}
          d={smooth(along.map(([x, y]): Point => (side === 'down' ? [x, y + offset] : [x + offset, y])))}
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
