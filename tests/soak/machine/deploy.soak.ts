import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../../harness/port.ts'
import { copyProject } from '../../support/copy-project.ts'
import { missingForDebian } from '../../support/debian.ts'
import { bootMachine, type Machine, makeMachine } from '../../support/machine.ts'
import { makePackedOwner } from '../../support/packed-owner.ts'
import { startRelay } from '../../support/relay.ts'
import { compared, messagesIn, unnoticed, whileVisitorsCome } from '../scenarios/restarts.ts'

/* Runs `npm run deploy` against a booted Debian over SSH, from a bare system on. */

const missing = missingForDebian()
if (missing) console.log(`Skipped, npm run deploy: ${missing}`)

/** How often the connection is cut. */
const cuts = Number(process.env.CUTS ?? 1)

let folder: string
let sources: string
let machine: Machine
let relay: Awaited<ReturnType<typeof startRelay>>
let origin: string
let plain: string

const write = (file: string, content: string) => writeFileSync(join(folder, file), content)

beforeAll(async () => {
  if (missing) return
  folder = makeMachine()
  const [sshPort, sitePort, webPort] = [await freePort(), await freePort(), await freePort()]
  relay = await startRelay(sshPort)
  origin = `https://localhost:${webPort}`
  plain = `http://127.0.0.1:${sitePort}`
  sources = copyProject()
  makeClient()
  // The network is shared with this machine, so everything listens on free ports.
  write('etc/ssh/sshd_config.d/port.conf', `Port ${sshPort}\nListenAddress 127.0.0.1\n`)
  for (const [unit, line] of [
    ['kodhamn.socket', `[Socket]\nListenStream=\nListenStream=127.0.0.1:${sitePort}\n`],
    ['caddy.service', `[Service]\nEnvironment=UPSTREAM=127.0.0.1:${sitePort}\n`],
  ] as const) {
    mkdirSync(join(folder, `etc/systemd/system/${unit}.d`))
    write(`etc/systemd/system/${unit}.d/port.conf`, line)
  }
  // It may have name servers and a certificate authority of its own.
  for (const file of ['etc/resolv.conf', 'etc/hosts']) cpSync(`/${file}`, join(folder, file))
  const certificates = '/etc/ssl/certs/ca-certificates.crt'
  if (existsSync(certificates)) {
    mkdirSync(join(folder, 'usr/local/share/test'), { recursive: true })
    cpSync(certificates, join(folder, 'usr/local/share/test/certificates.crt'))
    write('etc/environment', 'NODE_EXTRA_CA_CERTS=/usr/local/share/test/certificates.crt\n')
  }
  machine = await bootMachine(folder)
  commit()
}, 300_000)

afterAll(async () => {
  await machine?.stop()
  relay?.stop()
  for (const made of [folder, sources]) if (made) rmSync(made, { recursive: true, force: true })
})

/** A key that the machine lets in, and an `ssh` that reads a configuration of this test. */
function makeClient() {
  const at = (file: string) => join(sources, '.cache', file)
  mkdirSync(at('bin'), { recursive: true })
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', at('key')])
  mkdirSync(join(folder, 'root/.ssh'), { recursive: true, mode: 0o700 })
  cpSync(at('key.pub'), join(folder, 'root/.ssh/authorized_keys'))
  const hostKey = readFileSync(join(folder, 'etc/ssh/ssh_host_ed25519_key.pub'), 'utf8')
  writeFileSync(at('known'), `machine ${hostKey}`)
  writeFileSync(at('wrong'), `machine ${readFileSync(at('key.pub'), 'utf8')}`)
  const host = (name: string, known: string) =>
    `Host ${name}\n  HostName 127.0.0.1\n  Port ${relay.port}\n  HostKeyAlias machine\n  HostKeyAlgorithms ssh-ed25519
  IdentityFile ${at('key')}\n  UserKnownHostsFile ${at(known)}\n  BatchMode yes\n`
  writeFileSync(at('config'), host('machine', 'known') + host('another', 'wrong') + host('stranger', 'none'))
  const [ssh = ''] = execFileSync('which', ['ssh'], { encoding: 'utf8' }).split('\n')
  writeFileSync(at('bin/ssh'), `#!/bin/sh\nexec ${ssh} -F ${at('config')} "$@"\n`)
  chmodSync(at('bin/ssh'), 0o755)
}

