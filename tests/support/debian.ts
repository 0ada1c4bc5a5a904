import { spawnSync } from 'node:child_process'

/** Newest first: what deploy/ is written for, and what it also runs on. */
const releases = ['trixie', 'bookworm']

/** What makes a Debian, builds an image, and runs either; by command and by Debian's package. */
export const debianTools = {
  mmdebstrap: 'mmdebstrap',
  buildah: 'buildah',
  'systemd-nspawn': 'systemd-container',
  nsenter: 'util-linux',
}

/** Why no Debian can be made and run here; undefined where it can. */
export function missingForDebian(): string | undefined {
  if (process.getuid?.() !== 0) return 'Only root can make a Debian of its own'
  const missing = Object.entries(debianTools)
    .filter(([command]) => spawnSync(command, ['--version']).error)
    .map(([, name]) => name)
  return missing.length > 0 ? `Needs Debian's packages: ${missing.join(', ')}` : undefined
}

/** Makes a small Debian with these packages, as a folder or (by its name) a `.tar`; of the newest release that can be had. */
export function makeDebian(at: string, packages: readonly string[]) {
  let output = ''
  for (const release of releases) {
    const given = ['--quiet', '--variant=minbase', `--include=${packages.join(',')}`, release, at]
    const { status, stderr } = spawnSync('mmdebstrap', given, { encoding: 'utf8', timeout: 240_000 })
    if (status === 0) return
    output += `${release}: ${stderr.slice(-2000)}`
  }
  throw new Error(`No Debian can be made: ${output}`)
}
