import { type Document, isMap } from 'yaml'

/** Keeps a text or a list in a file of words/unused/, at its path; beside what an earlier update has left there. */
export function setAside(unused: Document, path: readonly string[], text: unknown) {
  const [first = '', ...rest] = path
  let place = path
  for (let count = 2; !isFree(unused, place); count++) {
    if (JSON.stringify(unused.getIn(place)) === JSON.stringify(text)) return
    place = [`${first} (${count})`, ...rest]
  }
  unused.setIn(place, text)
}

const isFree = (document: Document, path: readonly string[]) =>
  path.every((_, index) => {
    const node = document.getIn(path.slice(0, index + 1), true)
    return node === undefined || (index < path.length - 1 && isMap(node))
  })
