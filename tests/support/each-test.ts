import { afterEach, beforeEach } from 'vitest'

/** Opens something anew for each test of a file, and closes it after. Returns how a test that has begun gets it. */
export function eachTest<Thing>(
  open: () => Thing | Promise<Thing>,
  close: (thing: Thing) => unknown = () => undefined,
): () => Thing {
  let opened: { thing: Thing } | undefined

  beforeEach(async () => {
    opened = { thing: await open() }
  })

  afterEach(async () => {
    if (opened) await close(opened.thing)
    opened = undefined
  })

  return () => {
    if (!opened) throw new Error('No test has begun')
    return opened.thing
  }
}
