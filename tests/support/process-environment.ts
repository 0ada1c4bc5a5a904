import { resolve } from 'node:path'
import { siteFolder } from '../../engine/core/site/folder.ts'
import { pathWithPostgres } from '../../harness/postgres.ts'

/**
 * What a process of a test gets of the environment: none of the settings there, and what earlier processes have compiled,
 * with which it is up in a third of the time.
 */
export const processEnvironment = {
  PATH: pathWithPostgres(),
  NODE_COMPILE_CACHE: resolve('.cache/compile'),
  NODE_NO_WARNINGS: '1',
  // They run in a folder of their own.
  SITE_FOLDER: resolve(siteFolder),
}
