import { z } from 'zod'
import { facts } from '../content/facts.ts'

/** An empty value means that a setting is not set. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema)

const address = z.string().regex(/^[^\s@<>]+@[^\s@<>]+$/, 'must be an e-mail address, such as me@example.com')

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://example.com' })
  .refine((url) => {
    const { origin: bare, href } = URL.parse(url) ?? { origin: url, href: url }
    return href === `${bare}/`
  }, 'must end after the host name')
  // As browsers write it: small letters, no port that goes without saying.
  .transform((url) => new URL(url).origin)

const settings = z.object({
  PORT: optional(z.coerce.number('must be a number').int().min(0).max(65535).default(3000)),
  HOST: optional(z.string().default('0.0.0.0')),
  SITE_URL: optional(origin.default(facts.origin)),
  /** Where the API answers, where pages are served from somewhere else: from files, at SITE_URL. */
  API_ORIGIN: optional(origin.optional()),
  DATA_DIR: optional(z.string().default('data')),
  /** Where the built site is. */
  BUILD_DIR: optional(z.string().default('build')),
  DATABASE_URL: optional(
    z
      .url({
        protocol: /^postgres(ql)?$/,
        error: 'must be an address such as postgres://user:password@host/name',
      })
      .optional(),
  ),
  SMTP_URL: optional(
    z
      .url({ protocol: /^smtps?$/, error: 'must be an address such as smtp://user:password@host:587' })
      .optional(),
  ),
  MAIL_FROM: optional(address.default(facts.email)),
  MAIL_TO: optional(address.default(facts.email)),
  /** How many reverse proxies stand before the server; each adds an address to X-Forwarded-For. */
  TRUST_PROXY: optional(
    z.coerce.number('must be the number of proxies before the server').int().min(0).max(9).default(0),
  ),
  /** Set by systemd for a process that it hands open sockets to, and for nobody else. */
  LISTEN_PID: z.string().optional(),
  LISTEN_FDS: z.string().optional(),
  /** Where Prometheus may ask, apart from the site's own port. */
  METRICS_PORT: optional(z.coerce.number('must be a number').int().min(0).max(65535).optional()),
})

export interface Config {
  port: number
  host: string
  siteUrl: string
  /** The same where the API has an address of its own, and pages are served by others. */
  pagesAt?: string
  dataFolder: string
  buildFolder: string
  databaseUrl?: string
  smtpUrl?: string
  mailFrom: string
  mailTo: string
  trustedProxies: number
  metricsPort?: number
  /** The number of a listening socket that systemd has opened; taken in the place of host and port. */
  socket?: number
}

/** Of the first socket that systemd hands over. https://www.freedesktop.org/software/systemd/man/latest/sd_listen_fds.html */
const firstSocket = 3

/** A setting that cannot stand, or something else outside that keeps the server from starting. One line. */
export class StartError extends Error {}

/** Reads the settings from the environment. Throws a StartError that names the first wrong one. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const result = settings.safeParse(environment)
  if (!result.success) {
    const [issue] = result.error.issues
    const name = String(issue?.path[0])
    throw new StartError(`${name}=${environment[name] ?? ''}: ${issue?.message}`)
  }
  const { data } = result
  if (data.API_ORIGIN === data.SITE_URL)
    throw new StartError(`API_ORIGIN=${data.API_ORIGIN}: is the site's own address: leave it empty`)
  // A process that one with sockets has started inherits the settings, not the sockets.
  const hasSocket = Boolean(data.LISTEN_FDS) && data.LISTEN_PID === String(process.pid)
  if (hasSocket && data.LISTEN_FDS !== '1')
    throw new StartError(`LISTEN_FDS=${data.LISTEN_FDS}: must be 1: the server answers on one socket`)
  return {
    port: data.PORT,
    host: data.HOST,
    siteUrl: data.SITE_URL,
    ...(data.API_ORIGIN ? { pagesAt: data.SITE_URL } : {}),
    dataFolder: data.DATA_DIR,
    buildFolder: data.BUILD_DIR,
    ...(data.DATABASE_URL ? { databaseUrl: data.DATABASE_URL } : {}),
    ...(data.SMTP_URL ? { smtpUrl: data.SMTP_URL } : {}),
    mailFrom: data.MAIL_FROM,
    mailTo: data.MAIL_TO,
    trustedProxies: data.TRUST_PROXY,
    ...(data.METRICS_PORT === undefined ? {} : { metricsPort: data.METRICS_PORT }),
    ...(hasSocket ? { socket: firstSocket } : {}),
  }
}
