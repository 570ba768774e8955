import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { AppError } from '../../app-error.ts'
import { BoundedQueue } from '../../timing/bounded-queue.ts'

/** Hash cost: memory in KiB, passes and lanes. */
export type HashCost = Readonly<Record<'memoryCost' | 'timeCost' | 'parallelism', number>>

/** argon2id as in the OWASP password storage cheat sheet; about 12 ms of one core. */
export const HASH_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const WAITING = 50
const RETRY_AFTER_S = 2

/**
 * Hashes and verifies passwords exactly as typed. Runs two at a time with at most 50 waiting,
 * because hashing occupies cores and threads that everything else needs.
 */
export class Passwords {
  readonly #queue: BoundedQueue
  readonly #admitted: BoundedQueue
  readonly #cost: HashCost
  /** Prefix of current hashes, in PHC string format. */
  readonly #current: string
  /** A well-formed hash that matches no password; verifying against it takes the usual time. */
  readonly ofNobody: string

  /**
   * @param cores available processors; with a single one, only one hash runs at a time
   * @param cost lower than the default only in tests
   */
  constructor(cores = availableParallelism(), cost = HASH_COST) {
    this.#cost = cost
    this.#current = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`
    this.ofNobody = `${this.#current}${unpadded(16)}$${unpadded(32)}`
    const atOnce = Math.min(2, cores)
    const refusal = () => new AppError('overloaded', { retryAfter: RETRY_AFTER_S })
    // A hash cannot be cancelled, so its place stays taken even if the caller is gone.
    this.#queue = new BoundedQueue({ atOnce, mayWait: WAITING, refusal })
    this.#admitted = new BoundedQueue({ atOnce: atOnce + WAITING, mayWait: 0, refusal })
  }

  /**
   * Runs work that ends in a password check, unless the queue is full. Floods of logins are refused
   * before they reach the database.
   * @throws {AppError} `overloaded`; otherwise whatever the work throws
   */
  admit<T>(work: () => Promise<T>): Promise<T> {
    return this.#admitted.run(work)
  }

  /**
   * @returns the PHC string to store
   * @throws {AppError} `overloaded`
   */
  hash(password: string): Promise<string> {
    return this.#queue.run(() => hash(password, this.#cost))
  }

  /**
   * Returns whether the password matches the hash. Without a hash (no such account), the result is
   * false after the same work, so timing reveals nothing.
   * @throws {AppError} `overloaded`
   */
  verify(kept: string | undefined, password: string): Promise<boolean> {
    return this.#queue.run(() => verify(kept ?? this.ofNobody, password))
  }

  isOutdated(kept: string): boolean {
    return !kept.startsWith(this.#current)
  }
}

function unpadded(zeros: number): string {
  return Buffer.alloc(zeros).toString('base64').replaceAll('=', '')
}
