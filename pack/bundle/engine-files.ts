import { join } from 'node:path'
import { filesBelow } from '../../engine/build/files-below.ts'
import { hashOf } from '../../engine/build/source-hash.ts'

const folders = ['engine', 'pack']
const files = ['vite.config.ts', 'react-router.config.ts', 'package.json', 'package-lock.json']

/** What the bundles and each build depend on: all but tests, and nothing of the owner's. */
export const engineFiles = (): string[] => [
  ...folders
    .flatMap((folder) => filesBelow(folder).map((file) => join(folder, file)))
    .filter((file) => !file.includes('.test.')),
  ...files,
]

export const hashEngine = (): string => hashOf([], engineFiles())
