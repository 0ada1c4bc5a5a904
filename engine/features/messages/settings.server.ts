/** Types alone: engine/server/config.ts reads the settings. */
export type {}

declare module '../../core/config/config.server.ts' {
  interface Config {
    /** Whether the owner is reminded of a message whose promised time runs out. */
    hasReminders: boolean
  }
}
