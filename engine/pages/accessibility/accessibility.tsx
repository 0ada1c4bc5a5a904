import { Contrast, Keyboard, Languages, ScanSearch, ZoomIn } from 'lucide-react'
import { pathIfShown } from '../../addresses/page-addresses.ts'
import { useLanguage } from '../../addresses/use-address.ts'
import { facts, printedPhone } from '../../core/site/facts.ts'
import { fill } from '../../core/text/sentence.ts'
import { formatDay } from '../../core/time/clock.ts'
import { CallToAction } from '../../design/components/call-to-action.tsx'
import { CardIcon } from '../../design/components/card.tsx'
import { Paragraphs } from '../../design/components/list-items.tsx'
import { mailTo } from '../../design/components/mail-to.ts'
import { Hero, Section } from '../../design/components/section.tsx'
import { Stats } from '../../design/components/stats.tsx'
import { HeroChart } from '../../design/illustrations/hero-chart.tsx'
import { Head } from '../../seo/head.tsx'
import styles from './accessibility.module.css'
import { words } from './accessibility.words.ts'
import { ownTest } from './tested.ts'

const testIcons = [ScanSearch, Keyboard, ZoomIn, Contrast, Languages]

export default function Accessibility() {
  const language = useLanguage()
  const t = words[language]
  const tested = ownTest
  const { tests, faults, report } = t
  return (
    <>
      <Head words={t} />
      <HeroChart name="accessibility">
        <Hero heading={t.heading} lead={t.lead} />
      </HeroChart>
      {tested && (
        <Stats
          label={tests.heading}
          items={tests.figures.map(({ value, label }) => ({
            value: fill(value, { pages: tested.pages }),
            label,
          }))}
          note={fill(tests.note, { day: formatDay(tested.date, language), browser: tested.browser })}
        />
      )}
      <div className={styles.statement}>
        <Section width="narrow" heading={tests.heading}>
          <p>{tests.text}</p>
          <ul className={styles.points}>
            {tests.points.map((text, index) => (
              <li key={text}>
                <CardIcon icon={testIcons[index] ?? ScanSearch} />
                {text}
              </li>
            ))}
          </ul>
        </Section>
        <Section width="narrow" heading={faults.heading}>
          <Paragraphs texts={faults.paragraphs} />
        </Section>
        <Section width="narrow" heading={report.heading}>
          <p>{report.text}</p>
          <p className={styles.ways}>
            <a href={mailTo(report.subject)}>{facts.email}</a>
            <a href={`tel:${facts.phone}`}>{printedPhone}</a>
          </p>
        </Section>
      </div>
      <CallToAction words={t.call} secondary={pathIfShown('portfolio', language)} />
    </>
  )
}
