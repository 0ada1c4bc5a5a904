import { Cloud, Database, GitBranch, ShieldCheck } from 'lucide-react'
import { useLanguage } from '../../components/place.ts'
import { Section } from '../../components/section.tsx'
import { words } from './infrastructure.words.ts'
import { Benefits, Drawing, Notes, Related } from './parts.tsx'
import { Pipeline } from './pipeline.tsx'
import { Reading } from './reading.tsx'

export function Infrastructure() {
  const say = words[useLanguage()]
  return (
    <>
      <Drawing words={say.diagram}>
        <Pipeline words={say.diagram} />
      </Drawing>
      <Section heading={say.cards.heading} text={say.cards.text}>
        <Notes items={say.cards.items} icons={[Cloud, GitBranch, Database, ShieldCheck]} columns={4} />
      </Section>
      <Benefits tone="sunken" words={say.benefits} />
      <Reading words={say.reading} />
      <Related tone="sunken" to="infrastructure" words={say.related} />
    </>
  )
}
