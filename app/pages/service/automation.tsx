import { FileSpreadsheet, Plug, SquareTerminal, Workflow } from 'lucide-react'
import { useLanguage } from '../../components/use-address.ts'
import { BeforeAfter } from '../../illustrations/before-after.tsx'
import { words } from './automation.words.ts'
import { Reading } from './reading.tsx'
import { Benefits, Drawing, Notes, Rail } from './service-sections.tsx'

export function Automation() {
  const say = words[useLanguage()]
  return (
    <>
      <Drawing words={say.diagram}>
        <BeforeAfter words={say.diagram} />
      </Drawing>
      <Rail words={say.cards}>
        <Notes
          items={say.cards.items}
          icons={[Workflow, Plug, FileSpreadsheet, SquareTerminal]}
          columns={2}
        />
      </Rail>
      <Benefits tone="sunken" words={say.benefits} />
      <Reading words={say.reading} />
    </>
  )
}
