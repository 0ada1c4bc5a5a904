/** `npm run backup`: copies the database while the server runs, and checks the copy. */
import { renameSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { copyDatabase } from '../backups/copy-database.ts'
import { describeCounts } from '../backups/row-counts.ts'
import { inScratchFolder } from '../backups/scratch-folder.ts'
import { syncToDisk } from '../backups/sqlite-copy.ts'
import { withDatabase } from '../database/open.ts'
import { recordDone } from '../operations/last-done.ts'
import { newPath } from '../terminal/new-path.ts'
import { officeWords } from '../terminal/office-words.ts'
import { type Command, runCommand } from '../terminal/run-command.ts'

export const command: Command = {
  usage: 'npm run backup -- FILE',
  async run(args, config) {
    const file = newPath(args, 'file')

    // The copy gets its name when it is complete, so that a partial one is never taken for a backup.
    const counts = await inScratchFolder(
      async (folder) => {
        const part = join(folder, 'part')
        const counts = await copyDatabase(config, part)
        renameSync(part, file)
        return counts
      },
      `${resolve(file)}.part-`,
    )
    syncToDisk(dirname(resolve(file)))
    await withDatabase(config, (database) => recordDone(database, 'backup'))
    const t = officeWords().backup
    const what = config.databaseUrl ? t.dump : ''
    console.log(
      `${file}: ${what}${describeCounts(counts)}, ${Math.ceil(statSync(file).size / 1024)} KB, ${t.checked}`,
    )
  },
}

if (import.meta.main) await runCommand(command)
