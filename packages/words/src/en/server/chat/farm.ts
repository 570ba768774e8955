import { formatFullDate, formatMoment } from '../../../format/dates/full-date.ts'
import { formatNumber } from '../../../format/number.ts'
import { tag } from '../../tag.ts'
import { forecastAnswers } from './forecast-answers.ts'

/** For example "21 September 2026 at 14:00 UTC". */
const momentOf = (iso: string) => `${formatMoment(tag, iso)} UTC`

function age(minutes: number): string {
  if (minutes < 2) return 'just now'
  if (minutes < 90) return `${formatNumber(tag, minutes)} minutes ago`
  return `${formatNumber(tag, Math.round(minutes / 60))} hours ago`
}

export const farmTexts = {
  asked: forecastAnswers,
  /** @param key `YYYY-MM-DD` */
  day: ({ key }: { key: string }) => formatFullDate(tag, key),
  /** `at` is ISO 8601. */
  fetched: ({ at, minutes }: { at: string; minutes: number }) => `${momentOf(at)}, ${age(minutes)}`,
  sample: 'This is made-up sample weather for trying out the product, not a forecast.',
  stale: 'The provider cannot be reached: this is its last good forecast.',
  /** The forecast's entry in the source list. */
  source: {
    series: ({ place }: { place: string }) => `Forecast for ${place}`,
    fetched: ({ at }: { at: string }) => `fetched ${momentOf(at)}`,
  },
  head: ({ place, provider, fetched }: { place: string; provider: string; fetched: string }) =>
    `Forecast for ${place} (${provider}, fetched ${fetched}).`,
  sprayingRules: 'Check the label, or ask your adviser, before you spray.',
  placesAway: 'Place search is not available just now.',
  placeNotFound: ({ place }: { place: string }) =>
    `The farm's place, "${place}", was not found, so its weather is not known.`,
  noForecast: 'No forecast is available just now.',
  nothingOfCrop: 'This cannot be calculated for the crop in your farm settings.',
  /** Used for a value that the forecast lacks in some or all hours. */
  notGiven: 'not in this forecast',
  partlyKnown: ({ figure }: { figure: string }) => `${figure}, no data for some hours`,
  notKnown: ({ reason }: { reason: string }) => `not known: ${reason}`,
  groundNotKnown: 'not known',
  unchecked: ({ name, reason }: { name: string; reason: string }) => `${name}: ${reason}`,
  partOfNight: 'part of the night',
  mow: { yes: 'hay mown on this day would dry', no: 'no' },
}
