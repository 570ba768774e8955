import type { PartRead, WeatherAsked } from '@smart-farming/market-core/reader/question'

/** Parts of a message that are answered together: one that asks of the forecast, or all others in a row. */
export type Run =
  | { readonly kind: 'weather'; readonly asked: WeatherAsked }
  | { readonly kind: 'prices'; readonly parts: readonly PartRead[] }

/** So many parts of a message are answered. */
const MOST_PARTS = 8

/** Groups the parts of a message by who answers them, in their order. */
export function runsOf(parts: readonly PartRead[]): Run[] {
  const runs: Run[] = []
  for (const part of parts.slice(0, MOST_PARTS)) {
    const last = runs.at(-1)
    if (part.question.kind === 'weather') runs.push({ kind: 'weather', asked: part.question })
    else if (last?.kind === 'prices') runs[runs.length - 1] = { ...last, parts: [...last.parts, part] }
    else runs.push({ kind: 'prices', parts: [part] })
  }
  return runs
}
