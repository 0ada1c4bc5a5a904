import { globSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { copyProject } from '../support/copy-project.ts'
import { npm, startNpm } from '../support/npm.ts'

/* The commands in the README that serve or show the built site. */

let dataFolder: string
test.beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'data-'))
})
test.afterEach(() => rmSync(dataFolder, { recursive: true }))

const settings = () => ({ NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataFolder })

test('npm start serves the built site and stops gracefully', () =>
  servesAndStops(startNpm('start', settings())))

test('npm run serve serves the built site and stops gracefully', () =>
  servesAndStops(startNpm('serve', settings())))

async function servesAndStops({ stdout, end }: ReturnType<typeof startNpm>) {
  try {
    let url = ''
    for await (const line of createInterface(stdout)) {
      const port = /http:\/\/localhost:(\d+)/.exec(line)?.[1]
      if (port) url = `http://127.0.0.1:${port}`
      if (url) break
    }
    for (const path of ['/', '/sv/about', '/api/health']) expect((await fetch(url + path)).status).toBe(200)
    expect(readdirSync(dataFolder)).toContain('site.db-wal')
  } finally {
    end()
  }
  await expect.poll(() => readdirSync(dataFolder), 'the database is closed').not.toContain('site.db-wal')
}

test('npm run screenshots takes a page in each width and theme', async () => {
  // It starts a second browser, which takes long on a busy machine.
  test.setTimeout(120_000)
  const folder = copyProject()
  symlinkSync(resolve('build'), join(folder, 'build'))
  const { status, output } = npm('screenshots', folder, '/about')
  expect(status, output).toBe(0)
  const pictures = globSync('screenshots/**/*.png', { cwd: folder }).toSorted()
  const names = [360, 768, 1440].flatMap((width) => [`${width}-dark`, `${width}-light`])
  expect(pictures).toEqual(names.map((name) => `screenshots/about/${name}.png`).toSorted())
  for (const picture of pictures) {
    const { width } = await sharp(join(folder, picture)).metadata()
    expect(picture).toContain(`/${width}-`)
  }
  rmSync(folder, { recursive: true })
})
