/** One line of the table. */
export interface Figure {
  part: 'pages' | 'reactions' | 'server' | 'build'
  /** What is measured, of what: `Home, en · LCP`. */
  what: string
  value: number
  unit: string
  /** The same of what it is compared with. */
  reference?: number
  /** What `value`, or `value` by `reference`, must come to. */
  target?: { of: 'value' | 'ratio' } & ({ atMost: number } | { atLeast: number })
}

/** The site's, and that of pages written by hand. */
export interface Compared<T> {
  ours: T
  byHand: T
}

/** Measures both so many times, in turn: what else the machine does meets both. */
export async function byTurns<T>(runs: number, measure: (which: keyof Compared<T>) => Promise<T>) {
  const taken: Compared<T[]> = { ours: [], byHand: [] }
  for (let run = 0; run < runs; run++) {
    taken.ours.push(await measure('ours'))
    taken.byHand.push(await measure('byHand'))
  }
  return taken
}

export const ratioOf = ({ value, reference }: Figure) => (reference ? value / reference : undefined)

export function isMissed(figure: Figure): boolean {
  const { target } = figure
  const measured = target?.of === 'ratio' ? ratioOf(figure) : figure.value
  if (!target || measured === undefined) return false
  // Turned round, so that what is no number has missed it.
  return !('atMost' in target ? measured <= target.atMost : measured >= target.atLeast)
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle) - 1] ?? Number.NaN)) / 2
}

/** Prints all figures as one table; those that miss their target are marked. */
export function printTable(figures: readonly Figure[]) {
  const rows = [
    ['', 'measured', 'reference', 'ratio', 'target', ''],
    ...figures.map((figure) => [
      figure.what,
      `${rounded(figure.value)} ${figure.unit}`.trim(),
      figure.reference === undefined ? '' : rounded(figure.reference),
      ratioOf(figure)?.toFixed(2) ?? '',
      targetOf(figure),
      isMissed(figure) ? 'MISSED' : '',
    ]),
  ]
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  for (const [what = '', ...cells] of rows) {
    const line = cells.map((cell, index) => cell.padStart(widths[index + 1] ?? 0)).join('  ')
    console.log(`${what.padEnd(widths[0] ?? 0)}  ${line}`.trimEnd())
  }
}

function targetOf({ target }: Figure): string {
  if (!target) return ''
  const bound = 'atMost' in target ? `≤ ${target.atMost}` : `≥ ${target.atLeast}`
  return target.of === 'ratio' ? `${bound} ×` : bound
}

const rounded = (value: number) =>
  Math.abs(value) < 10 ? String(Number(value.toPrecision(3))) : value.toFixed(0)
