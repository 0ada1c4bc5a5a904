import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8')

test('the server gets the same memory from npm, from systemd and in a container', () => {
  const flags = scripts.serve?.match(/--(max|no)-\S+/g) ?? []
  expect(flags).toHaveLength(3)
  expect(scripts.start).toBe(scripts.serve)
  const command = ['node', ...flags, 'build/server/main.js']
  const [, inContainer = ''] = /^CMD (\[.*\])$/m.exec(read('Dockerfile')) ?? []
  expect(JSON.parse(inContainer)).toEqual(command)
  for (const unit of ['kodhamn.service', 'kodhamn@.service'])
    expect(read(`systemd/${unit}`)).toContain(`/${command.join(' ')}\n`)
  for (const file of ['Dockerfile', 'systemd/kodhamn.service', 'systemd/kodhamn@.service'])
    expect(read(file)).toContain(
      'MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=65536 MALLOC_TRIM_THRESHOLD_=131072\n',
    )
})
