import { globSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { startNpm } from '../../harness/start-npm.ts'
import { copyProject } from '../support/copy-project.ts'
import { npm } from '../support/npm.ts'

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

test('npm run screenshots takes a page in each width and theme, zoomed, in forced colors and on paper', async () => {
  // It starts a second browser, which takes long on a busy machine.
  test.setTimeout(120_000)
  const folder = copyProject()
  symlinkSync(resolve('build'), join(folder, 'build'))
  const { status, output } = npm('screenshots', folder, '/about')
  expect(status, output).toBe(0)
  const pictures = globSync('*', { cwd: join(folder, 'screenshots/about') }).toSorted()
  const names = [360, 768, 1440].flatMap((width) => [`${width}-dark.png`, `${width}-light.png`])
  const others = ['zoom-200.png', 'zoom-400.png', 'forced-colors.png', 'print.pdf']
  expect(pictures).toEqual([...names, ...others].toSorted())
  for (const picture of pictures.filter((name) => name.endsWith('.png'))) {
    const { width } = await sharp(join(folder, 'screenshots/about', picture)).metadata()
    expect(width, picture).toBe(Number.parseInt(picture, 10) || 1440)
  }
  rmSync(folder, { recursive: true })
})
