import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { OwnerError } from '../../core/base/owner-error.ts'
import { commandLine, describeFailure } from './connection.ts'
import { followSteps } from './follow-steps.ts'
import { readOptions } from './options.ts'
import { settingsForPages, sources, wrongAddress } from './release.ts'

const file = 'deploy/one-server.sh'
const script = readFileSync(file, 'utf8')

/** Runs a function of the script with these variables. */
const run = (name: string, variables: Record<string, string>, input = '') =>
  execFileSync('sh', [file, name], { env: { PATH: process.env.PATH, ...variables }, input }).toString()

describe('the scripts of deploy/', () => {
  test.each(globSync('deploy/*.sh'))('%s can be read by a plain shell', (name) => {
    execFileSync('sh', ['-n', name])
  })

  test('call in conditions, where `set -e` does not hold, only functions that say so by their name', () => {
    const names = [...script.matchAll(/^(\w+)\(\) \{$/gm)].map(([, name = '']) => name)
    expect(names).toContain('is_started')
    const lines = script.split('\n').map((line) => line.replaceAll(/\$\([^)]*\)|#.*|"[^"]*"|'[^']*'/g, '_'))
    const asCondition = (name: string) =>
      new RegExp(
        `(?:\\b(?:if|elif|while|until)|!|&&|\\|\\|) +${name}\\b.*(?:;|&&|\\|\\|)|^ *${name}\\b.*(?:&&|\\|\\|)`,
      )
    const called = names.filter(
      (name) => !/^(is|has)_/.test(name) && lines.some((line) => asCondition(name).test(line)),
    )
    expect(called).toEqual([])
    expect('  if start && is_healthy; then').toMatch(asCondition('start'))
  })

  test('get their variables as they are', () => {
    const variables = { release: `it's "$HOME" \`id\``, domain: 'a b', settings: 'one\ntwo $1 $&' }
    const line = commandLine('check', variables).replace(/ sh -c .*/s, '')
    const output = execFileSync('sh', ['-c', `${line} sh -c 'echo "$release|$domain|$settings"'`])
    expect(output.toString()).toBe(`${Object.values(variables).join('|')}\n`)
  })
})

test('a release has what is committed, and the scripts of deploy/ where the engine is a package', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'owner-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of ['package.json', 'site/facts.yaml']) {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), '')
  }
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder })
  git('init', '--quiet')
  git('add', '--all')
  git('-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '--quiet', '--message', 'One')
  const listed = execFileSync('tar', ['tz'], { input: await buffer(sources(folder)), encoding: 'utf8' })
  const files = listed.split('\n').filter((file) => file && !file.endsWith('/'))
  expect(files.toSorted()).toEqual(
    ['package.json', 'site/facts.yaml', ...globSync('deploy/{*.*,*file,systemd/*}')].toSorted(),
  )
})

test('the command line names one server and one thing to do', () => {
  expect(readOptions(['root@host'])).toEqual({ host: 'root@host', action: 'release', anyAddress: false })
  for (const name of ['--rollback', '--back'])
    expect(readOptions(['host', name])).toMatchObject({ action: 'rollback' })
  expect(readOptions(['host', '--from-backup', '--any-address'])).toMatchObject({
    action: 'from-backup',
    anyAddress: true,
  })
  for (const wrong of [
    [],
    ['one', 'two'],
    ['host', '--rollback', '--logs'],
    ['--status'],
    ['--', '-oProxyCommand=id'],
  ])
    expect(() => readOptions(wrong)).toThrow('npm run deploy -- root@host')
})

