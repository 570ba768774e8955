/** A lazily computed value. */
export class LateValue<T> {
  #make: (() => T) | undefined
  #made: T | undefined
  readonly #waitingBytes: number

  private constructor(make: (() => T) | undefined, made: T | undefined, waitingBytes: number) {
    this.#make = make
    this.#made = made
    this.#waitingBytes = waitingBytes
  }

  static made<T>(value: T): LateValue<T> {
    return new LateValue<T>(undefined, value, 0)
  }

  /** @param bytes memory use of its source until then */
  static later<T>(make: () => T, bytes: number): LateValue<T> {
    return new LateValue<T>(make, undefined, bytes)
  }

  get value(): T {
    if (this.#make !== undefined) {
      this.#made = this.#make()
      this.#make = undefined
    }
    return this.#made as T
  }

  get isMade(): boolean {
    return this.#make === undefined
  }

  /** Memory use of the source that is not computed yet, bytes. */
  get waitingBytes(): number {
    return this.isMade ? 0 : this.#waitingBytes
  }
}
