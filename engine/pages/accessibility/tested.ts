import { facts } from '../../core/site/facts.ts'
import { site } from '../../core/site/site.ts'

/** When and with what this site was tested: undefined where it was not, or the figures are those of another site. */
export const ownTest = site.tested?.site === facts.origin ? site.tested : undefined
