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

/** Measures two things in turns, so that other load on the machine affects both. */
export async function byTurns<Ours, Reference>(
  rounds: number,
  measureOurs: () => Promise<Ours>,
  measureReference: () => Promise<Reference>,
) {
  const ours: Ours[] = []
  const reference: Reference[] = []
  for (let round = 0; round < rounds; round++) {
    ours.push(await measureOurs())
    reference.push(await measureReference())
  }
  return { ours, reference }
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
  const rows = figures.map((figure) => ({
    what: figure.what,
    measured: `${rounded(figure.value)} ${figure.unit}`.trim(),
    reference: figure.reference === undefined ? '' : rounded(figure.reference),
    ratio: ratioOf(figure)?.toFixed(2) ?? '',
    target: targetOf(figure),
    missed: isMissed(figure) ? 'MISSED' : '',
  }))
  const head = { what: '', measured: 'measured', reference: 'reference', ratio: 'ratio', target: 'target' }
  const width = Math.max(...rows.map(({ what }) => what.length))
  for (const { what, measured, reference, ratio, target, missed } of [{ ...head, missed: '' }, ...rows])
    console.log(
      `${what.padEnd(width)} ${measured.padStart(12)} ${reference.padStart(9)} ${ratio.padStart(6)} ${target.padStart(8)} ${missed}`.trimEnd(),
    )
}

function targetOf({ target }: Figure): string {
  if (!target) return ''
  const bound = 'atMost' in target ? `≤ ${target.atMost}` : `≥ ${target.atLeast}`
  return target.of === 'ratio' ? `${bound} ×` : bound
}

const rounded = (value: number) =>
  Math.abs(value) < 10 ? String(Number(value.toPrecision(3))) : value.toFixed(0)
