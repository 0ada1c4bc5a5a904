/** A map that forgets what was set first once it holds `size` entries. */
export class BoundedMap<Value> {
  readonly #size: number
  readonly #entries = new Map<string, Value>()

  constructor(size: number) {
    this.#size = size
  }

  get size(): number {
    return this.#entries.size
  }

  get(key: string): Value | undefined {
    return this.#entries.get(key)
  }

  /** Sets an entry, which counts as new. */
  set(key: string, value: Value): void {
    this.#entries.delete(key)
    this.#entries.set(key, value)
    if (this.#entries.size <= this.#size) return
    const oldest = this.#entries.keys().next()
    if (!oldest.done) this.#entries.delete(oldest.value)
  }

  /** Removes an entry, and returns what it was. */
  take(key: string): Value | undefined {
    const value = this.#entries.get(key)
    this.#entries.delete(key)
    return value
  }
}
