import type { Problem } from '@smart-farming/contracts/schema/problems'
import { AppError } from '../../app-error.ts'

/** Retry-After where the remaining providers do not answer, ms: as long as some of them are paused. */
const LEFT_MS = 60_000

/**
 * No provider is asked, because of a limit. It only applies to this account, or to this day: another account with the
 * same question may get an answer, so it is never cached.
 */
export class ProviderLimitExceeded extends AppError {
  override name = 'ProviderLimitExceeded'

  private constructor(problem: Problem, waitMs: number) {
    super('too_many_requests', { problem, retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) })
  }

  /** @param waitMs until the account may ask about new places again */
  static ofAccount(waitMs: number): ProviderLimitExceeded {
    const minutes = Math.max(1, Math.ceil(waitMs / 60_000))
    return new ProviderLimitExceeded({ code: 'too_many_new_places', minutes }, waitMs)
  }

  /** @param waitMs until the account's day of calls ends */
  static ofAccountDay(waitMs: number): ProviderLimitExceeded {
    return new ProviderLimitExceeded({ code: 'enough_weather_today' }, waitMs)
  }

  /** @param waitMs until the day of the providers' quotas ends */
  static ofProviders(waitMs: number): ProviderLimitExceeded {
    return new ProviderLimitExceeded({ code: 'providers_spent' }, waitMs)
  }

  /** Some may not be asked; the others do not answer, and may recover at any moment. */
  static ofProvidersLeft(): ProviderLimitExceeded {
    return new ProviderLimitExceeded({ code: 'providers_spent_or_away' }, LEFT_MS)
  }
}
