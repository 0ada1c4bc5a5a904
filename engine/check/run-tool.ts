import { spawnSync } from 'node:child_process'

/** Runs a tool and returns its error message. Empty where it found nothing wrong. */
export function errorsOf(command: string, ...options: string[]): string {
  const { status, stderr, error } = spawnSync(command, options, { encoding: 'utf8', timeout: 60_000 })
  if (error) return error.message
  return status === 0 ? '' : stderr || `${command} ends with ${status}`
}
