import type { Problem } from '@smart-farming/contracts/schema/problems'
import { AppError } from '../../app-error.ts'

/** Retry-After if the remaining providers do not answer, in ms: as long as some of them are paused. */
const LEFT_MS = 60_000

/**
 * No provider is called, because of a limit. The limit applies only to this account, or to this day: another account
 * with the same question may get an answer, so the error is never cached.
 */
export class ProviderLimitExceeded extends AppError {
  override name = 'ProviderLimitExceeded'

  private constructor(problem: Problem, waitMs: number) {
    super('too_many_requests', { problem, retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) })
  }

  /** @param waitMs time until the account may ask about new places again, in ms */
  static ofAccount(waitMs: number): ProviderLimitExceeded {
    const minutes = Math.max(1, Math.ceil(waitMs / 60_000))
    return new ProviderLimitExceeded({ code: 'too_many_new_places', minutes }, waitMs)
  }

  /** @param waitMs time until the account's call count is reset, in ms */
  static ofAccountDay(waitMs: number): ProviderLimitExceeded {
    return new ProviderLimitExceeded({ code: 'enough_weather_today' }, waitMs)
  }

  /** @param waitMs time until the providers' daily quotas are reset, in ms */
  static ofProviders(waitMs: number): ProviderLimitExceeded {
    return new ProviderLimitExceeded({ code: 'providers_spent' }, waitMs)
  }

  /** Some providers may not be called; the others do not answer, and may recover at any moment. */
  static ofProvidersLeft(): ProviderLimitExceeded {
    return new ProviderLimitExceeded({ code: 'providers_spent_or_away' }, LEFT_MS)
  }
}
