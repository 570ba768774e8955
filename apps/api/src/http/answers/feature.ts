import type { EndpointGroup } from '@smart-farming/contracts/table/endpoint'
import type { FastifyBaseLogger } from 'fastify'
import type { Handlers } from './bind.ts'

/**
 * What every feature's `createX(parts)` answers: a handler for each endpoint of its group, and its end. What a feature
 * lends to others stands beside these.
 */
export interface Feature<G extends EndpointGroup> {
  readonly handlers: Handlers<G>
  /**
   * Resolves when nothing is under way any more: timers, jobs, calls. Comes before the database closes, and also where
   * nothing ever listened.
   */
  readonly close?: () => Promise<void>
}

/** What the frame lends to features. */
export interface Lent {
  readonly log: FastifyBaseLogger
  /** Work that no start should wait for: it begins when the app listens for the first time. */
  readonly whenListening: (work: () => void) => void
}
