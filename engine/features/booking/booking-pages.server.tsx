import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { pages } from '../../addresses/pages.ts'
import {
  referrerOfRefused,
  refusedForm,
  type ShownForm,
  shownResult,
} from '../../core/forms/refused-form.server.tsx'
import { contentHash } from '../../core/served/content-hash.server.ts'
import { privatePage } from '../../core/served/private-page.server.ts'
import { renderHtml } from '../../core/served/render-html.server.ts'
import {
  type LoadedFile,
  loadFile,
  type ServedFiles,
  templateOf,
} from '../../core/served/served-files.server.ts'
import { type Fills, fillPart, type Template } from '../../core/served/slots.server.ts'
import { facts } from '../../core/site/facts.ts'
import { languages } from '../../core/site/languages.ts'
import { escapeHtml } from '../../core/text/escape-html.ts'
import type { Language } from '../../core/text/language.ts'
import { isoTime } from '../../core/time/moments.ts'
import { words } from './book.words.ts'
import { BookingDetails, buttonOf, hasActions, type Tried, TryAgain } from './booking-details.tsx'
import { type Booking, isMovedOut, statusAt } from './booking-state.server.ts'
import { NextTimes } from './next-times.tsx'
import { pickerIn } from './picker.ts'
import { bookingRules } from './rules.ts'
import { type FreeTimes, type Picked, stateOf, TimePicker } from './time-picker.tsx'

/** What the pages show of booking. */
export type OfferedTimes = { is: 'offered'; starts: readonly number[] } | { is: 'unavailable' }

/** The pages with free times as they were built, and what they show now. */
const pagesAsBuilt = new WeakMap<
  ServedFiles,
  { files: ReadonlyMap<string, LoadedFile>; times: OfferedTimes; shown: string }
>()

/** The page of booking as it was built. Undefined in development, where there are no built pages. */
const pageAsBuilt = (site: ServedFiles, language: Language) =>
  pagesAsBuilt.get(site)?.files.get(pages.book[language]) ?? site.files.get(pages.book[language])

/** The free times that the pages show. */
export const shownTimes = (site: ServedFiles): OfferedTimes =>
  pagesAsBuilt.get(site)?.times ?? { is: 'unavailable' }

/**
 * Writes the free times into the built pages that show them (`/book` and `/contact`), in place of what they showed before.
 * Resolves when they are served. Pages are compressed in other threads, so that requests do not wait.
 */
export async function showFreeTimes(site: ServedFiles, times: OfferedTimes): Promise<void> {
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
  site: ServedFiles,
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
  const shown = {
    ...booking,
    state,
    start: isoTime(booking.starts_at, bookingRules),
    end: isoTime(booking.ends_at, bookingRules),
    isMovedOut: isMovedOut(booking),
  }
  const details = (
    <BookingDetails
      booking={shown}
      token={token}
      language={language}
      times={withOffsets(times)}
      tried={refused?.tried}
    />
  )
  const fills = {
    title: { content: escapeHtml(`${t.title} | ${facts.brand}`) },
    heading: { content: escapeHtml(t.title) },
    lead: { content: hasActions(shown) ? escapeHtml(t.lead) : '' },
    choose: { content: escapeHtml(t.states[state]) },
    form: { element: renderHtml(details) },
  }
  return changePage(site, language, fills, refused)
}

/** The page of a change while its booking cannot be read. Undefined where the form was not one of its page. */
export function unreadBookingPage(
  site: ServedFiles,
  { token, language }: { token: string; language: Language },
  refused: RefusedChange,
): Response | undefined {
  const button = buttonOf(refused.tried.action, language)
  if (!button) return undefined
  const form = renderHtml(
    <TryAgain token={token} language={language} tried={refused.tried} button={button} />,
  )
  return changePage(site, language, { form: { element: form } }, refused)
}

const changePage = (
  site: ServedFiles,
  language: Language,
  fills: Fills,
  refused: RefusedChange | undefined,
) =>
  privatePage(
    pageAsBuilt(site, language),
    site,
    { ...fills, ...(refused && shownResult(refused.reason)) },
    refused && { status: refused.status, headers: { ...refused.headers, ...referrerOfRefused } },
  )

/** The page of booking for a form that is refused, with what was written, the chosen one of these times, and why. */
export function refusedBookingPage(
  site: ServedFiles,
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
async function withHtml(file: LoadedFile, { html, slots }: Template, site: ServedFiles): Promise<LoadedFile> {
  const identity = Buffer.from(html)
  const [br, gz] = await Promise.all([compressBrotli(identity), compressGzip(identity, { level: 9 })])
  const etag = contentHash(identity)
  // Their types leave open what memory they use.
  return loadFile({ ...file, etag, slots }, { identity, br: Buffer.from(br), gzip: Buffer.from(gz) }, site)
}

/** The picker on the page of booking. Where nothing can be booked, its message form is open. */
const freeTimesFills = (times: FreeTimes, language: Language, picked?: Picked): Fills => ({
  'free-times': {
    element: renderHtml(<TimePicker times={times} picker={pickerIn(language)} {...picked} />),
  },
  ...(stateOf(times) !== 'offered' && { write: { attributes: ' open' } }),
})

/** The next times on the contact page. */
const nextTimesFills = (times: FreeTimes, language: Language): Fills =>
  times.is === 'offered' && times.starts.length > 0
    ? { 'next-times': { content: renderHtml(<NextTimes starts={times.starts} language={language} />) } }
    : {}