describe('what speaks against a release', () => {
  const well = {
    system: 'debian 13',
    memory: '1900',
    disk: '20000',
    ports: '0016 0050 01BB ',
    caddy: 'active',
    release: 'this',
    domain: 'site.example',
  }
  test.each([
    ['', {}],
    ['', { current: 'this', disk: '0', memory: '0' }],
    ['', { from_backup: 'yes' }],
    ['', { caddy: '', ports: '0016 1F90' }],
    ['it runs debian 12; Debian 13 is what is tested', { system: 'debian 12' }],
    ['several servers run on it', { several: 'yes' }],
    ['a release runs there', { from_backup: 'yes', current: 'this' }],
    ['/etc/caddy/Caddyfile has rules of its own', { caddyfile: 'foreign' }],
    ['another program listens on port 80, which Caddy needs: stop it first', { caddy: '' }],
    ['another program listens on port 443', { caddy: '', ports: '0016 01BB' }],
    ['another program listens on port 8080', { caddy: '', domain: 'a.example:8080', ports: '0016 1F90' }],
    ['300 MB are free on its disk, and a release needs 2500 MB', { disk: '300' }],
    ['300 MB are free on its disk, and a release needs 1500 MB', { disk: '300', current: 'before' }],
    ['900 MB of memory and swap are free, and a build needs 1300 MB', { memory: '900' }],
  ])('%s %j', (line, differs) => {
    const output = run('find_blocker', { current: '', several: '', caddyfile: '', ...well, ...differs })
    expect(output).toMatch(line ? new RegExp(`^${line}[^\n]*\n$`) : /^$/)
  })

  test('a domain that leads nowhere or elsewhere', () => {
    const own = ['192.0.2.2', '2001:db8::2']
    expect(wrongAddress('a.example', ['192.0.2.2'], own)).toBeUndefined()
    expect(wrongAddress('a.example', [], own)).toMatch(
      /^a\.example has no address yet.*192\.0\.2\.2, 2001:db8::2$/,
    )
    expect(wrongAddress('a.example', ['192.0.2.2', '2001:db8::9'], own)).toMatch(
      /^a\.example leads to 2001:db8::9, and this server is 192\.0\.2\.2/,
    )
  })

  test.each([
    [
      '@    WARNING: REMOTE HOST IDENTIFICATION HAS CHANGED!     @\nHost key verification failed.',
      'another key',
    ],
    ['No ED25519 host key is known for h.\nHost key verification failed.', 'is not known yet'],
    ['root@h: Permission denied (publickey).', 'lets nobody in'],
    ['ssh: connect to host h port 22: Connection refused', 'takes no SSH connections'],
    ['ssh: connect to host h port 22: Connection timed out', 'does not answer'],
    ['Something new', 'cannot be reached: Something new'],
  ])('ssh says: %s', (log, line) => {
    expect(describeFailure('root@h', log)).toMatch(new RegExp(`^root@h .*${line}`))
    expect(describeFailure('root@h', log)).not.toContain('\n')
  })
})

test.each([
  [
    ['==> builds', 'npm says', 'no'],
    'builds: ended with 2; what was running before still is',
    'npm says\nno',
  ],
  [['==> one', 'all well', '==> switches', 'the log', '==! is back'], 'is back', 'the log'],
  [['sh: not found'], 'the server: ended with 2; what was running before still is', 'sh: not found'],
])('a failed run says why, with what its last step said: %j', async (lines, message, output) => {
  const ended = followSteps(async (onLine) => {
    lines.forEach(onLine)
    return { code: 2 }
  })
  await expect(ended).rejects.toEqual(new OwnerError(message, { output }))
})

describe('the settings on the server', () => {
  const merge = (present: string, settings: Record<string, string>) =>
    run('merge_settings', { settings: settingsForPages(settings) }, present)

  test('are those of the pages as they are here, and all else as it stands there', () => {
    const present =
      'SITE_URL=https://old.example\nGTM_ID=GTM-OLD1\n# mine\nREMINDER_MAIL=off\nMAIL_TO="a\nb"\n'
    const text = merge(present, { SITE_URL: 'https://NEW.example:443/', PLAUSIBLE_DOMAIN: 'new.example' })
    expect(text).toBe(
      'SITE_URL="https://new.example"\nPLAUSIBLE_DOMAIN="new.example"\n# mine\nREMINDER_MAIL=off\nMAIL_TO="a\nb"\n',
    )
    expect(merge(text, { SITE_URL: 'https://new.example', PLAUSIBLE_DOMAIN: 'new.example' })).toBe(text)
  })

  test('run nothing, whatever they are', () => {
    expect(() => merge('', { SITE_URL: 'https://x.example$(id)' })).toThrow(/^SITE_URL=/)
  })
})
