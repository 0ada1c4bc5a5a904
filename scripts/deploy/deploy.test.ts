import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { whyNot } from './connection.ts'
import { readOptions } from './options.ts'
import { stepsFor } from './plan.ts'
import { obstacle, readFacts, wrongAddress } from './server-facts.ts'
import { secretsEnv, siteEnv } from './site-env.ts'
import { commandLine, commandsOf } from './steps.ts'

const page = readFileSync('deploy/one-server.md', 'utf8')
const script = readFileSync('deploy/one-server.sh', 'utf8')

describe('the steps', () => {
  test('are those that deploy/one-server.md shows to be typed', () => {
    for (const name of ['packages', 'users', 'receive', 'build', 'backup', 'start', 'proxy'])
      expect(page, name).toContain(`\`\`\`sh\n${commandsOf(name)}\`\`\``)
  })

  test('are a script that a plain shell can read', () => {
    execFileSync('sh', ['-n', 'deploy/one-server.sh'])
  })

  test('get their variables as they are', () => {
    const variables = { release: `it's "$HOME" \`id\``, domain: 'a b' }
    const line = commandLine('check', variables).replace(/ sh -c .*/s, '')
    const output = execFileSync('sh', ['-c', `${line} sh -c 'echo "$release|$domain|$archive"'`])
    expect(output.toString()).toBe(`it's "$HOME" \`id\`|a b|-\n`)
  })

  test('are all there for each plan', () => {
    for (const current of [undefined, 'before', 'this'])
      for (const newSettings of [true, false])
        for (const { name } of stepsFor(
          { current, isReceived: false, hasSecrets: false },
          { release: 'this', newSettings },
        ))
          expect(script).toContain(`\n${name}() {\n`)
  })
})

const namesFor = (...args: Parameters<typeof stepsFor>) => stepsFor(...args).map(({ name }) => name)

test('the first release sets up, a later one backs up first, and one that runs is left alone', () => {
  const release = { release: 'this', newSettings: false }
  expect(
    namesFor({ current: undefined, isReceived: false, hasSecrets: false }, { ...release, newSettings: true }),
  ).toEqual([
    'packages',
    'users',
    'secrets',
    'settings',
    'receive',
    'reuse',
    'build',
    'switch',
    'is_healthy',
    'proxy',
    'tidy',
  ])
  const fromBackup = { ...release, fromBackup: true }
  expect(namesFor({ current: undefined, isReceived: true, hasSecrets: true }, fromBackup)).toEqual([
    'packages',
    'users',
    'reuse',
    'build',
    'restic_package',
    'bring_back',
    'switch',
    'is_healthy',
    'proxy',
    'tidy',
  ])
  expect(namesFor({ current: 'before', isReceived: true, hasSecrets: true }, release)).toEqual([
    'packages',
    'users',
    'reuse',
    'build',
    'backup',
    'switch',
    'is_healthy',
    'proxy',
    'tidy',
  ])
  expect(namesFor({ current: 'this', isReceived: true, hasSecrets: true }, release)).toEqual([
    'packages',
    'users',
    'is_healthy',
    'proxy',
    'tidy',
  ])
})

test('a dry run prints the commands of every step and connects to nothing', () => {
  const args = ['root@nowhere.invalid', '--dry-run']
  const { status, stdout } = spawnSync(process.execPath, ['scripts/deploy.ts', ...args], { encoding: 'utf8' })
  expect(status).toBe(0)
  for (const name of ['check', 'packages', 'receive', 'build', 'backup', 'switch', 'proxy'])
    expect(stdout).toContain(commandsOf(name).replace(/^(?=.)/gm, '  '))
  expect(stdout).toContain('git archive --format=tar.gz HEAD | ssh root@nowhere.invalid')
})

