/** One line of the table. */
export interface Figure {
  /** The subject and the metric: `Home · LCP`. */
  what: string
  value: number
  unit: string
  /** The value that it is compared with. */
  reference?: number
  /** The bound of `value`, or of `value` divided by `reference`. */
  target?: { of: 'value' | 'ratio' } & ({ atMost: number } | { atLeast: number })
}

export interface Options {
  /** How often each figure is measured; the table shows the median. */
  rounds: number
  isQuick: boolean
}

/** The median of one metric over all rounds. */
export const medianOf = <Key extends string>(rounds: readonly Record<Key, number>[], key: Key) =>
  median(rounds.map((round) => round[key]))

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle) - 1] ?? Number.NaN)) / 2
}

const ratioOf = ({ value, reference }: Figure) => (reference ? value / reference : undefined)

export function isMissed(figure: Figure): boolean {
  const { target } = figure
  const measured = target?.of === 'ratio' ? ratioOf(figure) : figure.value
  if (!target || measured === undefined) return false
  const isMet = 'atMost' in target ? measured <= target.atMost : measured >= target.atLeast
  return !isMet
}

/** Prints all figures as one table; those that miss their target are marked. */
export function printTable(figures: readonly Figure[]) {
  const rows = figures.map((figure) => {
    const measured = `${rounded(figure.value)} ${figure.unit}`.trim()
    const reference = figure.reference === undefined ? '' : rounded(figure.reference)
    const ratio = ratioOf(figure)?.toFixed(2) ?? ''
    const missed = isMissed(figure) ? 'MISSED' : ''
    return [figure.what, { measured, reference, ratio, target: targetOf(figure), missed }] as const
  })
  console.table(Object.fromEntries(rows))
}

function targetOf({ target }: Figure): string {
  if (!target) return ''
  const bound = 'atMost' in target ? `≤ ${target.atMost}` : `≥ ${target.atLeast}`
  return target.of === 'ratio' ? `${bound} ×` : bound
}

const rounded = (value: number) =>
  Math.abs(value) < 10 ? String(Number(value.toPrecision(3))) : value.toFixed(0)
