import type { EndpointGroup } from '@smart-farming/contracts/table/endpoint'
import type { FastifyBaseLogger } from 'fastify'
import type { Handlers } from './bind.ts'

/**
 * The result of every feature's `createX(parts)`: a handler for each endpoint of its group, and a
 * function to close it. Services for other features are further properties.
 */
export interface Feature<G extends EndpointGroup> {
  readonly handlers: Handlers<G>
  /**
   * Resolves when the feature's timers, jobs and calls have ended. Called before the database
   * closes, even if the app never listened.
   */
  readonly close?: () => Promise<void>
}

export interface FeatureContext {
  readonly log: FastifyBaseLogger
  /** Defers work until the app first listens, so that startup does not wait for it. */
  readonly onListen: (work: () => void) => void
}
