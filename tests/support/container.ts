import { chmodSync, chownSync, mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../harness/port.ts'
import type { Image } from './image.ts'
import { type Inside, startInside } from './nspawn.ts'

/**
 * Runs an image as deploy/compose.yaml does: as its user without capabilities, with a read-only file system except `/tmp`
 * and the volume `storage`.
 */
export async function runContainer(image: Image, storage: string): Promise<Inside & { url: string }> {
  const { User, Env, Cmd, WorkingDir } = image.config
  const [, , uid = '', gid = ''] = new RegExp(`^${User}:.*`, 'm').exec(passwdOf(image))?.[0].split(':') ?? []
  const port = await freePort()
  const rights = ['--drop-capability=all', '--no-new-privileges=yes', `--user=${User}`]
  const files = ['--read-only', '--tmpfs=/tmp', `--bind=${storage}:/storage`, `--chdir=${WorkingDir}`]
  const inside = await startInside(image.root, [...rights, ...files, '--kill-signal=SIGTERM', '--', ...Cmd], {
    env: {
      ...Object.fromEntries(Env.map((entry) => /^(\w+)=(.*)$/s.exec(entry)?.slice(1) ?? [])),
      PORT: `${port}`,
      HOST: '127.0.0.1',
      TRUST_PROXY: '1',
      SITE_URL: 'https://site.example',
    },
    as: { setuid: uid, setgid: gid, wdns: WorkingDir },
    isUp: (output) => output.includes('The site is up'),
  })
  return { ...inside, url: `http://127.0.0.1:${port}` }
}

const passwdOf = ({ root }: Image) => readFileSync(join(root, 'etc/passwd'), 'utf8')

/** A new volume with owner and mode of the image's folder, as Docker creates it. */
export function storageVolume({ root }: Image): string {
  const folder = mkdtempSync(join(tmpdir(), 'volume-'))
  const { uid, gid, mode } = statSync(join(root, 'storage'))
  chownSync(folder, uid, gid)
  chmodSync(folder, mode)
  return folder
}
