import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../../engine/core/database/open.server.ts'
import { freePort } from '../../../harness/port.ts'
import { startPostgres } from '../../../harness/postgres.ts'
import { startCaddy } from '../../support/caddy.ts'
import { copyProject } from '../../support/copy-project.ts'
import { missingForDebian } from '../../support/debian.ts'
import { bootMachine, type Machine, makeMachine } from '../../support/machine.ts'
import { startNginx } from '../../support/nginx.ts'
import { until } from '../scenarios/contact-senders.ts'
import {
  compared,
  messagesIn,
  storedMessages as storedMessagesOf,
  unnoticed,
  whileVisitorsCome,
} from '../scenarios/restarts.ts'

/* Runs the units of deploy/systemd, on a Debian that is set up with the steps of deploy/one-server.sh. */

const missing = missingForDebian()
if (missing) console.log(`Skipped, the units of deploy/systemd: ${missing}`)

const release = 'opt/kodhamn/releases/first'
/** Commands that this test skips: PostgreSQL is outside of the machine. */
const skippedCommands = /^(apt-get|runuser -u postgres)/

/** The commands below a heading of docs/several-servers.md. */
function commandsOf(heading: string): string {
  const [, section = ''] = readFileSync('docs/several-servers.md', 'utf8').split(`\n## ${heading}\n`)
  const [commands = ''] = section.split('\n## ')
  return [...commands.matchAll(/```sh\n(.*?)```/gs)]
    .flatMap(([, block = '']) => block.split('\n'))
    .filter((line) => !skippedCommands.test(line))
    .join('\n')
}

let folder: string
const write = (file: string, text = '') => writeFileSync(join(folder, file), text)
let url: string
let machine: Machine

beforeAll(async () => {
  if (missing) return
  folder = makeMachine()
  machine = await bootMachine(folder)
  const step = (name: string) => machine.run(`release=first sh /usr/local/lib/one-server.sh ${name}`)
  cpSync('deploy/one-server.sh', join(folder, 'usr/local/lib/one-server.sh'))
  await step('users')
  execFileSync(process.execPath, ['pack/build-once.ts'], { env: { PATH: process.env.PATH } })
  const sources = copyProject()
  // Their links lead out of the machine.
  for (const name of ['node_modules', '.cache']) rmSync(join(sources, name), { recursive: true })
  execFileSync('cp', ['--archive', sources, join(folder, release)])
  rmSync(sources, { recursive: true })
  for (const name of ['node_modules', 'build', '.cache/build'])
    execFileSync('cp', ['--archive', '--parents', name, join(folder, release)])
  cpSync('deploy', join(folder, 'usr/local/lib/kodhamn/first'), { recursive: true })
  await machine.run(`chown --recursive kodhamn-build:kodhamn-build /${release}; chmod 755 /${release}`)
  await machine.run(`echo 'SITE_URL="https://kodhamn.example"' >> /etc/kodhamn/site.env`)
  // The network is shared with this machine, so it listens on a free port.
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  mkdirSync(join(folder, 'etc/systemd/system/kodhamn.socket.d'))
  write(
    'etc/systemd/system/kodhamn.socket.d/port.conf',
    `[Socket]\nListenStream=\nListenStream=127.0.0.1:${port}\n`,
  )
  await step('switch')
}, 300_000)

/** Read while the server runs, like a backup. */
const storedMessages = () => messagesIn(join(folder, 'var/lib/kodhamn'))

const storedIn = (databaseUrl: string) =>
  storedMessagesOf({ open: () => openDatabase({ dataFolder: '', databaseUrl }) })

afterAll(async () => {
  await machine?.stop()
  if (folder) rmSync(folder, { recursive: true, force: true })
})