/** Commits what is in a folder, in the copy by default, and returns the name of its release. */
function commit(cwd = sources): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' })
  if (!existsSync(join(cwd, '.git'))) {
    git('init', '--quiet')
    for (const [name, value] of [
      ['user.name', 'Test'],
      ['user.email', 'test@example.com'],
      ['core.excludesFile', join(sources, '.cache/ignored')],
    ] as const)
      git('config', name, value)
    writeFileSync(join(sources, '.cache/ignored'), 'node_modules\n')
  }
  git('add', '--all')
  git('commit', '--quiet', '--message', 'A release')
  return git('log', '-1', '--abbrev=8', '--date=format:%Y-%m-%d-%H%M', '--format=%cd-%h').trim()
}

let changes = 0
/** A release that needs no new build. */
function commitChange(): string {
  writeFileSync(join(sources, 'README.md'), `# Change ${++changes}\n`)
  return commit()
}

/** Runs the command with empty answers to its questions. Resolves with what it says and the seconds it took. */
const deploy = (host: string, settings: Record<string, string> = {}, ...options: string[]) =>
  runDeploy(sources, process.execPath, ['engine/cli/deploy.ts', host, ...options], settings)

async function runDeploy(cwd: string, command: string, args: string[], settings: Record<string, string>) {
  const begin = performance.now()
  const { PATH, HOME } = process.env
  const program = spawn(command, args, {
    cwd,
    env: { PATH: `${join(sources, '.cache/bin')}:${PATH}`, HOME, SITE_URL: origin, ...settings },
  })
  program.stdin.on('error', () => undefined).end('\n'.repeat(20))
  const [stdout, stderr, [code]] = await Promise.all([
    text(program.stdout),
    text(program.stderr),
    once(program, 'close'),
  ])
  return { code: Number(code), stdout, stderr, seconds: (performance.now() - begin) / 1000 }
}

/** How long a step took, in seconds. */
function secondsOf(step: string, output: string): number {
  const [, seconds = 0] = new RegExp(`([\\d.]+) s  ${step}`).exec(output) ?? []
  return Number(seconds)
}

/** Caddy's certificate is its own, so the site does not answer for a stranger. The server does. */
const isReleased = { stderr: expect.stringContaining('the server answers, but') }

const current = async () => (await machine.run('basename "$(readlink /opt/kodhamn/current)"')).trim()

const storedMessages = () => messagesIn(join(folder, 'var/lib/kodhamn'))

/** Everything that a run could change, with times and contents. */
const state = () =>
  machine.run(
    `find /etc /opt/kodhamn /usr/local /var/lib/kodhamn -type f ! -path '*/node_modules/*' ! -name '*.db-*' -printf '%p %T@ %s\\n' | sort
     readlink /opt/kodhamn/current; systemctl show --property=MainPID kodhamn caddy; dpkg-query --show`,
  )

