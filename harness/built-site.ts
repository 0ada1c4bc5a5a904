import { readFileSync, statSync } from 'node:fs'
import { buildFolder } from '../engine/core/base/build-folder.ts'
import type { Manifest } from '../engine/core/served/manifest.server.ts'
import type { Language } from '../engine/core/text/language.ts'

/** The built site as the build describes it. */
export const manifest: Manifest = JSON.parse(readFileSync(`${buildFolder}/manifest.json`, 'utf8'))

/** Every page that answers with 200: main addresses, aliases and filtered lists. */
export const pagePaths = Object.keys(manifest.titles)

/** The built file of a path, uncompressed. */
export const htmlOf = (key: string) => readFileSync(`${buildFolder}/site${manifest.files[key]?.file}`, 'utf8')

/** The transfer size of a file: its brotli version, where it has one. */
export const sentSize = (key: string) =>
  statSync(`${buildFolder}/site${manifest.files[key]?.encodings.br ?? manifest.files[key]?.file}`).size

const canonicalOf = (path: string) =>
  URL.parse(/<link rel="canonical" href="([^"]+)"/.exec(htmlOf(path))?.[1] ?? '')?.pathname

/** The pages that are their own canonical page, without aliases and filtered lists. */
export const mainPaths = pagePaths.filter((path) => canonicalOf(path) === path)

/** The path of a page's version in a language, if there is one. */
export const translationOf = (path: string, language: Language) =>
  new RegExp(`<link rel="alternate" hreflang="${language}" href="https?://[^/"]+([^"]*)"`, 'i').exec(
    htmlOf(path),
  )?.[1]
