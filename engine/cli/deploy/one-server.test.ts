import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/*
 * Runs functions of deploy/one-server.sh on this machine, in a mount namespace with folders of its own. Systemd, which
 * does not run in it, is stood in for; tests/soak/machine runs all of it on a whole Debian.
 */

const folders = ['/opt', '/usr/local', '/run', '/var/lib', '/var/backups', '/var/cache']

/** Prepares the folders, then runs what it is given. */
const inside = `set -eu
mount -t tmpfs tmpfs "$stage/layers"
mkdir "$stage/layers/upper" "$stage/layers/work"
mount -t overlay overlay -o "lowerdir=/etc,upperdir=$stage/layers/upper,workdir=$stage/layers/work" /etc
for folder in ${folders.join(' ')}; do mkdir -p "$folder"; mount -t tmpfs tmpfs "$folder"; done
mkdir /usr/local/bin /usr/local/lib
export PATH="$stage/programs:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
script=$sources/deploy/one-server.sh
receive() { git -C "$sources" archive --format=tar.gz "$tree" | release=$1 sh "$script" receive; }
sh "$script" users
`

/** Runs what systemd would, as the user that it would. Each of these programs fails once where its command line is $FAILS. */
const standIn = `#!/bin/sh
name=$(basename "$0")
if [ -n "\${FAILS:-}" ] && [ ! -e /run/has-failed ]; then
  case "$(pwd) $name $*" in *R2*"$FAILS"* | *"$FAILS"*R2*) touch /run/has-failed; echo "no space left" >&2; exit 1 ;; esac
fi
case $name in
  systemctl)
    case "$*" in
      *Listen*) echo 127.0.0.1:1 ;;
      *NRestarts*) echo 0 ;;
    esac ;;
  systemd-run)
    user=root
    while :; do
      case $1 in
        --property=User=*) user=\${1##*=} ;;
        --property=WorkingDirectory=*) cd "\${1##*=}" ;;
        --*) ;;
        *) break ;;
      esac
      shift
    done
    exec runuser -u "$user" -- "$@" ;;
  curl | journalctl) ;;
  *) PATH=/usr/bin:/bin exec "$name" "$@" ;;
esac
`

/** What is left in them ends with the first process. */
const ownNamespaces = ['--mount', '--pid', '--fork', '--kill-child', '--mount-proc']

const canMount =
  process.getuid?.() === 0 &&
  spawnSync('unshare', [...ownNamespaces, 'true']).status === 0 &&
  spawnSync('sh', ['-c', 'command -v adduser runuser git']).status === 0

let stage: string
let tree: string

beforeAll(() => {
  if (!canMount) return
  stage = mkdtempSync(join(tmpdir(), 'one-server-'))
  chmodSync(stage, 0o755)
  for (const name of ['programs', 'layers']) mkdirSync(join(stage, name))
  writeFileSync(join(stage, 'programs/stand-in'), standIn, { mode: 0o755 })
  for (const name of ['systemctl', 'systemd-run', 'curl', 'journalctl', 'ln', 'install'])
    symlinkSync('stand-in', join(stage, 'programs', name))
  // What is here, committed or not.
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      encoding: 'utf8',
      env: { ...process.env, GIT_INDEX_FILE: join(stage, 'index') },
    })
  git('add', 'deploy')
  tree = git('write-tree').trim()
})

afterAll(() => {
  if (stage) rmSync(stage, { recursive: true, force: true })
})

/** Runs a script there, and returns what it says. */
const run = (script: string, variables: Record<string, string> = {}) => {
  const { status, stdout, stderr } = spawnSync('unshare', [...ownNamespaces, 'sh', '-c', inside + script], {
    timeout: 60_000,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, stage, tree, sources: resolve('.'), ...variables },
  })
  if (status !== 0) throw new Error(`ended with ${status}: ${stdout}${stderr}`)
  return stdout
}

