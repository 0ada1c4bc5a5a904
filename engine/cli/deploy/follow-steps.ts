import { OwnerError } from '../../core/base/owner-error.ts'
import { beginLine } from '../base/steps.ts'

/**
 * Says each step that deploy/one-server.sh names (`==> what`) while it runs. Throws an OwnerError with the reason
 * that it gives (`==! reason`) where it fails.
 */
export async function followSteps(
  run: (onLine: (line: string) => void) => Promise<{ code: number }>,
): Promise<void> {
  let line: ReturnType<typeof beginLine> | undefined
  let what = 'the server'
  let reason: string | undefined
  let said = ''
  const read = (text: string) => {
    const [, kind, words = ''] = /^==([>!]) (.*)/.exec(text) ?? []
    if (kind === '>') {
      line?.end()
      line = beginLine(words)
      what = words
      said = ''
    } else if (kind === '!') reason = words
    else {
      said += `${text}\n`
      line?.show(text)
    }
  }
  try {
    const { code } = await run(read)
    if (code !== 0)
      throw new OwnerError(reason ?? `${what}: ended with ${code}; what was running before still is`, {
        output: said,
      })
    line?.end()
  } catch (error) {
    line?.end(': failed')
    throw error
  }
}
