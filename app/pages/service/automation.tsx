import { FileSpreadsheet, Plug, SquareTerminal, Workflow } from 'lucide-react'
import { useLanguage } from '../../components/place.ts'
import { words } from './automation.words.ts'
import { BeforeAfter } from './before-after.tsx'
import { Benefits, Drawing, Notes, Rail, Related } from './parts.tsx'
import { Reading } from './reading.tsx'

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
      <Related tone="sunken" to="automation" words={say.related} />
    </>
  )
}
