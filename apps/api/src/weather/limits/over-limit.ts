import { AppError } from '../../app-error.ts'

/**
 * No provider is asked, because that would be too often. It is about who asks now, or about this day: whoever else asks
 * the same may well be answered, so it is never kept.
 */
export class OverLimit extends AppError {
  override name = 'OverLimit'

  private constructor(message: string, retryAfter: number) {
    super('too_many_requests', message, { retryAfter })
  }

  /** @param waitMs until the account may ask about new places again */
  static ofAccount(waitMs: number): OverLimit {
    const minutes = Math.max(1, Math.ceil(waitMs / 60_000))
    const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
    return new OverLimit(
      `You have looked at many new places. Please try again in ${wait}.`,
      Math.max(1, Math.ceil(waitMs / 1000)),
    )
  }

  /** @param waitMs until the day of the providers' quotas ends */
  static ofProviders(waitMs: number): OverLimit {
    return new OverLimit(
      'The weather services have been asked as often as they allow today. New forecasts come after midnight UTC.',
      Math.max(1, Math.ceil(waitMs / 1000)),
    )
  }
}
