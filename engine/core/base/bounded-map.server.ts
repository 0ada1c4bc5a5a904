/** A map of at most `size` entries. When it is full, it forgets the half that was set first. */
export class BoundedMap<Value extends object> {
  readonly #half: number
  #young = new Map<string, Value>()
  #old = new Map<string, Value>()

  constructor(size: number) {
    this.#half = Math.floor(size / 2)
  }

  get size(): number {
    return this.#young.size + this.#old.size
  }

  get(key: string): Value | undefined {
    return this.#young.get(key) ?? this.#old.get(key)
  }

  /** Sets an entry, which is then the youngest. */
  set(key: string, value: Value): void {
    this.#old.delete(key)
    if (this.#young.size >= this.#half && !this.#young.has(key)) {
      this.#old = this.#young
      this.#young = new Map()
    }
    this.#young.set(key, value)
  }

  /** Removes an entry, and returns what it was. */
  take(key: string): Value | undefined {
    const value = this.get(key)
    this.#young.delete(key)
    this.#old.delete(key)
    return value
  }
}
