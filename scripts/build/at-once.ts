/** Works on all things, `count` of them at a time, and resolves with the results in the order of the things. */
export async function atOnce<Thing, Result>(
  count: number,
  things: Iterable<Thing> | AsyncIterable<Thing>,
  work: (thing: Thing) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  // They share the iterator, so each takes what is next.
  const next = numbered(things)
  const worker = async () => {
    for await (const [index, thing] of next) results[index] = await work(thing)
  }
  await Promise.all(Array.from({ length: count }, worker))
  return results
}

async function* numbered<Thing>(things: Iterable<Thing> | AsyncIterable<Thing>) {
  let index = 0
  for await (const thing of things) yield [index++, thing] as const
}
