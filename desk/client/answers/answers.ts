/** The answers that the page shows: kept, asked for again, and changed before the server has confirmed a change. */
import type { AnswerTo } from './answer-types.ts'
import { ask, type Trouble } from './ask.ts'

export type Answer<Of> =
  | { is: 'loading' }
  | { is: 'here'; answer: Of; trouble?: Trouble }
  | { is: 'failed'; trouble: Trouble }

const pollEvery = 30_000
/** An answer that is younger is shown without asking again. */
const freshFor = 1000
const keptFor = 5 * 60_000

interface Kept {
  shown: Answer<unknown>
  /** As it was sent, so that an equal answer changes nothing on the page. */
  text: string
  at: number
  listeners: Set<() => void>
  asking: Promise<void> | undefined
}

const kept = new Map<string, Kept>()
const loading: Answer<unknown> = { is: 'loading' }
/** Counts changes: an answer that was asked for before one is out of date. */
let changes = 0

function entryOf(path: string): Kept {
  const known = kept.get(path)
  if (known) return known
  const entry = { shown: loading, text: '', at: 0, listeners: new Set<() => void>(), asking: undefined }
  kept.set(path, entry)
  return entry
}

/** What is known about a path now. */
export const current = <Path extends string>(path: Path): Answer<AnswerTo<Path>> =>
  // The server answers each path as AnswerTo says: both are typed by desk/api.ts.
  (kept.get(path)?.shown ?? loading) as Answer<AnswerTo<Path>>

/** Calls `listener` when the answer changes, and asks for it again every half minute until the returned function is called. */
export function watch(path: string, listener: () => void): () => void {
  const entry = entryOf(path)
  entry.listeners.add(listener)
  if (Date.now() - entry.at > freshFor || entry.shown.is === 'failed') void load(path)
  return () => {
    entry.listeners.delete(listener)
  }
}

function load(path: string): Promise<void> {
  const entry = entryOf(path)
  entry.asking ??= loadOnce(path, entry).finally(() => {
    entry.asking = undefined
  })
  return entry.asking
}

async function loadOnce(path: string, entry: Kept): Promise<void> {
  const before = changes
  const answered = await ask(path)
  if (before !== changes) return isGone(entry.shown) ? undefined : loadOnce(path, entry)
  entry.at = Date.now()
  if (answered.is === 'failed') {
    const { why: trouble } = answered
    if (entry.shown.is !== 'here' || trouble === 'missing') show(entry, { is: 'failed', trouble })
    else show(entry, { ...entry.shown, trouble })
  } else if (answered.text !== entry.text || entry.shown.is !== 'here' || entry.shown.trouble) {
    entry.text = answered.text
    show(entry, { is: 'here', answer: JSON.parse(answered.text) })
  }
}

function show(entry: Kept, shown: Answer<unknown>) {
  entry.shown = shown
  for (const listener of entry.listeners) listener()
}

/** Asks again for everything that is shown. What has not been shown for a while is forgotten. */
export async function refresh(): Promise<void> {
  for (const [path, { listeners, at }] of kept)
    if (listeners.size === 0 && Date.now() - at > keptFor) kept.delete(path)
  const watched = [...kept].filter(([, { listeners, shown }]) => listeners.size > 0 && !isGone(shown))
  await Promise.all(watched.map(([path]) => load(path)))
}

/** Then there is nothing to ask for again. */
const isGone = (shown: Answer<unknown>) => shown.is === 'failed' && shown.trouble === 'missing'

/**
 * Shows a change before the server has confirmed it, in each kept answer for which `next` returns another one, or
 * undefined where the thing is gone. The returned function shows again what was there, where nothing newer has come.
 */
export function changeKept(next: (path: string, answer: unknown) => unknown): () => void {
  changes++
  const undone: (() => void)[] = []
  for (const [path, entry] of kept) {
    if (entry.shown.is !== 'here') continue
    const answer = next(path, entry.shown.answer)
    if (answer === entry.shown.answer) continue
    // The next answer replaces it, whatever it says.
    entry.text = ''
    const before = entry.shown
    const after: Answer<unknown> =
      answer === undefined ? { is: 'failed', trouble: 'missing' } : { is: 'here', answer }
    show(entry, after)
    undone.push(() => {
      // It may have been asked for since, in vain: the answer is the same then, but not what is around it.
      const isSame = after.is === 'here' && entry.shown.is === 'here' && entry.shown.answer === after.answer
      if (isSame || entry.shown === after) show(entry, before)
    })
  }
  return () => {
    for (const undo of undone) undo()
  }
}

/** Drops answers that were asked for before a change, and asks again. */
export function refreshChanged(): Promise<void> {
  changes++
  return refresh()
}

const refreshVisible = () => document.visibilityState === 'visible' && void refresh()
setInterval(refreshVisible, pollEvery)
for (const event of ['focus', 'online']) addEventListener(event, refreshVisible)
document.addEventListener('visibilitychange', refreshVisible)