test('the command line names one server and one thing to do', () => {
  expect(readOptions(['root@host'])).toEqual({ host: 'root@host', action: 'release', anyAddress: false })
  expect(readOptions(['host', '--back'])).toMatchObject({ action: 'back' })
  expect(readOptions(['host', '--from-backup', '--any-address'])).toMatchObject({
    action: 'from-backup',
    anyAddress: true,
  })
  for (const wrong of [
    [],
    ['one', 'two'],
    ['host', '--back', '--logs'],
    ['--status'],
    ['--', '-oProxyCommand=id'],
  ])
    expect(() => readOptions(wrong)).toThrow('npm run deploy -- root@host')
})

const said = `system=debian 13
memory=1900
disk=20000
addresses=192.0.2.2 2001:db8::2 
current=
before=
ports=0016 0050 01BB
settings=${Buffer.from('SITE_URL=https://old.example\n').toString('base64')}
`
const facts = readFacts(said)

describe('what speaks against a release', () => {
  const release = { release: 'this', ports: [80, 443] }
  test.each([
    [{ system: 'debian 12' }, 'it runs debian 12; Debian 13 is what is tested'],
    [{ hasSeveral: true }, 'several servers run on it'],
    [{ hasForeignCaddyfile: true }, '/etc/caddy/Caddyfile has rules of its own'],
    [{}, 'another program listens on port 80'],
    [{ hasCaddy: true, disk: 300 }, '300 MB are free on its disk, and a release needs 2500 MB'],
    [
      { hasCaddy: true, current: 'before', disk: 300 },
      '300 MB are free on its disk, and a release needs 1500 MB',
    ],
    [{ hasCaddy: true, memory: 900 }, '900 MB of memory and swap are free, and a build needs 1300 MB'],
  ])('%j', (differs, line) => {
    expect(obstacle({ ...facts, ...differs }, release)).toMatch(new RegExp(`^${line}.*$`))
  })

  test('nothing, where all is well or the release is running', () => {
    expect(obstacle({ ...facts, hasCaddy: true }, release)).toBeUndefined()
    expect(obstacle({ ...facts, hasCaddy: true, current: 'this', disk: 0 }, release)).toBeUndefined()
  })

  test('data on a server that is to begin with a backup', () => {
    const anew = { ...release, fromBackup: true }
    expect(obstacle({ ...facts, hasCaddy: true }, anew)).toBeUndefined()
    expect(obstacle({ ...facts, hasCaddy: true, current: 'this' }, anew)).toMatch(/^a release runs there.*$/)
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
    expect(whyNot('root@h', log)).toMatch(new RegExp(`^root@h .*${line}`))
    expect(whyNot('root@h', log)).not.toContain('\n')
  })
})

describe('the settings on the server', () => {
  test('are those of the pages as they are here, and all else as it stands there', () => {
    const present = 'SITE_URL=https://old.example\nGTM_ID=GTM-OLD1\n# mine\nREMINDER_MAIL=off\n'
    expect(siteEnv(present, { SITE_URL: 'https://new.example', PLAUSIBLE_DOMAIN: 'new.example' })).toBe(
      'SITE_URL=https://new.example\nPLAUSIBLE_DOMAIN=new.example\n# mine\nREMINDER_MAIL=off\n',
    )
  })

  test('begin as deploy/one-server.md says, and do not change twice', () => {
    const text = siteEnv('', { SITE_URL: 'https://kodhamn.example' })
    expect(page).toContain(`\`\`\`\n${text}\`\`\``)
    expect(siteEnv(text, { SITE_URL: 'https://kodhamn.example' })).toBe(text)
  })

  test('keep secrets that a shell and systemd read alike', () => {
    const secrets = new Map([
      ['SMTP_URL', `smtp://me:$a&'b@mail.example`],
      ['ALERT_URL', ''],
    ])
    const text = secretsEnv(secrets)
    const output = execFileSync('sh', ['-c', `${text}\necho "$SMTP_URL"`])
    expect(output.toString()).toBe('smtp://me:$a&%27b@mail.example\n')
    expect(text).not.toContain('ALERT_URL')
  })
})
