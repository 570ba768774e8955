import type { Deps } from '../../deps.ts'
import type { FeatureContext } from '../../http/routing/feature.ts'
import { dailyBudgets } from '../providers/provider-list.ts'
import { TimeLimitedDatabase } from '../time-limited-database.ts'
import { AccountCallLimiter } from './account-days.ts'
import { ProviderBudgets } from './provider-budgets.ts'

/**
 * A question waits for the database for at most this fraction of its time limit, then continues
 * without it.
 */
const PARTS_OF_TIME_LIMIT = 3

/** Daily call limits of the configured providers, for weather and place searches together. */
export function createBudgets({
  config: { limits, weather },
  database,
  now,
  deadlines: { weatherMs = weather.deadlineMs },
  log,
}: Pick<Deps, 'config' | 'database' | 'now' | 'deadlines'> & Pick<FeatureContext, 'log'>): ProviderBudgets {
  const clock = () => now().getTime()
  return new ProviderBudgets({
    database: new TimeLimitedDatabase(database, weatherMs / PARTS_OF_TIME_LIMIT, (error) =>
      log.warn({ err: error }, 'shared weather answers are not available'),
    ),
    most: dailyBudgets(weather.settings),
    accounts: new AccountCallLimiter(limits.callsPerAccountDay, clock),
    now: clock,
    onSpent: (upstream, calls) =>
      log.warn({ upstream, calls }, 'the calls of a weather provider are used up'),
  })
}
