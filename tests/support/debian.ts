import { spawnSync } from 'node:child_process'

/** The Debian releases that deploy/ supports, newest first. */
const releases = ['trixie', 'bookworm']

/** Tools that make a Debian, build an image, run either and connect to it: command and Debian package. */
export const debianTools = {
  mmdebstrap: 'mmdebstrap',
  buildah: 'buildah',
  'systemd-nspawn': 'systemd-container',
  nsenter: 'util-linux',
  ssh: 'openssh-client',
}

/** Why no Debian can be made and run here; undefined where it can. */
export function missingForDebian(): string | undefined {
  if (process.getuid?.() !== 0) return 'Only root can make a Debian of its own'
  const missing = Object.entries(debianTools)
    .filter(([command]) => spawnSync(command, ['--version']).error)
    .map(([, name]) => name)
  return missing.length > 0 ? `Needs Debian's packages: ${missing.join(', ')}` : undefined
}

/** Makes a small Debian with these packages at `path`, a folder or a `.tar`, of the newest available release. */
export function makeDebian(path: string, packages: readonly string[]) {
  let output = ''
  for (const release of releases) {
    const options = ['--quiet', '--variant=minbase', `--include=${packages.join(',')}`, release, path]
    const { status, stderr } = spawnSync('mmdebstrap', options, { encoding: 'utf8', timeout: 240_000 })
    if (status === 0) return
    output += `${release}: ${stderr.slice(-2000)}`
  }
  throw new Error(`No Debian can be made: ${output}`)
}
