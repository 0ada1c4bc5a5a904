import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** Whether a text is a version such as `1.2.3`. */
export const isVersion = (text: string) => /^\d+\.\d+\.\d+$/.test(text)

/** Sorts versions, the oldest first. */
export const compareVersions = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true })

/** The version that the package.json in a folder names. */
export const installedVersion = (folder: string): string =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
    .version
