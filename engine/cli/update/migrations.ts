/** What a version does with the folder of an owner who comes from an earlier one, by the version that needs it. */
import { bringTo020 } from './migrations/0.2.0.ts'

export const migrations: Readonly<Record<string, (folder: string) => void>> = { '0.2.0': bringTo020 }
