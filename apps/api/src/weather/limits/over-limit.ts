import type { Problem } from '@smart-farming/contracts/schema/problems'
import { AppError } from '../../app-error.ts'

/** Retry delay in ms when some providers have calls left but do not answer. */
const LEFT_MS = 60_000

/**
 * A limit forbids calling a provider. Never cached, because the same question could succeed for
 * another account.
 */
export class ProviderLimitExceeded extends AppError {
  override name = 'ProviderLimitExceeded'

  private constructor(problem: Problem, waitMs: number) {
    super('too_many_requests', { problem, retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) })
  }

  /** @param waitMs time until the account may request new places again, in ms */
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

  /**
   * Some providers have no calls left and the others do not answer, but may recover at any moment.
   */
  static ofProvidersLeft(): ProviderLimitExceeded {
    return new ProviderLimitExceeded({ code: 'providers_spent_or_away' }, LEFT_MS)
  }
}
