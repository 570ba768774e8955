import type { AnswerWords } from '../../answering/answer-words.ts'
import { fullDate, moment } from '../../format/dates/full-date.ts'
import { number } from '../../format/number.ts'
import { figures } from '../weather/figures.ts'
import { asked } from './farm-asked.ts'

const { tag } = figures
const momentOf = (iso: string) => `${moment(tag, iso)} UTC`

function age(minutes: number): string {
  if (minutes < 2) return 'sasa hivi'
  if (minutes < 90) return `dakika ${number(tag, minutes)} zilizopita`
  return `saa ${number(tag, Math.round(minutes / 60))} zilizopita`
}

/** Answers from the forecast for the farm. */
export const farm: AnswerWords['chat']['farm'] = {
  asked,
  notGiven: 'haimo katika utabiri huu',
  day: ({ key }) => fullDate(tag, key),
  fetched: ({ at, minutes }) => `${momentOf(at)}, ${age(minutes)}`,
  sample: 'Hii ni hali ya hewa ya kubuni ya kujaribia bidhaa, si utabiri.',
  stale: 'Mtoa utabiri hapatikani: huu ni utabiri wake mzuri wa mwisho.',
  source: {
    series: ({ place }) => `Utabiri wa ${place}`,
    fetched: ({ at }) => `ulipatikana ${momentOf(at)}`,
  },
  head: ({ place, provider, fetched }) => `Utabiri wa ${place} (${provider}, ulipatikana ${fetched}).`,
  sprayingRules: 'Soma lebo, au muulize mshauri wako, kabla ya kunyunyizia.',
  placesAway: 'Kwa sasa mahali hapawezi kutafutwa.',
  placeNotFound: ({ place }) =>
    `Mahali pa shamba, “${place}”, hapakupatikana, hivyo hali yake ya hewa haijulikani.`,
  noForecast: 'Kwa sasa hakuna utabiri unaoweza kupatikana.',
}
