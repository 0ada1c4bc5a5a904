/** Long texts of entries, which say nothing about times. With their folded lines they are most of a calendar. */
const unread = /^(DESCRIPTION|X-ALT-DESC|COMMENT|LOCATION|ATTACH)[;:]/i

/**
 * Collects the text of a calendar as it arrives, in whatever pieces, and drops the long texts at once: the memory that it takes
 * is that of the times.
 */
export class CalendarText {
  #decoder: TextDecoder | undefined
  #start: number[] = []
  #kept: string[] = []
  /** The pieces of a line that is not whole yet. */
  #line: string[] = []
  #isDropping = false

  add(bytes: Uint8Array): void {
    if (!this.#decoder && this.#start.length + bytes.length < 2) this.#start.push(...bytes)
    else this.#decode(bytes)
  }

  end(): string {
    this.#decode(new Uint8Array())
    this.#addPieces(this.#decoder?.decode() ?? '')
    this.#endLine()
    return this.#kept.join('')
  }

  #decode(bytes: Uint8Array) {
    const [first = 0, second = 0] = [...this.#start, ...bytes.subarray(0, 2)]
    this.#decoder ??= new TextDecoder(encodingOf(first, second))
    const text = this.#decoder.decode(Uint8Array.from(this.#start), { stream: true })
    this.#start = []
    this.#addPieces(text + this.#decoder.decode(bytes, { stream: true }))
  }

  #addPieces(text: string) {
    for (const piece of text.split(/(?<=\n|\r(?!\n))/)) {
      // The line break itself may come in two pieces.
      if (this.#line.at(-1)?.endsWith('\r') && !piece.startsWith('\n')) this.#endLine()
      if (piece !== '') this.#line.push(piece)
      if (piece.endsWith('\n')) this.#endLine()
    }
  }

  #endLine() {
    const line = this.#line.join('')
    this.#line = []
    // Folds and line ends of their own belong to the line before.
    if (/^[^ \t\r\n]/.test(line)) this.#isDropping = unread.test(line)
    if (!this.#isDropping) this.#kept.push(line)
  }
}

/** UTF-8, unless the first bytes say that it is UTF-16 (byte order mark). */
function encodingOf(first: number, second: number): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}
