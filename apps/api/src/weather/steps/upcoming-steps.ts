const STEP_SECONDS = 10_800
/** Five days, in seconds: the range of the panel and of OpenWeather. */
const HORIZON_SECONDS = 5 * 86_400
const MAX_STEPS = HORIZON_SECONDS / STEP_SECONDS

/**
 * The steps of five days that have not ended at `nowMs` (Unix ms), in chronological order, without
 * duplicates.
 */
export function upcomingSteps<T>(steps: readonly T[], startOf: (step: T) => number, nowMs: number): T[] {
  const now = nowMs / 1000
  const byStart = new Map(steps.map((step) => [startOf(step), step]))
  return [...byStart]
    .filter(([start]) => start + STEP_SECONDS > now && start < now + HORIZON_SECONDS)
    .sort(([a], [b]) => a - b)
    .slice(0, MAX_STEPS)
    .map(([, step]) => step)
}
