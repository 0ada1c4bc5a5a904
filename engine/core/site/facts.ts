/** The facts of the business: facts.yaml in the owner's folder. */

import { formatPhone } from '../text/phone.ts'
import type { Facts } from './facts-schema.ts'
import { site } from './site.ts'

/** How a consultation is held: by phone, by video, or at the visitor's place. */
export type MeetingKind = Facts['booking']['kinds'][number]

export const { facts } = site

/** The phone number as visitors read it. */
export const printedPhone = formatPhone(facts.phone)

/** Whether it says when the business is open. */
export const hasHours = facts.openingHours.length > 0

/** Whether a company is registered, not a person: only the number of a person has a month in the middle. */
const isCompany = Number(facts.organisationNumber[2]) >= 2

/** Whose business it is: the company, or the person who has registered themselves. */
export const controller: string = facts.legalName || (!isCompany && facts.owner) || facts.brand

/** The same, where the brand does not say it. */
export const registeredName: string | undefined = controller === facts.brand ? undefined : controller

/** Who signs: the owner where one is named, else the brand. */
export const author: string = facts.owner || facts.brand
