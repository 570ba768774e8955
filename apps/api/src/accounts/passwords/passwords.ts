import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { AppError } from '../../app-error.ts'
import { BoundedQueue } from '../../timing/bounded-queue.ts'

/** Cost of a hash: memory in KiB, number of passes over the memory, number of lanes. */
export type HashCost = Readonly<Record<'memoryCost' | 'timeCost' | 'parallelism', number>>

/** argon2id as in the OWASP password storage cheat sheet: 19 MiB, two passes, one lane. About 12 ms of one core. */
export const HASH_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Maximum number of callers waiting for a turn. */
const WAITING = 50
/** Retry-After for a caller who found the queue full, in seconds. */
const RETRY_AFTER_S = 2

/**
 * Hashes and verifies passwords as typed: never trimmed, cut or normalised. Two at a time, with at most 50 waiting,
 * because hashing occupies whole cores and threads that everything else needs.
 */
export class Passwords {
  readonly #queue: BoundedQueue
  readonly #admitted: BoundedQueue
  readonly #cost: HashCost
  /** Prefix of every hash of this cost, in PHC string format. */
  readonly #current: string
  /** A well-formed hash that matches no password: verifying against it takes as long as against a real one. */
  readonly ofNobody: string

  /**
   * @param cores number of processors available: with a single one, two hashes at a time would leave nothing for
   *   anything else
   * @param cost lower than the default only in tests, where no real password is stored
   */
  constructor(cores = availableParallelism(), cost = HASH_COST) {
    this.#cost = cost
    this.#current = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`
    this.ofNobody = `${this.#current}${unpadded(16)}$${unpadded(32)}`
    const atOnce = Math.min(2, cores)
    const refusal = () => new AppError('overloaded', { retryAfter: RETRY_AFTER_S })
    // A place becomes free only when its hash ends: a hash cannot be cancelled, even if nobody waits for it.
    this.#queue = new BoundedQueue({ atOnce, mayWait: WAITING, refusal })
    this.#admitted = new BoundedQueue({ atOnce: atOnce + WAITING, mayWait: 0, refusal })
  }

  /**
   * Runs work that ends in a password check, unless the queue is full: a flood of logins is turned away before it costs
   * the database anything.
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
   * True when the password matches the hash. Without a hash (no such account) it is false after the same work, so that
   * the timing reveals nothing.
   * @throws {AppError} `overloaded`
   */
  verify(kept: string | undefined, password: string): Promise<boolean> {
    return this.#queue.run(() => verify(kept ?? this.ofNobody, password))
  }

  /** True when the hash was made with other parameters than today's. */
  isOutdated(kept: string): boolean {
    return !kept.startsWith(this.#current)
  }
}

function unpadded(zeros: number): string {
  return Buffer.alloc(zeros).toString('base64').replaceAll('=', '')
}
