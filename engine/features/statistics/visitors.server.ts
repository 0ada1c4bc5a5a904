import { randomBytes } from 'node:crypto'
import { BoundedMap } from '../../core/base/bounded-map.server.ts'
import { sha256 } from '../../core/base/sha256.ts'
import type { Visit } from '../../core/feature.server.ts'
import { networksAround } from '../../core/http/client-address.server.ts'
import { minute } from '../../core/time/durations.ts'

/** Who arrives again within this time is still on the same visit: most have reloaded. Milliseconds. */
const sameVisitFor = 30 * minute
/** How long a page that was fetched ahead can still be shown, in milliseconds. */
const shownWithin = 30 * minute

/** How many visitors of a day are remembered, and how many pages that were fetched ahead. A flood pushes out the oldest. */
const remembered = { visitors: 20_000, prefetches: 10_000 }

/**
 * So many readers are counted in a day: of an article in one network, of all articles in the widest network around them,
 * and on the whole site. A robot invents any number, and has any number of networks in one that is wider.
 */
const mostReaders = { ofArticle: 20, inWidest: 4000, inAll: 100_000 }

interface Visitor {
  visit: Visit
  arrivedAt: number
}

/** A page that a browser has fetched before its reader asks for it. `source` where the reader would come from elsewhere. */
interface Prefetch {
  source: string | undefined
  fetchedAt: number
}

/** What is remembered of one day. The keys are hashes with a salt that is nowhere else, and is gone with them. */
interface Memory {
  day: string
  salt: string
  visitors: BoundedMap<Visitor>
  prefetches: BoundedMap<Prefetch>
  /** The keys of those who have read an article, with the article. */
  readers: Set<string>
  /** How many they are, by the key of a network, and by it with the article. */
  readersIn: Map<string, number>
}

const memoryOf = (day: string): Memory => ({
  day,
  salt: randomBytes(32).toString('base64'),
  visitors: new BoundedMap(remembered.visitors),
  prefetches: new BoundedMap(remembered.prefetches),
  readers: new Set(),
  readersIn: new Map(),
})

/** Under which key each memory knows a visitor, the one of the present day first. */
type VisitorKeys = readonly [VisitorKey, ...VisitorKey[]]
interface VisitorKey {
  memory: Memory
  key: string
}

/**
 * Remembers who is on a visit and how it began: in memory alone, and for the day. `dayOf` is the day of a time in
 * milliseconds. Half an hour after midnight nothing is left of the day before but visits that go on.
 */
export function createVisitors(dayOf: (now: number) => string, startedAt: number) {
  let today = memoryOf(dayOf(startedAt))
  let yesterday: { memory: Memory; until: number } | undefined
  let turnedAt = startedAt

  function rollOverDay(now: number) {
    const day = dayOf(now)
    if (day !== today.day) {
      yesterday = { memory: today, until: turnedAt + Math.max(sameVisitFor, shownWithin) }
      today = memoryOf(day)
    }
    if (yesterday && yesterday.until <= now) yesterday = undefined
    turnedAt = now
  }

  return {
    /** Forgets the day before once its time has come. To be called all the time. */
    rollOverDay,

    /** Finds a visitor by what their requests have in common. */
    find(client: string, now: number): VisitorKeys {
      rollOverDay(now)
      const current = { memory: today, key: keyIn(today, client) }
      if (!yesterday) return [current]
      const before = { memory: yesterday.memory, key: keyIn(yesterday.memory, client) }
      const visitor = before.memory.visitors.take(before.key)
      if (visitor) today.visitors.set(current.key, visitor)
      return [current, before]
    },

    /** How the visitor's visit began. */
    visitOf: ([{ memory, key }]: VisitorKeys): Visit | undefined => memory.visitors.get(key)?.visit,

    /**
     * Somebody arrives from elsewhere. Returns the visit that begins, if one does. Later, one without a source does not take
     * away the one that is known.
     */
    arrive([{ memory, key }]: VisitorKeys, visitNow: () => Visit, now: number): Visit | undefined {
      const before = memory.visitors.get(key)
      const begun = before && now - before.arrivedAt < sameVisitFor ? undefined : visitNow()
      const isKept = before && (!begun || begun.source === 'direct')
      const visit = isKept ? before.visit : begun
      if (visit) memory.visitors.set(key, { visit, arrivedAt: now })
      return begun
    },

    /** Whether a visitor in a network reads an article for the first time today, and is to be counted. */
    readsFirst([{ memory, key }]: VisitorKeys, network: string, article: string): boolean {
      const { readers, readersIn } = memory
      const reader = `${key} ${article}`
      if (readers.has(reader) || readers.size >= mostReaders.inAll) return false
      const around = networksAround(network).map(({ name, share }) => ({
        counter: keyIn(memory, name),
        share,
      }))
      const limits = around.map(({ counter, share }) => ({
        counter: `${counter} ${article}`,
        most: mostReaders.ofArticle * share,
      }))
      const widest = around.at(-1)
      if (widest) limits.push({ counter: widest.counter, most: mostReaders.inWidest })
      if (limits.some(({ counter, most }) => (readersIn.get(counter) ?? 0) >= most)) return false
      for (const { counter } of limits) readersIn.set(counter, (readersIn.get(counter) ?? 0) + 1)
      readers.add(reader)
      return true
    },

    /** Whether any pages wait to be shown. */
    hasPrefetches: () => today.prefetches.size + (yesterday?.memory.prefetches.size ?? 0) > 0,

    addPrefetch([{ memory, key }]: VisitorKeys, page: string, prefetch: Prefetch) {
      memory.prefetches.set(`${key} ${page}`, prefetch)
    },

    /** The page is shown, or asked for again. Returns, once, how it was fetched ahead. */
    takePrefetch(known: VisitorKeys, page: string, now: number): Prefetch | undefined {
      const found = known.flatMap(({ memory, key }) => memory.prefetches.take(`${key} ${page}`) ?? [])
      return found.find(({ fetchedAt }) => now - fetchedAt < shownWithin)
    },
  }
}

/** 128 bits of the hash. */
const keyIn = ({ salt }: Memory, client: string) => sha256(salt + client).slice(0, 22)
