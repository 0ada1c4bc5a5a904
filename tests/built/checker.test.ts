import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildFolder } from '../../engine/core/base/build-folder.ts'
import { loadServedFiles } from '../../engine/core/served/served-files.server.ts'
import { day } from '../../engine/core/time/durations.ts'
import { showFreeTimes } from '../../engine/features/booking/booking-pages.server.tsx'
import { notFoundPages } from '../support/built-page.ts'
import { kindsOfPages } from '../support/kinds-of-pages.ts'

/* A page of each kind as the checker of the W3C reads it (the Nu Html Checker). All pages are validated in pages.test.ts. */

const checked = [...kindsOfPages, ...notFoundPages]

/** Newer than the checker. */
const unknownToIt = [
  /^CSS: Unrecognized at-rule “@(container|view-transition)”/,
  /^CSS: “(container-type|line-clamp|paint-order|vector-effect)”: Property “.*” doesn't exist/,
  /^CSS: Parse Error\. .*ion-(old|new)\(picture\)/,
  /^A “link” element with a “blocking” attribute .*<link rel="expect" href="#\S+" blocking="render">/,
]

const hasJava = spawnSync('java', ['-version']).status === 0
if (!hasJava)
  console.warn('The checker of the W3C is left out: it needs Java (apt install default-jre-headless)')

interface Found {
  url: string
  message: string
  extract?: string
}

test.runIf(hasJava)(
  'no page has a fault that the checker of the W3C finds',
  { timeout: 240_000 },
  async () => {
    const site = loadServedFiles(buildFolder)
    await showFreeTimes(site, { is: 'offered', starts: [1, 2, 9].map((days) => Date.now() + days * day) })
    const folder = mkdtempSync(join(tmpdir(), 'pages-'))
    for (const [index, path] of checked.entries())
      writeFileSync(
        join(folder, `${index}.html`),
        String(site.files.get(path)?.representations.identity.bytes),
      )
    const jar = 'node_modules/vnu-jar/build/dist/vnu.jar'
    const { stdout } = spawnSync(
      'java',
      ['-jar', jar, '--stdout', '--exit-zero-always', '--format', 'json', folder],
      {
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
      },
    )
    rmSync(folder, { recursive: true })
    const { messages }: { messages: Found[] } = JSON.parse(stdout)
    const faults = messages
      .map(({ url, message, extract = '' }) => ({
        url,
        fault: `${message} ${extract}`.replaceAll('\n', ' '),
      }))
      .filter(({ fault }) => !unknownToIt.some((known) => known.test(fault)))
      .map(({ url, fault }) => `${checked[Number(/(\d+)\.html$/.exec(url)?.[1])]}: ${fault}`)
    expect(faults).toEqual([])
  },
)
