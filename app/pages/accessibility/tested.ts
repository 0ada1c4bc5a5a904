import { facts } from '../../../content/facts.ts'
import tested from '../../../measured/accessibility.json' with { type: 'json' }

/** When and with what this site was tested: undefined while the figures are those of another site. */
export const ownTest = tested.site === facts.origin ? tested : undefined
