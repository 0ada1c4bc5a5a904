import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { afterEach, expect, test } from 'vitest'
import { threadBundle } from '../../../../pack/bundle/bundle-threads.ts'

const folder = mkdtempSync(join(tmpdir(), 'thread-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('the bundled server starts the thread that reads calendars, without sources and node_modules', async () => {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [threadBundle()],
    ssr: { noExternal: true },
    build: {
      ssr: 'engine/features/booking/calendars/busy-times-thread.server.ts',
      outDir: folder,
      rolldownOptions: { output: { entryFileNames: 'parts/main.mjs', chunkFileNames: '[name].mjs' } },
    },
  })
  const bundle: typeof import('./busy-times-thread.server.ts') = await import(
    pathToFileURL(join(folder, 'parts/main.mjs')).href
  )
  const text = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'DTSTART;TZID=W. Europe Standard Time:20261103T090000',
    'DURATION:PT1H',
    'RRULE:FREQ=WEEKLY',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n')
  const reading = {
    from: Date.parse('2026-11-10T00:00Z'),
    until: Date.parse('2026-11-11T00:00Z'),
    timeZone: 'Europe/Stockholm',
  }
  const start = Date.parse('2026-11-10T08:00Z')
  expect(await bundle.readInThread({ text, reading }, new AbortController().signal)).toEqual({
    is: 'read',
    busy: [{ start, end: start + 60 * 60_000 }],
    broken: 0,
    notable: [],
  })
})