describe.skipIf(!canMount)('on a server', () => {
  test('a process that an earlier build has left cannot change what root runs', () => {
    const output = run(`
      mkdir -p /opt/evil/deploy
      echo 'touch /run/was-run' > /opt/evil/deploy/one-server.sh
      chmod -R a+rwX /opt/evil
      # Puts folders and links in the place of what root is about to read or write.
      runuser -u kodhamn-build -- sh -c '
        while :; do
          for name in R1.part R1; do
            mv /opt/kodhamn/releases/$name /opt/kodhamn/releases/$name.aside && cp -r /opt/evil /opt/kodhamn/releases/$name
            rm -rf /opt/kodhamn/releases/$name/deploy && cp -r /opt/evil/deploy /opt/kodhamn/releases/$name/
            ln -sfn /etc /opt/kodhamn/releases/$name/node_modules
          done
          mv /opt/kodhamn/releases /opt/kodhamn/aside && ln -s /etc /opt/kodhamn/releases
          ln -sfn /opt/evil /opt/kodhamn/current
        done' 2> /dev/null &
      # It may spoil the release of its own user, which then fails: never what root runs.
      for round in 1 2 3 4 5; do receive R1 2> /dev/null || true; done
      [ ! -e /usr/local/lib/kodhamn/R1 ] || cmp /usr/local/lib/kodhamn/R1/one-server.sh "$script"
      pkill -KILL -u kodhamn-build
      receive R1
      cmp /usr/local/lib/kodhamn/R1/one-server.sh "$script"
      sh /usr/local/lib/kodhamn/R1/one-server.sh release_at current
      find /opt/kodhamn /opt/kodhamn/releases /usr/local/lib/kodhamn -maxdepth 1 -printf '%p %U %m\\n' | grep -v '/releases/R1 ' | sort -u
      find /usr/local/lib/kodhamn ! -user root
      stat --format '%U' /opt/kodhamn/releases/R1 /etc/passwd
      [ ! -e /run/was-run ]`)
    expect(output.split('\n').filter(Boolean)).toEqual([
      '/opt/kodhamn 0 755',
      '/opt/kodhamn/releases 0 755',
      '/usr/local/lib/kodhamn 0 755',
      '/usr/local/lib/kodhamn/R1 0 755',
      'kodhamn-build',
      'root',
    ])
  })

  test('folders of earlier releases are taken from the user of the build', () => {
    const output = run(`
      chown -R kodhamn-build: /opt/kodhamn
      sh "$script" users
      stat --format %U /opt/kodhamn /opt/kodhamn/releases`)
    expect(output).toBe('root\nroot\n')
  })

  test.each([
    ['nothing fails', '', 'ended with 0: running R2, before R1'],
    ['a full disk for its units', 'install', 'ended with 3: running R1, before none'],
    ['a link that cannot be made', 'ln -sfn', 'ended with 3: running R1, before none'],
    ['a manager that cannot read them', 'systemctl daemon-reload', 'ended with 3: running R1, before none'],
    ['a unit that cannot be restarted', 'systemctl restart', 'ended with 3: running R1, before none'],
  ])('a release whose start fails is not taken for running: %s', (_, fails, outcome) => {
    const output = run(
      `
      for name in R1 R2; do receive $name; done
      name_of() { basename "$(readlink "/opt/kodhamn/$1" || echo none)"; }
      switch_to() { code=0; env release=$1 FAILS="$2" sh /usr/local/lib/kodhamn/$1/one-server.sh switch_or_return 2> /dev/null || code=$?; }
      mkdir -p /run/kodhamn
      switch_to R1 ''
      [ $code = 0 ]
      switch_to R2 "$fails"
      echo "ended with $code: running $(name_of current), before $(name_of before)"`,
      { fails },
    )
    expect(output).toBe(`${outcome}\n`)
  })

  test('the secrets of the off-site copies leave the file that the server reads', () => {
    const output = run(`
      printf '%s\\n' 'SMTP_URL="smtp://a"' "RESTIC_PASSWORD='a b'" AWS_SECRET_ACCESS_KEY=c RESTIC_REPOSITORY=/d > /etc/kodhamn/secrets.env
      for time in 1 2; do sh "$script" users; done
      cd /etc/kodhamn
      stat --format '%n %a %U %G' secrets.env offsite.env
      cat secrets.env
      grep -c . offsite.env
      echo 'RESTIC_PASSWORD="new"' | sh "$script" offsite_secrets
      cat offsite.env
      stat --format %a /run/kodhamn`)
    expect(output.split('\n')).toEqual([
      'secrets.env 640 root kodhamn',
      'offsite.env 600 root root',
      'SMTP_URL="smtp://a"',
      '3',
      'RESTIC_PASSWORD="new"',
      '700',
      '',
    ])
  })
})
