import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { vi } from 'vitest'

/** A copy of the example without pictures, in a folder of its own. */
export function copyOfExample(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  cpSync('example/site', folder, { recursive: true, filter: (file) => !file.endsWith('.png') })
  return folder
}

/** Changes a file of a site. */
export function rewrite(file: string, change: (text: string) => string) {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

/** Gives a site these services and no articles. In Swedish their slugs differ. */
export function offerOnly(folder: string, names: readonly string[]) {
  const template = readFileSync('example/site/services/automation/service.yaml', 'utf8').replace(
    / {2}- kind: reading\b[\s\S]*/,
    '',
  )
  for (const room of ['services', 'articles']) rmSync(join(folder, room), { recursive: true })
  for (const name of names) {
    mkdirSync(join(folder, 'services', name), { recursive: true })
    writeFileSync(
      join(folder, 'services', name, 'service.yaml'),
      template.replace('\nsv:\n', () => `\nsv:\n  slug: tjanst-${name}\n  aliases: [gammal-${name}]\n`),
    )
  }
  for (const project of globSync(join(folder, 'projects/*/project.yaml')))
    rewrite(project, (text) => text.replace(/^related:\n(?: +- .*\n)+/m, 'related: []\n'))
  rewrite(join(folder, 'facts.yaml'), (text) =>
    text
      .replace(/^( +services: )\[.*\]/gm, (_, field) => `${field}[${names.slice(0, 1)}]`)
      .replace(/^ +article: .*\n/gm, ''),
  )
}

/** What `load` imports and finds where the site is in a folder. Throws what is said against that site. */
export async function inSite<Found>(folder: string, load: () => Promise<Found>): Promise<Found> {
  vi.stubEnv('SITE_FOLDER', folder)
  vi.resetModules()
  try {
    return await load()
  } finally {
    vi.unstubAllEnvs()
    vi.resetModules()
  }
}

/** What is said against any part of the site in a folder; empty where nothing is. */
export const complaint = (folder: string): Promise<string> =>
  inSite(folder, async () => JSON.stringify((await import('../../engine/core/site/site.ts')).site)).then(
    () => '',
    (error: Error) => error.message,
  )

/** The HTML of an element at a path. */
export const renderAt = (location: string, element: ReactElement): string =>
  renderToStaticMarkup(createElement(StaticRouter, { location }, element))
