export type {}

declare module '../../core/database/tables.server.ts' {
  interface AlertKinds {
    'backup-missing': true
    'offsite-missing': true
  }

  interface Jobs {
    backup: true
    offsite: true
    'backup-awaited': true
    'offsite-awaited': true
    'offsite-check': true
  }
}
