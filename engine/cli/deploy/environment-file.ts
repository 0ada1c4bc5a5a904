import { OwnerError } from '../../core/base/owner-error.ts'
/** Files of settings on the server, which systemd reads (`EnvironmentFile`), and a shell would read alike. */

/**
 * The lines of such a file. Every value stands in double quotes with a backslash before the four characters that mean
 * something there, to systemd and to POSIX alike; it may hold line breaks. Throws an OwnerError that names a value with a
 * character that systemd does not take.
 */
export function environmentFile(settings: Iterable<readonly [name: string, value: string]>): string {
  return Array.from(settings, ([name, value]) => {
    if (!value.isWellFormed() || controlCharacter.test(value))
      throw new OwnerError(`${name}: holds a character that no setting can have`)
    return `${name}="${value.replace(/[\\"$`]/g, (special) => `\\${special}`)}"\n`
  }).join('')
}

/** All but tab and line feed: https://www.freedesktop.org/software/systemd/man/latest/systemd.exec.html#EnvironmentFile= */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const controlCharacter = /[\0-\x08\x0b-\x1f\x7f]/
