import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeDebian } from './debian.ts'

export interface Image {
  /** The folder that is a container's `/`. */
  root: string
  config: { User: string; Env: string[]; Cmd: string[]; WorkingDir: string; Healthcheck: { Test: string[] } }
  remove: () => void
}

/** A Debian with this project's Node and npm, instead of the base image from a registry. */
const base = `FROM scratch
ADD debian.tar /
COPY node /usr/local/bin/
ADD npm-11.tgz /usr/local/lib/node_modules
COPY certificates /etc/ssl/certs
RUN ln -s ../lib/node_modules/package/bin/npm-cli.js /usr/local/bin/npm && useradd --uid 1000 --create-home node
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
`

/** Builds deploy/Dockerfile with Buildah, which needs no daemon, and unpacks the image. */
export function buildImage(): Image {
  const folder = mkdtempSync(join(tmpdir(), 'image-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const buildah = buildahIn(folder)
    const build = (...options: string[]) =>
      buildah('build', '--isolation', 'chroot', '--format', 'docker', ...options)
    build('--tag', 'localhost/node', baseIn(folder))
    execFileSync(process.execPath, ['pack/pack.ts'])
    const node = '--build-arg=NODE=localhost/node'
    build(node, '--file', 'deploy/Dockerfile', '--tag', 'localhost/site', '.')
    const { Docker }: { Docker: { config: Image['config'] } } = JSON.parse(
      buildah('inspect', '--type', 'image', 'localhost/site'),
    )
    const root = buildah('mount', buildah('from', '--pull-never', 'localhost/site'))
    return { root, config: Docker.config, remove }
  } catch (error) {
    remove()
    throw error
  }
}

/** Runs Buildah with its storage in this folder, as plain folders. */
function buildahIn(folder: string) {
  const store = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run'), '--storage-driver', 'vfs']
  return (...args: string[]) =>
    execFileSync('buildah', [...store, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim()
}

function baseIn(folder: string): string {
  const context = join(folder, 'base')
  mkdirSync(join(context, 'certificates'), { recursive: true })
  makeDebian(join(context, 'debian.tar'), ['ca-certificates', 'passwd', 'libstdc++6'])
  copyFileSync(process.execPath, join(context, 'node'))
  const [npm = ''] = execFileSync('npm', ['pack', '--silent', 'npm@11'], {
    cwd: context,
    encoding: 'utf8',
  }).split('\n')
  renameSync(join(context, npm), join(context, 'npm-11.tgz'))
  // The network may have its own certificate authority.
  const certificates = '/etc/ssl/certs/ca-certificates.crt'
  if (existsSync(certificates)) copyFileSync(certificates, join(context, 'certificates/ca-certificates.crt'))
  writeFileSync(join(context, 'Dockerfile'), base)
  return context
}
