import type { ReactNode } from 'react'
import { facts } from '../../core/site/facts.ts'
import type { Language } from '../../core/text/language.ts'
import { dayAfter, formatDayOfYear } from '../../core/time/clock.ts'
import { toEpoch } from '../../core/time/moments.ts'
import type { SpecialDays } from '../../core/time/opening-hours.ts'

/** How many days ahead special days are shown: as far as most people plan. */
const shownAhead = 30

/** What is shown while special days are near or there. A page may be older than a day: near-days.browser.ts looks again. */
export function NearDays({ days: { from, to }, children }: { days: SpecialDays; children: ReactNode }) {
  const begins = toEpoch(dayAfter(from, -shownAhead), '00:00', facts)
  const ends = toEpoch(dayAfter(to, 1), '00:00', facts)
  return (
    <div data-near={`${begins} ${ends}`} hidden={Date.now() < begins || Date.now() >= ends}>
      {children}
    </div>
  )
}

/** `July 5 – July 30`, or one day. */
export const daysInWords = ({ from, to }: SpecialDays, language: Language): string =>
  [...new Set([from, to])].map((date) => formatDayOfYear(date, language)).join(' – ')
