import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '../../harness/port.ts'
import { eventually } from '../support/eventually.ts'
import { rewrite } from '../support/other-site.ts'
import { processEnvironment } from '../support/process-environment.ts'

/* `npx kodhamn dev` in an owner's folder: what is saved there is shown. */

// Each change is read by a new process.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 })
const timeout = 60_000

const folder = mkdtempSync(join(tmpdir(), 'dev-'))
const site = (path: string) => join(folder, 'site', path)
let url: string
let output = ''
let end = async () => {}

beforeAll(async () => {
  cpSync('tests/fixtures/site', site('.'), { recursive: true })
  cpSync('package-lock.json', join(folder, 'package-lock.json'))
  const port = await freePort()
  const dev = spawn(process.execPath, [resolve('engine/cli/main.ts'), 'dev'], {
    cwd: folder,
    env: { ...processEnvironment, SITE_FOLDER: '', HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (chunk) => (output += chunk))
  const exit = new Promise((done) => dev.once('exit', done))
  end = async () => {
    dev.kill('SIGINT')
    await exit
  }
  url = `http://127.0.0.1:${port}`
  await eventually(() => expect(output).toContain('Shown in'), timeout)
})
afterAll(async () => {
  await end()
  rmSync(folder, { recursive: true, force: true })
})

const read = async (path: string) => (await fetch(url + path)).text()
const shows = (path: string, text: string) =>
  eventually(async () => expect(await read(path)).toContain(text), timeout)

test('a sentence is shown as it is saved, and an open page is told', async () => {
  const version = /\?(\d+)/.exec(await read('/@reload.js'))?.[1]
  const changes = await fetch(`${url}/@changes?${version}`)
  expect(await read('/contact')).toContain('<script type="module" src="/@reload.js">')
  writeFileSync(site('words/contact.yaml'), 'en:\n  heading: Said by me\n')
  await shows('/contact', 'Said by me')
  const told = await changes.body?.getReader().read()
  expect(new TextDecoder().decode(told?.value)).toBe('data: reload\n\n')
})

test('what is wrong is named by file and line, until it is right', async () => {
  const wrong = 'site/words/contact.yaml:3: this is not YAML'
  writeFileSync(site('words/contact.yaml'), 'en:\n  heading: "Said\n')
  await shows('/about', wrong)
  expect(output).toContain(wrong)
  writeFileSync(site('words/contact.yaml'), 'en:\n  heading: Said again\n')
  writeFileSync(site('style.css'), 'main {\n  outline 3px solid;\n}')
  await shows('/about', 'site/style.css:2: this is not CSS')
  writeFileSync(site('style.css'), 'main { outline: 3px solid }')
  await shows('/contact', 'Said again')
  const page = await read('/contact')
  const [, linked = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(page) ?? []
  for (const styles of [page, await read(linked)]) expect(styles).toContain('main{outline:3px solid}')
})

test('a draft is shown, and what is wrong in one is named', async () => {
  cpSync(site('articles/moving-your-domain'), site('articles/a-draft'), { recursive: true })
  const draft = site('articles/a-draft/en.md')
  rewrite(draft, (text) =>
    text.replace(
      /^id: .*\nonly: en\nslug: .*\ntitle: .*/m,
      'id: 99\nonly: en\ntitle: Nobody reads this yet\ndraft: true',
    ),
  )
  await shows('/blog/a-draft', 'Nobody reads this yet')
  rewrite(draft, (text) => text.replace('draft: true', 'draft: perhaps'))
  await shows('/blog/a-draft', 'site/articles/a-draft/en.md:')
  rmSync(site('articles/a-draft'), { recursive: true })
  await shows('/blog', '</main>')
  expect(await read('/blog')).not.toContain('Nobody reads this yet')
})

test('a message is stored, and what the build derives is there', async () => {
  const message = { name: 'Åsa', email: 'asa@example.com', message: 'Hello' }
  const response = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
  })
  expect(response.status, await response.text()).toBeLessThan(300)
  expect(await read('/sitemap.xml')).toContain('<urlset')
  expect(await read('/sv')).toContain('lang="sv"')
})
