import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyOfExample, inSite, rewrite } from '../../../tests/support/other-site.ts'

test('times are in the zone of the business', async () => {
  const folder = copyOfExample()
  onTestFinished(() => rmSync(folder, { recursive: true }))
  rewrite(join(folder, 'facts.yaml'), (text) =>
    text.replace('timeZone: Europe/Stockholm', 'timeZone: Europe/Helsinki'),
  )
  await inSite(folder, async () => {
    const { words } = await import('./book.words.ts')
    expect(words.sv.form.zone).toBe('Alla tider anges i östeuropeisk tid.')
    expect(words.sv.booking.zone).toBe('Östeuropeisk tid')
  })
})
