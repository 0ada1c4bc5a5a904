import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { copyProject } from '../tests/support/copy-project.ts'
import { npm } from '../tests/support/npm.ts'
import { rewriteContent } from '../tests/support/rewrite-content.ts'
import { typedAnswers } from './setup/typed-answers.ts'

const folder = copyProject()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Differs from the owner in rebrand.test.ts, which runs in the copy too. */
const answers = {
  Brand: 'Västra Data',
  'Your name': 'Bo Lind',
  'Its short name': 'vastra',
  Domain: 'vastra.se',
  'E-mail': 'bo@vastra.se',
  Phone: '031-765 43 21',
  Street: 'Allégatan 2',
  'Postal code': '503 32',
  Town: 'Borås',
  Region: 'Sjuhärad',
  Organisation: '5560360793',
  VAT: 'SE556036079301',
  Middle: '57.72, 12.94',
  'Its radius': '90',
  'Opening hours': 'Mon-Thu 8:30-16:30, Sun 11:00-13:00',
  Profiles: 'GitHub https://github.com/vastra',
}

test('all tests pass after an owner has changed every sentence and figure', () => {
  const setup = spawnSync(process.execPath, ['scripts/setup.ts'], {
    cwd: folder,
    encoding: 'utf8',
    input: typedAnswers(answers),
  })
  expect(setup.status, setup.stdout + setup.stderr).toBe(0)
  rewriteContent(folder)
  const { status, output } = npm('test', folder)
  console.log(output.slice(-2000))
  expect(status, output.slice(-20_000)).toBe(0)
}, 1_500_000)
