import { FileSpreadsheet, Plug, SquareTerminal, Workflow } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage } from '../../components/use-address.ts'
import { BeforeAfter } from '../../illustrations/before-after.tsx'
import { words } from './automation.words.ts'
import { Reading } from './reading.tsx'
import { Benefits, Drawing, Notes, Rail } from './service-sections.tsx'

export function Automation({ prices }: { prices: ReactNode }) {
  const t = words[useLanguage()]
  return (
    <>
      <Drawing words={t.diagram}>
        <BeforeAfter words={t.diagram} />
      </Drawing>
      {prices}
      <Rail words={t.cards}>
        <Notes items={t.cards.items} icons={[Workflow, Plug, FileSpreadsheet, SquareTerminal]} columns={2} />
      </Rail>
      <Benefits tone="sunken" words={t.benefits} />
      <Reading words={t.reading} />
    </>
  )
}
