import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** A copy of the example without pictures, in a folder of its own. */
export function copyOfExample(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  cpSync('example', folder, { recursive: true, filter: (file) => !file.endsWith('.png') })
  return folder
}

/** Changes a file of a site. */
export function rewrite(file: string, change: (text: string) => string) {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

/** Gives a site these services and no articles. In Swedish their slugs differ. */
export function offerOnly(folder: string, names: readonly string[]) {
  const template = readFileSync('example/services/automation/service.yaml', 'utf8')
    .replace(/^cover: .*\n/m, '')
    .replace(/ {2}- kind: reading\n[\s\S]*/, '')
  for (const room of ['services', 'articles']) rmSync(join(folder, room), { recursive: true })
  for (const name of names) {
    mkdirSync(join(folder, 'services', name), { recursive: true })
    writeFileSync(
      join(folder, 'services', name, 'service.yaml'),
      template.replace('\nsv:\n', () => `\nsv:\n  slug: tjanst-${name}\n  aliases: [gammal-${name}]\n`),
    )
  }
  rewrite(join(folder, 'facts.yaml'), (text) =>
    text
      .replace(/^( +services: )\[.*\]/gm, (_, field) => `${field}[${names.slice(0, 1)}]`)
      .replace(/^ +article: .*\n/gm, ''),
  )
}

const run = promisify(execFile)

/** What a program prints where the site is in a folder, or what is said against that site. */
export async function inSite(folder: string, program: string): Promise<string> {
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, SITE_FOLDER: folder },
  }).catch(({ stderr }: { stderr: string }) => ({ stdout: stderr }))
  return stdout
}

/** The beginning of a program that loads modules of the site with `load` and renders elements at a path with `render`. */
export const rendering = `
  import { createElement } from 'react'
  import { renderToStaticMarkup } from 'react-dom/server'
  import { StaticRouter } from 'react-router'
  import { createServer } from 'vite'
  const server = await createServer({ server: { middlewareMode: true, ws: false }, mode: 'test', logLevel: 'silent' })
  const load = (file) => server.ssrLoadModule(file)
  const render = (location, Element, props) =>
    renderToStaticMarkup(createElement(StaticRouter, { location }, createElement(Element, props)))`
