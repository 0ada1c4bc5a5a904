import { z } from 'zod'
import { OwnerError } from '../base/owner-error.ts'
import { alertAddress } from '../network/alert-address.server.ts'
import { calendarAddresses } from '../network/calendar-addresses.server.ts'
import { passwordHint } from '../network/password-in-address.server.ts'
import { facts } from '../site/facts.ts'
import { emailPattern } from '../text/email-address.ts'
import { isOn, matching, optional, pageSettings, parseSettings } from './settings.ts'

/** Hold passwords or other secrets, so that no error shows their values. */
const secrets =
  'DATABASE_URL SMTP_URL BUSY_CALENDARS CALENDAR_KEY ALERT_URL RESTIC_REPOSITORY RESTIC_PASSWORD'.split(' ')

const address = z.string().regex(emailPattern, 'must be an e-mail address, such as me@example.com')

/** A setting that may hold a password, and is an address once that is written as it must be. */
const withPassword = <Schema extends z.ZodType<unknown, string>>(schema: Schema) =>
  z
    .string()
    .superRefine((value, context) => {
      const hint = passwordHint(value)
      if (hint) context.addIssue(hint)
    })
    .pipe(schema)

const databaseAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be an address such as postgres://user:password@host/name',
})
const mailServerAddress = z.url({
  protocol: /^smtps?$/,
  hostname: /./,
  error: 'must be an address such as smtp://user:password@host:587',
})

const backupPlace = z
  .string()
  .regex(
    /^(\/|(local|sftp|s3|rest|b2|azure|gs|swift|rclone):)./,
    'must be a place such as sftp:user@host:folder, s3:https://host/bucket or /a/folder',
  )

const onOrOff = z.enum(['on', 'off'], 'must be on or off').default('on')

const updateSettings = z.object({
  /** Whether the owner's desk and deployments look for newer releases of the engine. */
  UPDATE_CHECK: optional(onOrOff),
})

const settings = pageSettings.extend({
  ...updateSettings.shape,
  PORT: optional(z.coerce.number('must be a number').int().min(0).max(65535).default(3000)),
  HOST: optional(z.string().default('0.0.0.0')),
  DATA_DIR: optional(z.string().default('data')),
  /** Where the built site is. */
  BUILD_DIR: optional(z.string().default('build')),
  DATABASE_URL: optional(withPassword(databaseAddress).optional()),
  SMTP_URL: optional(withPassword(mailServerAddress).optional()),
  MAIL_FROM: optional(address.default(facts.email)),
  MAIL_TO: optional(address.default(facts.email)),
  /** How many newsletters are sent in a minute at most. */
  MAIL_PER_MINUTE: optional(z.coerce.number('must be a number').int().min(1).max(100_000).default(60)),
  /** The owner's calendars, whose busy times are not offered to visitors. */
  BUSY_CALENDARS: optional(calendarAddresses.default([])),
  /** Lets calendars be on private addresses and without encryption. */
  BUSY_ALLOW_PRIVATE: optional(isOn.optional()),
  /** The secret in the address of the calendar of bookings. */
  CALENDAR_KEY: matching(/^[\w-]{16,128}$/, 'must be 16 to 128 letters, digits, hyphens or underscores'),
  /** Where pushes to the owner are posted. */
  ALERT_URL: optional(withPassword(alertAddress).optional()),
  /** Where off-site backups are kept, as restic writes it. It reads this and the password by itself. */
  RESTIC_REPOSITORY: optional(withPassword(backupPlace).optional()),
  RESTIC_PASSWORD: optional(z.string().optional()),
  /** That they are kept somewhere, told to a server that must not know where nor how to open them. */
  OFFSITE_BACKUPS: optional(isOn.optional()),
  /** The mail about a message whose promised time runs out. */
  REMINDER_MAIL: optional(onOrOff),
  /** The mail about the week, on Mondays. */
  WEEK_MAIL: optional(onOrOff),
  /** The number of reverse proxies in front of the server; each appends an address to X-Forwarded-For. */
  TRUST_PROXY: optional(
    z.coerce.number('must be the number of proxies in front of the server').int().min(0).max(9).default(0),
  ),
  /** The port of the owner's desk, on this machine alone. */
  DESK_PORT: optional(z.coerce.number('must be a number').int().min(1).max(65535).default(3210)),
  /** Set by systemd for the process that it passes open sockets to. */
  LISTEN_PID: z.string().optional(),
  LISTEN_FDS: z.string().optional(),
})

/** The file descriptor of the first socket that systemd passes. https://www.freedesktop.org/software/systemd/man/latest/sd_listen_fds.html */
const firstSocket = 3

/** Reads the settings from the environment. Throws an OwnerError that names the first wrong one. */
export function readConfig(environment: Record<string, string | undefined>) {
  const data = parseSettings(settings, environment, secrets)
  const busyAllowPrivate = data.BUSY_ALLOW_PRIVATE !== undefined
  const plain = data.BUSY_CALENDARS.findIndex(({ protocol }) => protocol === 'http:')
  if (plain >= 0 && !busyAllowPrivate)
    throw new OwnerError(`BUSY_CALENDARS: calendar ${plain + 1} must begin with https://`)
  if (data.RESTIC_REPOSITORY && !data.RESTIC_PASSWORD)
    throw new OwnerError('RESTIC_PASSWORD: is missing: RESTIC_REPOSITORY needs it')
  // A child process inherits these settings, but not the socket.
  const hasSocket = Boolean(data.LISTEN_FDS) && data.LISTEN_PID === String(process.pid)
  if (hasSocket && data.LISTEN_FDS !== '1')
    throw new OwnerError(`LISTEN_FDS=${data.LISTEN_FDS}: must be 1: the server answers on one socket`)
  return {
    port: data.PORT,
    host: data.HOST,
    siteUrl: data.SITE_URL,
    dataFolder: data.DATA_DIR,
    buildFolder: data.BUILD_DIR,
    databaseUrl: data.DATABASE_URL,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    mailTo: data.MAIL_TO,
    mailPerMinute: data.MAIL_PER_MINUTE,
    busyCalendars: data.BUSY_CALENDARS,
    busyAllowPrivate,
    calendarKey: data.CALENDAR_KEY,
    alertUrl: data.ALERT_URL,
    /** Whether copies of the database are kept at another place. */
    hasOffsite: data.RESTIC_REPOSITORY !== undefined || data.OFFSITE_BACKUPS !== undefined,
    /** Whether this process knows that place and its password. */
    knowsOffsite: data.RESTIC_REPOSITORY !== undefined,
    hasReminders: data.REMINDER_MAIL === 'on',
    hasWeekMail: data.WEEK_MAIL === 'on',
    ...readUpdateSettings(environment),
    trustedProxies: data.TRUST_PROXY,
    deskPort: data.DESK_PORT,
    /** The file descriptor of a socket from systemd; used instead of host and port. */
    socket: hasSocket ? firstSocket : undefined,
  }
}

/** The settings that the server, the desk and the commands run with. */
export type Config = ReturnType<typeof readConfig>

/** The setting about new releases alone. Throws an OwnerError where it is wrong. */
export const readUpdateSettings = (environment: Record<string, string | undefined>) => ({
  looksForUpdates: parseSettings(updateSettings, environment).UPDATE_CHECK === 'on',
})
