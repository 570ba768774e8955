import type { EndpointGroup } from '@smart-farming/contracts/table/endpoint'
import type { FastifyBaseLogger } from 'fastify'
import type { Handlers } from './bind.ts'

/**
 * Result of every feature's `createX(parts)`: a handler for each endpoint of its group, and its end. Services for other
 * features stand beside these.
 */
export interface Feature<G extends EndpointGroup> {
  readonly handlers: Handlers<G>
  /**
   * Resolves when nothing is running any more: timers, jobs, calls. Called before the database closes, and also where
   * nothing ever listened.
   */
  readonly close?: () => Promise<void>
}

/** The frame's services for features. */
export interface FeatureContext {
  readonly log: FastifyBaseLogger
  /** Defers work that no start should wait for: it begins when the app first listens. */
  readonly onListen: (work: () => void) => void
}
