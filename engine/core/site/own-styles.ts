import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'lightningcss'
import { OwnerError } from '../base/owner-error.ts'
import { siteFolder } from './folder.ts'

/** style.css: the owner's styles, minified, empty where there are none. Throws an OwnerError with all that is wrong in the file. */
export function readOwnStyles(): string {
  const filename = join(siteFolder, 'style.css')
  if (!existsSync(filename)) return ''
  const wrong: string[] = []
  const refuse = ({ line }: { line: number }, what: string) => wrong.push(`${filename}:${line}: ${what}`)
  const { code, warnings } = transform({
    filename,
    // Its first selector would be another one with the mark that Windows may begin a file with.
    code: Buffer.from(readFileSync(filename, 'utf8').replace(/^\uFEFF/, '')),
    minify: true,
    errorRecovery: true,
    visitor: {
      // The styles stand in pages and in a file, and the security policy lets browsers fetch from the site alone.
      Url({ url, loc }) {
        if (!/^(\/(?!\/)|data:|#)/.test(url))
          refuse(
            loc,
            `${url} is no file of this site: put it in public/, and write its path, such as /wood.jpg`,
          )
      },
      Rule: {
        import: ({ value: { url, loc } }) =>
          void refuse(
            { line: loc.line + 1 },
            `@import fetches ${url} before anything shows: write its rules here`,
          ),
      },
    },
  })
  for (const { message, loc } of warnings) refuse(loc, `this is not CSS: ${message.replace(/ \{.*/s, '')}`)
  if (wrong.length > 0) throw new OwnerError(wrong)
  return code.toString()
}
