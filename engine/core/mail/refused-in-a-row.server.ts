/** So many receivers that are refused alike in a row are no coincidence: the mail server refuses whoever is written to. */
const mostInARow = 3
/** So long another refusal is waited for, in milliseconds. */
const countedAfter = 2000

interface Refused {
  /** The id of the mail. */
  id: string
  /** The address of the receiver. */
  address: string
  /** What refusals have in common that are alike. */
  code: string
  /** Counts the refusal against the receiver. */
  count: () => Promise<unknown>
}

/**
 * Keeps refusals of receivers back until it is known whose fault they are: they count once the mail server has taken or
 * refused another mail otherwise, or none has come for a moment, and never where several receivers in a row were refused
 * alike.
 */
export function createRefusedInARow() {
  /** The receivers that were refused since a mail was taken, and what they were refused with. */
  const receivers = new Set<string>()
  let code: string | undefined
  let uncounted: Refused[] = []
  let addedAt = 0

  async function countAll() {
    const counted = uncounted
    uncounted = []
    for (const { count } of counted) await count()
  }

  function forget() {
    receivers.clear()
    code = undefined
  }

  return {
    /** Resolves with whether it may be the receiver. Else none of those in a row counts. */
    async add(refused: Refused): Promise<boolean> {
      if (refused.code !== code) {
        await countAll()
        forget()
        code = refused.code
      }
      receivers.add(refused.address)
      addedAt = Date.now()
      const isReceiver = receivers.size < mostInARow
      uncounted = isReceiver ? [...uncounted.filter(({ id }) => id !== refused.id), refused] : []
      return isReceiver
    },
    /** The mail server has taken a mail. */
    async taken() {
      forget()
      await countAll()
    },
    /** Counts them if no other mail has come for a moment, else resolves with when that is. */
    async countLater(): Promise<number | undefined> {
      const at = addedAt + countedAfter
      if (uncounted.length > 0 && Date.now() < at) return at
      await countAll()
      return undefined
    },
  }
}
