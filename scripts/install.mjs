/**
 * Installs the packages of package-lock.json where they are missing or outdated. Runs before `npm start`, `npm test` and
 * `npm run dev` on the system's Node; the packages include the Node that the other scripts run on.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const mark = 'node_modules/.installed'
const lockHash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')

if (!existsSync(mark) || readFileSync(mark, 'utf8') !== lockHash) {
  console.log('Installing packages …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(1)
  writeFileSync(mark, lockHash)
}
