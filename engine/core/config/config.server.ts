/**
 * The settings that the server, the desk and the commands run with: engine/server/config.ts reads them from the environment.
 * Features add their own in their settings.server.ts (declaration merging).
 */
export interface Config {
  port: number
  host: string
  siteUrl: string
  dataFolder: string
  /** Where the built site is. */
  buildFolder: string
  databaseUrl: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  mailTo: string
  /** How many newsletters are sent in a minute at most. */
  mailPerMinute: number
  /** Where pushes to the owner are posted. */
  alertUrl: URL | undefined
  /** Whether the owner's desk and deployments look for newer releases of the engine. */
  looksForUpdates: boolean
  /** Where the owner gets releases from, instead of where the engine comes from. */
  updateFrom: string | undefined
  /** The number of reverse proxies in front of the server. */
  trustedProxies: number
  /** The port of the owner's desk, on this machine alone. */
  deskPort: number
  /** The file descriptor of a socket from systemd; used instead of host and port. */
  socket: number | undefined
}
