import { z } from 'zod'

/** Removes NUL, which PostgreSQL refuses, and lone surrogates, which UTF-8 cannot encode. */
export const text = z.string().transform((value) => value.replaceAll('\0', '').toWellFormed().trim())