describe.skipIf(missing)('npm run deploy', () => {
  test.each<
    [string, { host?: string; settings?: Record<string, string>; before?: string; after?: string }, string]
  >([
    ['a host key that is another one', { host: 'another' }, 'another key than the one in known_hosts'],
    ['a host that is not known', { host: 'stranger' }, 'is not known yet'],
    ['a domain without an address', { settings: { SITE_URL: 'https://site.invalid' } }, 'has no address yet'],
    [
      'a user without root rights',
      {
        host: 'someone@machine',
        before:
          'useradd --create-home someone; cp --recursive /root/.ssh /home/someone; chown --recursive someone: /home/someone',
        after: 'userdel --remove someone 2> /dev/null',
      },
      'has no root rights',
    ],
    [
      'a full disk',
      { before: 'mount -t tmpfs -o size=50M tmpfs /opt', after: 'umount /opt' },
      '50 MB are free on its disk',
    ],
    [
      'too little memory',
      {
        before: 'echo "MemAvailable: 600000 kB" > /run/meminfo; mount --bind /run/meminfo /proc/meminfo',
        after: 'umount /proc/meminfo',
      },
      '585 MB of memory and swap are free',
    ],
  ])(
    'says in one line what is wrong, and changes nothing: %s',
    async (_, { host, settings, before, after }, line) => {
      if (before) await machine.run(before)
      const { code, stderr } = await deploy(host ?? 'machine', settings)
      if (after) await machine.run(after)
      expect(stderr).toMatch(new RegExp(`^[^\n]*${line}[^\n]*\n$`))
      expect(code).toBe(1)
      expect(await machine.run('ls -A /opt /etc/kodhamn 2> /dev/null || true')).toBe('/opt:\n')
    },
  )

  test('says in one line that a port is taken', async () => {
    const server = createServer().listen(Number(new URL(origin).port))
    await once(server, 'listening')
    const { stderr } = await deploy('machine')
    server.close()
    expect(stderr).toMatch(/^another program listens on port \d+, which Caddy needs: stop it first\n$/)
  })

  test('brings a bare Debian to a site that answers', async () => {
    const { stdout, stderr, seconds } = await deploy('machine')
    expect({ stderr }, stdout).toMatchObject(isReleased)
    const others = secondsOf('installs Debian', stdout) + secondsOf('installs packages and builds', stdout)
    console.log(
      `${stdout}bare to healthy: ${seconds.toFixed(0)} s, ${(seconds - others).toFixed(0)} s of them ours`,
    )
    expect(await current()).toBe(stdout.match(/^(\d{4}-\S+): /m)?.[1])
    expect((await fetch(`${plain}/api/health`)).status).toBe(200)
    expect(await machine.run('stat --format "%a %U %G" /etc/kodhamn/secrets.env')).toBe('640 root kodhamn\n')
    expect(seconds).toBeLessThan(360)
    expect(seconds - others).toBeLessThan(60)
  })

  test('only Caddy, and SSH, can be reached from elsewhere', async () => {
    // This machine's own sockets are listed too, but without a program.
    const sockets = await machine.run('ss --listening --tcp --udp --numeric --processes --no-header')
    const reachable = sockets
      .split('\n')
      .filter((line) => line.includes('users:') && !/ (127\.\S+|\[::1\]):\d+ /.test(line))
      .map((line) => /users:\(\("([^"]+)/.exec(line)?.[1])
    expect(sockets).toMatch(/127\.0\.0\.1:\d+ .*sshd/)
    expect([...new Set(reachable)]).toEqual(['caddy'])
  })

  test('changes nothing when it is run again', async () => {
    const before = await state()
    const { stderr, stdout, seconds } = await deploy('machine')
    expect({ stderr }, stdout).toMatchObject(isReleased)
    expect(await state()).toBe(before)
    console.log(`second run: ${seconds.toFixed(1)} s`)
    expect(seconds).toBeLessThan(20)
  })

  test('a release under load fails no request and loses no message', async () => {
    const release = commitChange()
    const traffic = await whileVisitorsCome(origin, 1, async () => {
      expect(await deploy('machine')).toMatchObject(isReleased)
    })
    expect(await current()).toBe(release)
    const result = compared(traffic, storedMessages())
    console.log(JSON.stringify(result))
    expect(result).toMatchObject(unnoticed)
  })

  test('a release that does not start is taken back', async () => {
    const before = await current()
    const unit = join(sources, 'deploy/systemd/kodhamn.service')
    const good = readFileSync(unit, 'utf8')
    writeFileSync(unit, good.replace('[Service]\n', '[Service]\nEnvironment=MAIL_PER_MINUTE=many\n'))
    commit()
    let failed: Awaited<ReturnType<typeof deploy>> | undefined
    const traffic = await whileVisitorsCome(origin, 1, async () => {
      failed = await deploy('machine')
    })
    writeFileSync(unit, good)
    commit()
    expect(failed?.stderr).toContain('MAIL_PER_MINUTE=many: must be a number')
    expect(failed?.stderr).toContain('the new release does not answer, so the one before is running again')
    expect(await current()).toBe(before)
    const seconds = secondsOf('switches to the new release', failed?.stdout ?? '')
    const result = compared(traffic, storedMessages())
    console.log(`taken back within ${seconds} s: ${JSON.stringify(result)}`)
    expect(seconds).toBeLessThan(45)
    expect(result).toMatchObject(unnoticed)
  })

  test('--rollback goes to the release before and forth again, --status says what is running', async () => {
    const [newer, older] = [
      await current(),
      (await machine.run('basename "$(readlink /opt/kodhamn/before)"')).trim(),
    ]
    expect(await deploy('machine', {}, '--rollback')).toMatchObject(isReleased)
    expect(await current()).toBe(older)
    expect(await deploy('machine', {}, '--rollback')).toMatchObject(isReleased)
    const { stdout, code } = await deploy('machine', {}, '--status')
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: expect.stringMatching(`release +${newer}\nbefore +${older}\n`),
    })
    expect(stdout).toMatch(/answers +yes\n.*kodhamn-backup.timer/s)
  })

  test('a lost machine is there again with the data of the off-site backup', async () => {
    await deploy('machine')
    const settings = 'RESTIC_REPOSITORY=/srv/offsite\nRESTIC_PASSWORD=a-long-one\n'
    const messages = storedMessages()
    expect(messages).not.toHaveLength(0)
    await machine.run('install -d -o kodhamn -g kodhamn /srv/offsite')
    expect((await deploy('machine', {}, '--from-backup')).stderr).toMatch(/^a release runs there[^\n]*\n$/)
    await machine.run(
      `printf '${settings}' > /etc/kodhamn/offsite.env
       DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends restic
       kodhamn offsite init
       systemctl start kodhamn-backup-offsite.service`,
    )
    // Only the repository is elsewhere. The built release and the packages spare a second build.
    await machine.run(
      `systemctl disable --now kodhamn.socket kodhamn.service kodhamn-backup.timer kodhamn-build.timer
       rm -r /etc/kodhamn /var/lib/kodhamn /var/backups/kodhamn /usr/local/bin/kodhamn
       rm /opt/kodhamn/current /opt/kodhamn/before`,
    )
    writeFileSync(join(sources, '.env'), settings)
    const { stderr, stdout } = await deploy('machine', {}, '--from-backup')
    expect({ stderr }, stdout).toMatchObject(isReleased)
    expect(storedMessages()).toEqual(messages)
    expect((await fetch(`${plain}/api/health`)).status).toBe(200)
  })

  test(`the connection cut (${cuts} times): the old or the new release answers, and the next run goes on`, async () => {
    commitChange()
    const { seconds } = await deploy('machine')
    let cut = 0
    const traffic = await whileVisitorsCome(origin, cuts, async () => {
      const release = commitChange()
      const running = deploy('machine')
      // Each part of a run has its turn.
      await wait(((cut++ + Math.random()) / cuts) * seconds * 1000)
      relay.cut()
      const { stdout, stderr } = await running
      console.log(`cut ${cut}: ${stdout.trim().split('\n').at(-1)?.trim()} · ${stderr.trim()}`)
      expect(await deploy('machine')).toMatchObject(isReleased)
      expect(await current()).toBe(release)
    })
    const result = compared(traffic, storedMessages())
    console.log(JSON.stringify(result))
    expect(result).toMatchObject(unnoticed)
    expect(
      await machine.run('systemctl --failed --no-legend; ls /opt/kodhamn/releases | grep part || true'),
    ).toBe('')
  })

  test('a folder of an owner with the engine as its package takes over, and goes back', async () => {
    const before = await current()
    const owner = makePackedOwner({ takesEngine: true })
    onTestFinished(() => rmSync(owner, { recursive: true }))
    const release = commit(owner)
    const run = (...options: string[]) =>
      runDeploy(owner, 'node_modules/.bin/kodhamn', ['deploy', 'machine', ...options], {})
    expect(await run()).toMatchObject(isReleased)
    expect(await current()).toBe(release)
    expect(await (await fetch(`${plain}/`)).text()).toContain('Nordvik Data')
    // What the units run.
    await machine.run('systemctl start kodhamn-backup.service kodhamn-build.service')
    expect((await fetch(`${plain}/api/health`)).status).toBe(200)
    expect(await run('--rollback')).toMatchObject(isReleased)
    expect(await current()).toBe(before)
  })
})
