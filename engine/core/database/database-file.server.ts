import { join } from 'node:path'

/** The embedded database's file in a data folder. */
export const databaseFile = (dataFolder: string): string => join(dataFolder, 'site.db')
