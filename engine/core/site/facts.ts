/** The facts of the business: facts.yaml in the owner's folder. */

import { formatPhone } from '../text/phone.ts'
import type { Facts } from './facts-schema.ts'
import { site } from './site.ts'

/** How a consultation is held: by phone, by video, or at the visitor's place. */
export type MeetingKind = Facts['booking']['kinds'][number]

export const { facts } = site

/** The phone number as visitors read it. */
export const printedPhone = formatPhone(facts.phone)

/** Whose business it is, where the brand does not say it: the company, else the owner. */
export const registeredName: string | undefined = [facts.legalName, facts.owner].find(
  (name) => name && name !== facts.brand,
)

/** Who signs: the owner where one is named, else the brand. */
export const author: string = facts.owner || facts.brand
