import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/**
 * Common passwords that the rules of `password-judge.ts` miss, as a filter: the first 32 bits of
 * the SHA-256 of each lower-case password, big-endian, sorted, distinct. Built by
 * `scripts/common-passwords.ts`. About one in 400,000 other passwords is a false positive.
 */
export class CommonPasswords {
  readonly #marks: DataView

  constructor(file: Buffer) {
    this.#marks = new DataView(file.buffer, file.byteOffset, file.byteLength - (file.byteLength % 4))
  }

  static read(path: string): CommonPasswords {
    return new CommonPasswords(readFileSync(path))
  }

  get size(): number {
    return this.#marks.byteLength / 4
  }

  has(password: string): boolean {
    const wanted = markOf(password)
    let [low, high] = [0, this.size]
    while (low < high) {
      const middle = (low + high) >>> 1
      const mark = this.#marks.getUint32(middle * 4)
      if (mark === wanted) return true
      if (mark < wanted) low = middle + 1
      else high = middle
    }
    return false
  }
}

/** Builds the filter file for these passwords. */
export function buildCommonPasswordsFile(passwords: Iterable<string>): Buffer {
  const marks = [...new Set([...passwords].map(markOf))].sort((a, b) => a - b)
  const file = Buffer.alloc(marks.length * 4)
  for (const [index, mark] of marks.entries()) file.writeUInt32BE(mark, index * 4)
  return file
}

function markOf(password: string): number {
  return createHash('sha256').update(password.toLowerCase()).digest().readUInt32BE()
}
