import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { rewrite } from '../../tests/support/other-site.ts'

// Each step runs a process.
vi.setConfig({ testTimeout: 90_000 })

test('a service, a project, a place, a page and an article begin by one command, and pass the checks as they are', () => {
  const folder = mkdtempSync(join(tmpdir(), 'new-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync('tests/fixtures/site', join(folder, 'site'), { recursive: true })
  const run = (script: string, ...args: string[]) => {
    const env = { ...process.env, SITE_FOLDER: 'site' }
    const command = [resolve(`engine/cli/${script}.ts`), ...args]
    const { status, stdout, stderr } = spawnSync(process.execPath, command, {
      cwd: folder,
      encoding: 'utf8',
      env,
    })
    return { status, output: stdout + stderr }
  }
  const made = ['service', 'project', 'place', 'article'].map(
    (kind) => run('new', kind, 'Nya "öar"', '--sv', 'Nya skär: {en guide}').status,
  )
  expect(made).toEqual([0, 0, 0, 0])
  expect(run('new', 'page', 'Trips', '--sv', 'Resor').status).toBe(0)
  for (const file of [
    'services/nya-oar/cover-morning.svg',
    'projects/nya-oar/cover.png',
    'articles/nya-oar/sv.md',
    'pages/trips/sv.md',
  ])
    expect(existsSync(join(folder, 'site', file))).toBe(true)
  expect(readFileSync(join(folder, 'site/places/nya-oar/place.yaml'), 'utf8')).toContain(
    'slug: nya-skar-en-guide',
  )
  expect(run('check')).toMatchObject({ status: 0, output: expect.stringContaining('is in order') })

  expect(run('new', 'place', 'Nya öar')).toMatchObject({
    status: 1,
    output: expect.stringMatching(/already exists/),
  })
  const taken = run('new', 'place', 'Other', '--sv', 'Nya skär: en guide')
  expect(taken.output).toContain('places/nya-oar has the address nya-skar-en-guide already')
  expect(run('new', 'page', 'Offers', '--sv', 'Contact').output).toContain('has the address contact already')
  expect(run('new', 'place', ' ').output).toBe('a title has at least one letter\n')
  run('new', 'service', 'A "quoted" service with a title that is far too long for it')
  expect(run('check').output).toMatch(/services\/a-quoted-.*\/service\.yaml:\d+: title: \d+ letters/)
  expect(run('new', 'plaice', 'Title').output).toContain(
    'name what to begin: npm run new -- service|project|place|page|article',
  )

  rewrite(join(folder, 'site/facts.yaml'), (text) => text.replace('officeLanguage: en', 'officeLanguage: sv'))
  expect(run('new', 'plaice', 'Title').output).toContain('ange vad som ska påbörjas')
  expect(run('new', 'page', 'Trips').output).toContain('pages/trips finns redan: välj en annan titel')
  expect(run('new', 'project', ' Two\n lines ').status).toBe(0)
  const project = readFileSync(join(folder, 'site/projects/two-lines/project.yaml'), 'utf8')
  expect(project).toMatch(/^# Mer som ett projekt kan säga, .*\/projects\/\.\n/)
  expect(project).toContain('title: Two lines\n')
})