describe.skipIf(missing)('one server under systemd', () => {
  test('the first request starts the server', async () => {
    await machine.run('systemctl stop kodhamn.service')
    expect(await machine.run('systemctl is-active kodhamn.service || true')).toBe('inactive\n')
    expect((await fetch(`${url}/sv`)).status).toBe(200)
    expect(await machine.run('systemctl is-active kodhamn.service')).toBe('active\n')
  })

  test('a restart under load fails no request', async () => {
    const traffic = await whileVisitorsCome(url, 10, () => machine.run('systemctl restart kodhamn'))
    const result = compared(traffic, storedMessages())
    console.log(JSON.stringify(result))
    expect(result).toMatchObject(unnoticed)
  })

  test('a server that crashes repeatedly is restarted each time', async () => {
    for (let times = 0; times < 7; times++) {
      await machine.run('systemctl kill --signal=KILL --kill-whom=main kodhamn')
      const isUp = () =>
        fetch(`${url}/api/health`).then(
          ({ ok }) => ok,
          () => false,
        )
      await until(isUp, 'the server is up again')
    }
  })

  test('the owner can export a person and make a backup', async () => {
    expect(await machine.run('kodhamn person export asa@example.com')).toContain('asa@example.com')
    await machine.run('systemctl start kodhamn-backup')
    expect((await machine.run('ls /var/backups/kodhamn')).trim().split('\n')).toHaveLength(1)
    expect(await machine.run('systemctl list-timers "kodhamn*"')).toMatch(
      /kodhamn-backup.*\n.*kodhamn-build|kodhamn-build.*\n.*kodhamn-backup/,
    )
  })

  test('settings are read as they were written, whatever they are', async () => {
    // As engine/cli/deploy/environment-file.ts writes them.
    const text =
      'ONE="o\'brien \\"a\\" \\$HOME \\`id\\` \\\\ ; & # å ä ö"\nTWO="%27 \\$(id)\n second line\\\\n "\n'
    write('etc/kodhamn/tried.env', text)
    const read = await machine.run(
      `systemd-run --quiet --wait --pipe --collect --property=EnvironmentFile=/etc/kodhamn/tried.env \
         sh -c 'printf "%s|" "$$ONE" "$$TWO"'; rm /etc/kodhamn/tried.env`,
    )
    expect(read).toBe('o\'brien "a" $HOME `id` \\ ; & # å ä ö|%27 $(id)\n second line\\n |')
  })

  test('the secrets of the off-site copies are known only to what sends them', async () => {
    write('etc/kodhamn/offsite.env', 'RESTIC_REPOSITORY="/srv/offsite"\nRESTIC_PASSWORD="a long one"\n')
    await machine.run('chmod 600 /etc/kodhamn/offsite.env; systemctl restart kodhamn.service')
    await fetch(`${url}/api/health`)
    const environment = await machine.run(
      'tr "\\0" "\\n" < /proc/$(systemctl show --property=MainPID --value kodhamn)/environ',
    )
    expect(environment).toContain('OFFSITE_BACKUPS=1')
    expect(environment).not.toMatch(/RESTIC|AWS/)
    expect(await machine.run('runuser -u kodhamn -- cat /etc/kodhamn/offsite.env 2>&1 || true')).toMatch(
      /Permission denied/,
    )
    // It gets as far as restic, which is not there.
    expect(await machine.run('kodhamn offsite 2>&1 || true')).toMatch(/^restic cannot be run/)
    expect(
      await machine.run(
        `systemctl start kodhamn-backup-offsite 2>&1 && exit 1
         journalctl --unit=kodhamn-backup-offsite --output=cat; systemctl reset-failed`,
      ),
    ).toContain('restic cannot be run')
    await machine.run('rm /etc/kodhamn/offsite.env; systemctl restart kodhamn.service')
  })

  test('nothing that a build starts outlives it', async () => {
    await machine.run(
      `cp /usr/local/lib/one-server.sh /run/one-server.sh
       sed -i '/^case $1 in$/,$d' /run/one-server.sh
       echo 'as_builder /${release} sh -c "setsid sleep 1234 & id --user --name > made"' >> /run/one-server.sh
       release=first sh /run/one-server.sh`,
    )
    expect(
      await machine.run(
        `cat /${release}/made; grep -lsz [1]234 /proc/[0-9]*/cmdline || true; rm /${release}/made`,
      ),
    ).toBe('kodhamn-build\n')
  })

  test('the nightly build replaces the served one', async () => {
    const before = await machine.run(`stat --format %i /${release}/build`)
    await machine.run(
      'systemctl start kodhamn-build || { journalctl --unit kodhamn-build --no-pager --lines 40; exit 1; }',
    )
    expect(await machine.run(`stat --format %i /${release}/build`)).not.toBe(before)
    expect((await fetch(`${url}/api/health`)).status).toBe(200)
    expect((await fetch(url)).status).toBe(200)
  })

  test('restarts of two servers over PostgreSQL lose no request, behind either proxy', async () => {
    const postgres = await startPostgres()
    const ports = [await freePort(), await freePort()]
    const commands = (heading: string) =>
      commandsOf(heading).replace(/300([12])/g, (_, one) => `${ports[Number(one) - 1]}`)
    write('etc/kodhamn/secrets.env', `DATABASE_URL='${postgres.url}'\n`)
    try {
      await machine.run(commands('Set up'))
      for (const startProxy of [startNginx, startCaddy]) {
        const proxy = await startProxy(ports)
        const restart = () => machine.run(commands('Restart, and a new release'))
        const traffic = await whileVisitorsCome(proxy.url, 3, restart)
        await proxy.stop()
        const result = compared(traffic, await storedIn(postgres.url))
        console.log(JSON.stringify(result))
        expect(result).toMatchObject(unnoticed)
      }
      await machine.run(`systemctl disable --now kodhamn@${ports[0]} kodhamn@${ports[1]}`)
    } finally {
      await postgres.remove()
    }
  })

  test('no unit has failed, and each one is sandboxed', async () => {
    expect(await machine.run('systemctl --failed --no-legend')).toBe('')
    for (const unit of ['kodhamn', 'kodhamn-backup', 'kodhamn-build']) {
      const [, exposure = ''] =
        /exposure level for \S+: ([\d.]+)/.exec(
          await machine.run(`systemd-analyze security ${unit} --no-pager`),
        ) ?? []
      console.log(`systemd-analyze security ${unit}: ${exposure}`)
      expect(Number(exposure)).toBeLessThan(2)
    }
  })
})
