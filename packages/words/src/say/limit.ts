import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import type { Limit } from '@smart-farming/weather-core/work/limits/limit'
import type { limits } from '../en/weather/limits.ts'
import { type FigureWords, sayFigure } from '../format/weather/figures.ts'
import type { Worded } from '../worded.ts'

/** Whose a figure is that nobody publishes. */
export type UnpublishedWords = Worded<typeof limits.unpublished>

/** Who publishes a figure, by name, or what stands behind it where nobody does. */
export function sayPublisher(unpublished: UnpublishedWords, publisher: string): string {
  const known: Readonly<Record<string, string>> = unpublished
  return known[publisher] ?? publisher
}

/** A limit with whose it is: '15 km/h (DPIRD Western Australia)'. */
export const sayLimit = (
  words: { figures: FigureWords; limits: { unpublished: UnpublishedWords; withPublisher: LimitOf } },
  { value, unit, publisher }: Pick<Limit, 'value' | 'unit' | 'publisher'>,
  units: DisplayUnits,
): string =>
  words.limits.withPublisher({
    figure: sayFigure(words.figures, value, unit, units),
    publisher: sayPublisher(words.limits.unpublished, publisher),
  })

type LimitOf = Worded<typeof limits>['withPublisher']
