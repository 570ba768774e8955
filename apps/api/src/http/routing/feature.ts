import type { EndpointGroup } from '@smart-farming/contracts/table/endpoint'
import type { FastifyBaseLogger } from 'fastify'
import type { Handlers } from './bind.ts'

/**
 * Returned by every feature's `createX(parts)`: a handler for each endpoint of its group, and a function to close it.
 * Services for other features are added as further properties.
 */
export interface Feature<G extends EndpointGroup> {
  readonly handlers: Handlers<G>
  /**
   * Resolves when nothing is running any more: timers, jobs, calls. Called before the database closes, even if the app
   * never listened.
   */
  readonly close?: () => Promise<void>
}

/** Services that the HTTP layer gives to features. */
export interface FeatureContext {
  readonly log: FastifyBaseLogger
  /** Defers work that the start-up should not wait for: it begins when the app first listens. */
  readonly onListen: (work: () => void) => void
}
