/** A value that is made when somebody first needs it. */
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

  /** @param bytes what it is made of takes in memory until then */
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

  /** What waits in memory to be made into the value, bytes. */
  get waitingBytes(): number {
    return this.isMade ? 0 : this.#waitingBytes
  }
}
