import { execFileSync } from 'node:child_process'
import { parseEnv } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { quotedForDotEnv } from '../setup/settings.ts'
import { environmentFile } from './environment-file.ts'

/** Any text that a setting can hold, most of it of what means something to a reader. */
const value = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...'"\'\\$`!#;&|<>(){}[]*?~%=^ \t\nåäöÅÄÖ€n',
        '$HOME',
        '$(id)',
        '`id`',
        '\\n',
        "'\\''",
        '%27',
      ),
      fc.string({ unit: 'grapheme', maxLength: 3 }).filter((text) => !/\p{Cc}/u.test(text)),
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.join(''))

/**
 * The first value of a file, as systemd reads it (src/basic/env-file.c): within double quotes a backslash before `"`, `\`,
 * `$` or a backtick stands for that character, before a line break for nothing, and before all else for itself.
 */
function asSystemdReads(text: string): string {
  const [, rest = ''] = /^\w+="(.*)$/s.exec(text) ?? []
  let read = ''
  for (let place = 0; place < rest.length; place++) {
    const character = rest.charAt(place)
    if (character === '"') return read
    if (character !== '\\') read += character
    else {
      const next = rest.charAt(++place)
      if ('"\\$`'.includes(next)) read += next
      else if (next !== '\n') read += `\\${next}`
    }
  }
  throw new Error('The quotes do not end')
}

describe('a file of settings', () => {
  test('says the same to a shell and to systemd, whatever the values are', () => {
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 5 }), (values) => {
        const text = environmentFile(values.map((one, place) => [`NAME${place}`, one]))
        const print = values.map((_, place) => `"$NAME${place}"`).join(' ')
        const output = execFileSync('sh', ['-euc', `set -a; ${text}\nprintf '%s\\0' ${print}`], { env: {} })
        expect(output.toString().split('\0').slice(0, -1)).toEqual(values)
        expect(values.map((one) => asSystemdReads(environmentFile([['NAME', one]])))).toEqual(values)
      }),
      { numRuns: 60 },
    )
  })

  test.each(['a\0b', 'a\rb', 'a\x1b[2Jb', 'a\x7fb', 'a\ud800b'])(
    'refuses %j, which systemd leaves out',
    (bad) => {
      expect(() => environmentFile([['SMTP_URL', bad]])).toThrow(/^SMTP_URL: [^\n]+$/)
    },
  )
})

test('.env says what was answered, whatever that is', () => {
  fc.assert(
    fc.property(
      // Double quotes hold no \n.
      value.filter((text) => !/\n/.test(text) && !(/'/.test(text) && /`/.test(text) && /"|\\n/.test(text))),
      (text) => {
        expect(parseEnv(`NAME=${quotedForDotEnv(text)}\nNEXT=1\n`)).toEqual({ NAME: text, NEXT: '1' })
      },
    ),
  )
})
