import type { ServedFiles } from './served-files.server.ts'

/**
 * Starts the server on a free port of this machine, for an owner who writes: before it answers, `make` adds to the site's files
 * what a request asks for, or answers in its place where it cannot. Returns the port, and what closes the database. Throws an
 * OwnerError where a setting is wrong. A type, because those who call the bundle (engine/server/on-demand.ts) have not its sources.
 */
export type ServeOnDemand = (
  site: ServedFiles,
  make: (url: URL) => Promise<Response | undefined>,
) => Promise<{ port: number; stop: () => Promise<void> }>
