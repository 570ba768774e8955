import type { Finding } from '@smart-farming/contracts/weather/growing'
import { chillHours, utahChillUnits } from '@smart-farming/weather-core/growth/chill'
import { chillPortions } from '@smart-farming/weather-core/growth/chill-portions'
import { addDays } from '@smart-farming/weather-core/steps/local-days'
import type { FarmCropName } from '@smart-farming/weather-core/work/farm/farm-crops'
import { formatNumber } from '@smart-farming/words/format/number'
import { formatShortDay } from '@smart-farming/words/format/weather/calendar-day'
import { explainUnknown } from '@smart-farming/words/sentences/reason'
import type { CropGrowthContext } from './crop-growth-context.ts'
import { pastTemperatures, startDateFault, tempsSince } from './season-temps.ts'

const CHILLED: ReadonlySet<FarmCropName> = new Set(['apple', 'pear', 'sweet_cherry', 'peach'])

export const needsChill = (crop: FarmCropName | undefined): boolean => crop !== undefined && CHILLED.has(crop)

/** Winter chill since the farmer's start date; undefined for a crop that needs no chill. */
export function chillFinding(a: CropGrowthContext): Finding | undefined {
  if (!needsChill(a.farm.crop?.name)) return undefined
  const { chill } = a.words.growing.season
  return {
    id: 'chill',
    title: chill.title,
    told: [tellOf(a)],
    basis: chill.basis,
    sources: [...(a.season ? [a.season.source] : []), ...(a.lately ? [a.lately.source] : [])],
  }
}

function tellOf(a: CropGrowthContext): string {
  const { growing, figures } = a.words
  const { chill, ...season } = growing.season
  const day = (key: string) => formatShortDay(figures.tag, key)
  const from = a.farm.since?.chill
  const fault = startDateFault(a, from)
  if (from === undefined || fault === 'none') return chill.noDay
  if (fault === 'future') return season.future({ from: day(from) })
  if (fault === 'too_old') return season.tooOld
  if (pastTemperatures(a).length === 0) return season.unknown({ reason: season.pastAway })
  const temps = tempsSince(a, from)
  const [hours, utah, portions] = [chillHours(temps), utahChillUnits(temps), chillPortions(temps)]
  if (!hours.known) return season.unknown({ reason: explainUnknown(a.words, hours.reason) })
  if (!utah.known) return season.unknown({ reason: explainUnknown(a.words, utah.reason) })
  if (!portions.known) return season.unknown({ reason: explainUnknown(a.words, portions.reason) })
  const say = (value: number) => formatNumber(figures.tag, value)
  return chill.sums({
    hours: say(hours.value),
    utah: say(utah.value),
    portions: say(portions.value),
    from: day(from),
    until: day(addDays(a.today, -1)),
  })
}
