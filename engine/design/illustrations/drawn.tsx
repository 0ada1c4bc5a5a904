import { useLanguage } from '../../addresses/use-address.ts'
import type { Drawing } from '../../core/site/services.ts'
import { BeforeAfter } from './before-after.tsx'
import { DecisionMap } from './decision-map.tsx'
import { Pipeline } from './pipeline.tsx'
import { RequestFlow } from './request-flow.tsx'

/** A drawing that an owner's file names, with its words in the language of the page. */
export function Drawn({ drawing }: { drawing: Drawing }) {
  const language = useLanguage()
  switch (drawing.name) {
    case 'request-flow':
      return <RequestFlow words={drawing[language]} />
    case 'pipeline':
      return <Pipeline words={drawing[language]} />
    case 'before-after':
      return <BeforeAfter words={drawing[language]} />
    case 'decision-map':
      return <DecisionMap words={drawing[language]} />
  }
}
