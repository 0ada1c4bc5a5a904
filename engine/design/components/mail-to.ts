import { facts } from '../../core/site/facts.ts'

/** A link that opens the mail program with this subject. */
export const mailTo = (subject: string) => `mailto:${facts.email}?subject=${encodeURIComponent(subject)}`
