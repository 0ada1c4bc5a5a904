/** `npm run backup`: copies the database while the server runs, and checks the copy. */
import { renameSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { inScratchFolder } from '../../core/base/scratch-folder.server.ts'
import { withDatabase } from '../../core/database/open.server.ts'
import { recordDone } from '../../core/operations/last-done.server.ts'
import type { Command } from '../../core/terminal/command.server.ts'
import { newPath } from '../../core/terminal/new-path.server.ts'
import { backupWords } from './command.words.ts'
import { copyDatabase } from './copy-database.server.ts'
import { describeCounts } from './row-counts.server.ts'
import { syncToDisk } from './sqlite-copy.server.ts'

export const backup: Command = {
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
    const t = backupWords().backup
    const what = config.databaseUrl ? t.dump : ''
    console.log(
      `${file}: ${what}${describeCounts(counts)}, ${Math.ceil(statSync(file).size / 1024)} KB, ${t.checked}`,
    )
  },
}
