import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { escapeHtml } from '../../app/escape-html.ts'
import { words } from '../../app/pages/book/book.words.ts'
import { pages } from '../../app/pages.ts'
import { type FreeTimes, type Picked, stateOf } from '../../app/time-picker.ts'
import { bookingRules } from '../../content/booking.ts'
import { capitalized, formatShortDay, startDay, startTime } from '../../content/clock.ts'
import { facts } from '../../content/facts.ts'
import { type Language, languages } from '../../content/language.ts'
import { isoTime } from '../../content/moments.ts'
import { referrerOfRefused, refusedForm, type ShownForm, shownResult } from '../forms/refused-form.ts'
import { contentHash } from '../pages/content-hash.ts'
import { privatePage } from '../pages/private-page.ts'
import { type LoadedFile, loadFile, type Site, templateOf } from '../pages/site.ts'
import { type Fills, fillPart, type Template } from '../pages/slots.ts'
import { bookingHtml, hasActions, type Tried, timesElement, tryAgainHtml } from './booking-html.ts'
import { type Booking, statusAt } from './booking-state.ts'

/** What the pages show of booking. */
export type OfferedTimes = { is: 'offered'; starts: readonly number[] } | { is: 'unavailable' }

/** How many days the contact page shows, each with its first time. */
const nextCount = 3

/** The pages with free times as they were built, and what they show now. */
const pagesAsBuilt = new WeakMap<
  Site,
  { files: ReadonlyMap<string, LoadedFile>; times: OfferedTimes; shown: string }
>()

/** The page of booking as it was built. Undefined in development, where there are no built pages. */
const pageAsBuilt = (site: Site, language: Language) =>
  pagesAsBuilt.get(site)?.files.get(pages.book[language]) ?? site.files.get(pages.book[language])

/** The free times that the pages show. */
export const shownTimes = (site: Site): OfferedTimes => pagesAsBuilt.get(site)?.times ?? { is: 'unavailable' }

/**
 * Writes the free times into the built pages that show them (`/book` and `/contact`), in place of what they showed before.
 * Resolves when they are served. Pages are compressed in other threads, so that requests do not wait.
 */
export async function showFreeTimes(site: Site, times: OfferedTimes): Promise<void> {
  const before = pagesAsBuilt.get(site)
  const shown = JSON.stringify(times)
  if (before?.shown === shown) return
  const files = before?.files ?? new Map(site.files)
  pagesAsBuilt.set(site, { files, times, shown })
  const free = withOffsets(times)

  async function rewrite(path: string, fills: Fills) {
    const file = files.get(path)
    const page = file && fillPart(templateOf(file), fills)
    if (!page || page.html === String(site.files.get(path)?.representations.identity.bytes)) return
    const rewritten = await withHtml(file, page, site)
    // Not where the times have changed once more meanwhile.
    if (pagesAsBuilt.get(site)?.shown === shown) site.files.set(path, rewritten)
  }
  await Promise.all(
    languages.flatMap((language) => [
      rewrite(pages.book[language], freeTimesFills(free, language)),
      rewrite(pages.contact[language], nextTimesFills(free, language)),
    ]),
  )
}

/** Why a change was refused, as its page says it, and how the response does. */
export interface RefusedChange {
  reason: { result: string; text: string; next: string }
  tried: Tried
  status: number
  headers?: Record<string, string> | undefined
}

/**
 * The page of one booking: what was agreed, and the buttons to move, cancel or confirm it. After `refused` it says why, with
 * what was chosen; without the booking, which cannot be read then, it has the button that was pressed.
 */
export function bookingPage(
  site: Site,
  booking: Booking,
  {
    token,
    language,
    times,
    refused,
    now = Date.now(),
  }: {
    token: string
    language: Language
    times: OfferedTimes
    refused?: RefusedChange | undefined
    now?: number
  },
): Response {
  const t = words[language].booking
  const state = statusAt(now, booking)
  const tried = refused?.tried
  const content = bookingHtml(booking, { state, token, language, times: withOffsets(times), tried })
  const fills = {
    title: { content: escapeHtml(`${t.title} | ${facts.brand}`) },
    heading: { content: escapeHtml(t.title) },
    lead: { content: hasActions(state) ? escapeHtml(t.lead) : '' },
    choose: { content: escapeHtml(t.states[state]) },
    form: { element: content },
  }
  return changePage(site, language, fills, refused)
}

/** The page of a change while its booking cannot be read. Undefined where the form was not one of its page. */
export function unreadBookingPage(
  site: Site,
  { token, language }: { token: string; language: Language },
  refused: RefusedChange,
): Response | undefined {
  const button = tryAgainHtml(refused.tried, { token, language })
  if (!button) return undefined
  return changePage(site, language, { form: { element: button } }, refused)
}

const changePage = (site: Site, language: Language, fills: Fills, refused: RefusedChange | undefined) =>
  privatePage(
    pageAsBuilt(site, language),
    site,
    { ...fills, ...(refused && shownResult(refused.reason)) },
    refused && { status: refused.status, headers: { ...refused.headers, ...referrerOfRefused } },
  )

/** The page of booking for a form that is refused, with what was written, the chosen one of these times, and why. */
export function refusedBookingPage(
  site: Site,
  language: Language,
  { times, picked, ...shown }: Omit<ShownForm, 'fills'> & { times: OfferedTimes; picked: Picked },
  response: { status: number; headers?: Record<string, string> | undefined },
): Response | undefined {
  const file = pageAsBuilt(site, language)
  const fills = freeTimesFills(withOffsets(times), language, picked)
  return file && refusedForm(file, site, { ...shown, fills }, response)
}

/** The times as the API writes them. */
const withOffsets = (times: OfferedTimes): FreeTimes =>
  times.is === 'offered'
    ? { is: 'offered', starts: times.starts.map((start) => isoTime(start, bookingRules)) }
    : times

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** A page with other HTML, compressed as the build does it. */
async function withHtml(file: LoadedFile, { html, slots }: Template, site: Site): Promise<LoadedFile> {
  const identity = Buffer.from(html)
  const [br, gz] = await Promise.all([compressBrotli(identity), compressGzip(identity, { level: 9 })])
  const etag = contentHash(identity)
  // Their types leave open what memory they use.
  return loadFile({ ...file, etag, slots }, { identity, br: Buffer.from(br), gzip: Buffer.from(gz) }, site)
}

/** The picker on the page of booking. Where nothing can be booked, its message form is open. */
const freeTimesFills = (times: FreeTimes, language: Language, picked?: Picked): Fills => ({
  'free-times': { element: timesElement(times, language, picked) },
  ...(stateOf(times) !== 'offered' && { write: { attributes: ' open' } }),
})

/** The next times on the contact page, each a link to the form with that time chosen. */
function nextTimesFills(times: FreeTimes, language: Language): Fills {
  const byDay = Map.groupBy(times.is === 'offered' ? times.starts : [], startDay)
  const next = [...byDay.values()].flatMap(([first]) => first ?? []).slice(0, nextCount)
  if (next.length === 0) return {}
  const { free } = words[language]
  const book = pages.book[language]
  const links = next.map((start) => {
    const address = `${book}?start=${startDay(start)}T${startTime(start)}`
    const day = capitalized(formatShortDay(startDay(start), language))
    return `<li><a href="${address}"><small>${day}</small> ${startTime(start)}</a></li>`
  })
  const block = `<h2>${free.heading}</h2><ul>${links.join('')}</ul><p><a href="${book}">${free.all}</a></p>`
  return { 'next-times': { content: block } }
}
