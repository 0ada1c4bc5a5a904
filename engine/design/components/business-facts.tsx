import { useLanguage } from '../../addresses/use-address.ts'
import { facts, registeredName } from '../../core/site/facts.ts'
import { today } from '../../core/site/published.ts'
import { fill, type Sentence } from '../../core/text/sentence.ts'
import { isoWeek } from '../../core/time/clock.ts'
import styles from './business-facts.module.css'
import { words } from './business-facts.words.ts'
import { DefinitionRows } from './list-items.tsx'

/** What customers look up before they call: who it is in the registers, taxes, insurance. Nothing where no fact is set. */
export function BusinessFacts() {
  const t = words[useLanguage()]
  const { organisationNumber, vatNumber, liabilityInsurance, standIn } = facts
  const rows = [
    { label: t.legalName, value: registeredName },
    { label: t.organisationNumber, value: organisationNumber },
    { label: t.vatNumber, value: vatNumber },
    { label: t.fTax, value: facts.approvedForFTax ? t.approved : '' },
    { label: t.liabilityInsurance, value: liabilityInsurance },
    { label: t.standIn, value: standIn },
    { label: t.nextFreeWeek, value: nextFreeWeek(t.week) },
  ].filter(({ value }) => value)
  if (rows.length === 0) return null
  return (
    <dl className={styles.facts}>
      <DefinitionRows rows={rows} />
    </dl>
  )
}

/** The week as it is read; empty once it has passed, by the day of the build. */
function nextFreeWeek(written: Sentence<'week' | 'year'>): string {
  const { nextFreeWeek: week } = facts
  const [, year, number] = /^(\d{4})-W(\d\d)$/.exec(week) ?? []
  return number && year && week >= isoWeek(today()) ? fill(written, { week: Number(number), year }) : ''
}
