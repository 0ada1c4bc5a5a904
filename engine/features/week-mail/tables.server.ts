export type {}

declare module '../../core/database/tables.server.ts' {
  interface MailKinds {
    week: true
  }

  interface Jobs {
    week: true
  }
}
