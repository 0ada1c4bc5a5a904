/** The places of the built pages that the server writes into. The build finds them: engine/build/find-slots.ts. */

import { OwnerError } from '../base/owner-error.ts'
import { languages } from '../site/languages.ts'
import type { Language } from '../text/language.ts'

/** An element, as offsets in the HTML of its page. */
export interface Slot {
  start: number
  /** After the name of its start tag, where attributes can be added. */
  attributes: number
  contentStart: number
  contentEnd: number
  end: number
}

/** By the name in `data-slot`, or `field:` and the name of a field. Two forms may have the same field. */
export type Slots = Record<string, Slot[]>

/** What is written: instead of the element or of its content, before or after that, or as attributes of its tag. */
export interface Fill {
  element?: string
  content?: string
  prepend?: string
  append?: string
  attributes?: string
}

export type Fills = Record<string, Fill>

export interface Template {
  html: string
  slots: Slots
}

/** A page with this written into its slots, in one pass: so what is written is never taken for a slot. Throws for a missing one. */
export const fillSlots = (page: Template, fills: Fills): string => fillPart(page, fills).html

/** The same where more is written later: comes with the slots that are left, where they are now. */
export function fillPart({ html, slots }: Template, fills: Fills): Template {
  const edits = Object.entries(fills)
    .flatMap(([name, fill]) => slotsNamed(slots, name).flatMap((slot) => editsOf(slot, fill)))
    .toSorted((a, b) => a.from - b.from)
  let at = 0
  let filled = ''
  for (const { from, to, text } of edits) {
    filled += html.slice(at, from) + text
    at = to
  }
  const moved = (offset: number) =>
    edits.reduce((sum, { from, to, text }) => (to <= offset ? sum + text.length - (to - from) : sum), offset)
  const left = Object.entries(slots)
    .filter(([name]) => !fills[name])
    .map(([name, places]) => [name, places.map((slot) => moveSlot(slot, moved))] as const)
  return { html: filled + html.slice(at), slots: Object.fromEntries(left) }
}

const moveSlot = (slot: Slot, moved: (offset: number) => number): Slot => ({
  start: moved(slot.start),
  attributes: moved(slot.attributes),
  contentStart: moved(slot.contentStart),
  contentEnd: moved(slot.contentEnd),
  end: moved(slot.end),
})

function slotsNamed(slots: Slots, name: string): Slot[] {
  const found = slots[name]
  if (!found) throw new Error(`The page has no slot ${name}`)
  return found
}

function editsOf({ start, attributes, contentStart, contentEnd, end }: Slot, fill: Fill) {
  const edit = (text: string | undefined, from: number, to = from) =>
    text === undefined ? [] : [{ from, to, text }]
  return [
    ...edit(fill.element, start, end),
    ...edit(fill.attributes, attributes),
    ...edit(fill.prepend, contentStart),
    ...edit(fill.content, contentStart, contentEnd),
    ...edit(fill.append, contentEnd),
  ]
}

/** A page that the server writes into, in each language, and the names of its slots with a space between them. */
export interface PageSlots {
  page: Readonly<Record<Language, string>>
  names: string
}

/** Throws an OwnerError that names a slot that the server writes into and a built page lacks. */
export function requireSlots(
  files: ReadonlyMap<string, { slots?: Slots | undefined }>,
  needed: readonly PageSlots[],
) {
  for (const { page, names } of needed)
    for (const language of languages) {
      const file = files.get(page[language])
      const missing = file && names.split(' ').find((name) => !file.slots?.[name])
      if (missing)
        throw new OwnerError(
          `The built page ${page[language]} has no place for ${missing}: run \`npm run build\``,
        )
    }
}
