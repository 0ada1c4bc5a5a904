/** The facts of the business: facts.yaml in the owner's folder. */
import type { Facts } from './facts-schema.ts'
import { formatPhone } from './phone.ts'
import { factsFile } from './site/facts-file.ts'

export type OpeningHours = Facts['openingHours'][number]

/** How a consultation is held: by phone, by video, or at the visitor's place. */
export type MeetingKind = Facts['booking']['kinds'][number]

export const facts: Facts = factsFile

/** The phone number as visitors read it. */
export const printedPhone = formatPhone(facts.phone)

/** Who signs: the owner where one is named, else the brand. */
export const author: string = facts.owner || facts.brand
