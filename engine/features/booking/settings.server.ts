/** Types alone: engine/server/config.ts reads the settings. */
export type {}

declare module '../../core/mail/mail-content.server.ts' {
  interface MailSettings {
    busyCalendars: URL[]
  }
}

declare module '../../core/config/config.server.ts' {
  interface Config {
    /** The owner's calendars, whose busy times are not offered to visitors. */
    busyCalendars: URL[]
    /** Whether they may be on private addresses and without encryption. */
    busyAllowPrivate: boolean
    /** The secret in the address of the calendar of bookings. */
    calendarKey: string | undefined
  }
}
