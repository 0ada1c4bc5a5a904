import { Cloud, Database, GitBranch, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Section } from '../../components/section.tsx'
import { useLanguage } from '../../components/use-address.ts'
import { Pipeline } from '../../illustrations/pipeline.tsx'
import { words } from './infrastructure.words.ts'
import { Reading } from './reading.tsx'
import { Benefits, Drawing, Notes } from './service-sections.tsx'

export function Infrastructure({ prices }: { prices: ReactNode }) {
  const t = words[useLanguage()]
  return (
    <>
      <Section heading={t.cards.heading} text={t.cards.text}>
        <Notes items={t.cards.items} icons={[Cloud, GitBranch, Database, ShieldCheck]} columns={4} />
      </Section>
      {prices}
      <Drawing words={t.diagram}>
        <Pipeline words={t.diagram} />
      </Drawing>
      <Benefits words={t.benefits} />
      <Reading tone="sunken" words={t.reading} />
    </>
  )
}
