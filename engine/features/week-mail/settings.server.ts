/** Types alone: engine/server/config.ts reads the settings. */
export type {}

declare module '../../core/config/config.server.ts' {
  interface Config {
    /** Whether the owner gets the mail about the week. */
    hasWeekMail: boolean
  }
}
