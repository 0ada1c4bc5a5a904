/**
 * `kodhamn migrate FROM WORDS`: brings the folder of the owner from the form of an earlier version to that of this one. The
 * update of that version runs it in a copy: it names itself and a file of its sentences, and prints what this says. A migration
 * may be run twice. Then the owner's words are let fit. Whoever runs it without a version is told what changed.
 */
import { existsSync } from 'node:fs'
import { compareVersions } from '../../core/releases/releases.server.ts'
import { fill } from '../../core/text/sentence.ts'
import { formerFiles } from './former-files.ts'
import { migrations } from './migrations.ts'
import { officeLanguage } from './office-language.ts'
import { updateWords } from './update.words.ts'

const [from = '', before = ''] = process.argv.slice(2)
const folder = process.env.SITE_FOLDER || 'site'
const later = Object.entries(migrations)
  .filter(([version]) => compareVersions(version, from) > 0)
  .toSorted(([a], [b]) => compareVersions(a, b))
const files = from ? '' : formerFiles().join(', ')
for (const [, migrate] of later) migrate(folder)
// It reads the files as they are now.
if (existsSync(folder)) {
  const t = updateWords[officeLanguage()]
  if (!from) console.log(files ? fill(t.migrated, { files }) : t.isMigrated)
  const { fitWords } = await import('./fit-words.ts')
  await fitWords(from, before)
}
