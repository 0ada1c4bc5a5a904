/**
 * The articles' HTML between the plugin that renders it and the pages that show it, one file for each: bundled, and held
 * at once, the texts of thousands of articles would not fit into a small machine.
 */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Language } from './language.ts'

const kept = '.cache/articles'

const bodyFile = (folder: string, language: string) => join(kept, `${folder}.${language}.html`)

/** Keeps the HTML of an article's file. */
export function keepBody(file: string, html: string) {
  const body = bodyFile(basename(dirname(file)), basename(file, '.md'))
  mkdirSync(kept, { recursive: true })
  // Written aside first: another build, or a test, may be reading here.
  writeFileSync(`${body}.${process.pid}`, html)
  renameSync(`${body}.${process.pid}`, body)
}

/** The HTML of an article whose head was read before. */
export const keptBody = (folder: string, language: Language): Promise<string> =>
  readFile(bodyFile(folder, language), 'utf8')
