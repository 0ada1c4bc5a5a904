import { readFileSync, writeFileSync } from 'node:fs'
import { browserName, findBrowser } from '../../harness/browser.ts'
import type { Figure } from './figures.ts'

/** What the project page of this site says about its speed. */
const speedFile = 'measured/speed.json'

/** Writes down how fast the front page is, how it was measured and when. Throws where `figures` does not hold it. */
export function recordSpeed(figures: readonly Figure[], rounds: number) {
  const home = (key: string) => {
    const figure = figures.find(({ what }) => what === `Home · ${key}`)
    if (!figure) throw new Error(`The front page was not measured: no ${key}`)
    return figure
  }
  const firstPaint = home('FCP')
  const { version: lighthouse }: { version: string } = JSON.parse(
    readFileSync('node_modules/lighthouse/package.json', 'utf8'),
  )
  const speed = {
    date: new Date().toISOString().slice(0, 10),
    lighthouse: lighthouse.split('.')[0],
    browser: browserName(findBrowser()),
    rounds,
    performance: home('performance').value,
    firstPaint: Math.round(firstPaint.value),
    firstPaintByHand: Math.round(firstPaint.reference ?? Number.NaN),
    kilobytes: Math.round(home('document').value),
    scripts: Math.round(home('scripts').value),
  }
  writeFileSync(speedFile, `${JSON.stringify(speed, null, 2)}\n`)
  console.log(`${speedFile} is written: build again, and commit it`)
}
