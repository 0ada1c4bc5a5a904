import { Cloud, Database, GitBranch, ShieldCheck } from 'lucide-react'
import { Section } from '../../components/section.tsx'
import { useLanguage } from '../../components/use-address.ts'
import { Pipeline } from '../../illustrations/pipeline.tsx'
import { words } from './infrastructure.words.ts'
import { Reading } from './reading.tsx'
import { Benefits, Drawing, Notes } from './service-sections.tsx'

export function Infrastructure() {
  const say = words[useLanguage()]
  return (
    <>
      <Section heading={say.cards.heading} text={say.cards.text}>
        <Notes items={say.cards.items} icons={[Cloud, GitBranch, Database, ShieldCheck]} columns={4} />
      </Section>
      <Drawing words={say.diagram}>
        <Pipeline words={say.diagram} />
      </Drawing>
      <Benefits words={say.benefits} />
      <Reading tone="sunken" words={say.reading} />
    </>
  )
}
