import { z } from 'zod'
import { cleanEmail, cleanLine, cleanPhone } from '../text/typed-text.ts'

/** Removes NUL, which PostgreSQL refuses, and lone surrogates, which UTF-8 cannot encode. */
export const text = z.string().transform((value) => value.replaceAll('\0', '').toWellFormed().trim())

export const line = text.transform(cleanLine)
export const email = text.transform(cleanEmail)
export const phone = text.transform(cleanPhone)
