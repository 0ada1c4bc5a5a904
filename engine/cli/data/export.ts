/** `npm run export`: the site and all that it has received, as files that need nothing of this project. */
import { mkdirSync, renameSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { inScratchFolder } from '../../core/base/scratch-folder.server.ts'
import { withDatabase } from '../../core/database/open.server.ts'
import { readManifest } from '../../core/served/served-files.server.ts'
import { type Command, runCommand } from '../../core/terminal/command.server.ts'
import { newPath } from '../../core/terminal/new-path.server.ts'
import { countOf } from '../../core/terminal/office-words.server.ts'
import { exportPages } from './export/export-pages.ts'
import { exportRecords } from './export/export-records.ts'

export const command: Command = {
  usage: 'npm run export -- FOLDER',
  async run(args, config) {
    const folder = newPath(args, 'folder')

    const manifest = readManifest(config.buildFolder)
    // The folder gets its name when it is complete. It holds what visitors wrote, for no other user of the machine.
    await inScratchFolder(
      async (scratch) => {
        const part = join(scratch, 'part')
        mkdirSync(part, { mode: 0o700 })
        const pages = exportPages(config.buildFolder, manifest, part)
        const counted = await withDatabase(config, (database) => exportRecords(database, part))
        renameSync(part, folder)
        const counts = [countOf(pages, 'page'), countOf(manifest.articles.length, 'article'), ...counted]
        console.log(`${folder}: ${counts.join(', ')}`)
      },
      `${resolve(folder)}.part-`,
    )
  },
}

if (import.meta.main) await runCommand(command)
