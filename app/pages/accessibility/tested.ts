import { facts } from '../../../content/facts.ts'
import { testedFile } from '../../../content/site/tested-file.ts'

/** When and with what this site was tested: undefined where it was not, or the figures are those of another site. */
export const ownTest = testedFile?.site === facts.origin ? testedFile : undefined
