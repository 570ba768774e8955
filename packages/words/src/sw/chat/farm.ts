import type { AnswerMessages } from '../../answering/answer-messages.ts'
import { formatFullDate, formatMoment } from '../../format/dates/full-date.ts'
import { formatNumber } from '../../format/number.ts'
import { figures } from '../weather/figures.ts'
import { forecastAnswers } from './forecast-answers.ts'

const { tag } = figures
const momentOf = (iso: string) => `${formatMoment(tag, iso)} UTC`

function age(minutes: number): string {
  if (minutes < 2) return 'sasa hivi'
  if (minutes < 90) return `dakika ${formatNumber(tag, minutes)} zilizopita`
  return `saa ${formatNumber(tag, Math.round(minutes / 60))} zilizopita`
}

export const farmTexts: AnswerMessages['chat']['farm'] = {
  asked: forecastAnswers,
  notGiven: 'haimo katika utabiri huu',
  day: ({ key }) => formatFullDate(tag, key),
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
