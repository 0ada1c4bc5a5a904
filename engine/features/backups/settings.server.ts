/** Types alone: engine/server/config.ts reads the settings. */
export type {}

declare module '../../core/config/config.server.ts' {
  interface Config {
    /** Whether copies of the database are kept at another place. */
    hasOffsite: boolean
    /** Whether this process knows that place and its password. */
    knowsOffsite: boolean
  }
}
