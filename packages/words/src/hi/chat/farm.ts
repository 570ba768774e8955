import type { AnswerMessages } from '../../answering/answer-messages.ts'
import { formatFullDate, formatMoment } from '../../format/dates/full-date.ts'
import { formatNumber } from '../../format/number.ts'
import { figures } from '../weather/figures.ts'
import { forecastAnswers } from './forecast-answers.ts'

const { tag } = figures
const momentOf = (iso: string) => `${formatMoment(tag, iso)} UTC`

function age(minutes: number): string {
  if (minutes < 2) return 'अभी-अभी'
  if (minutes < 90) return `${formatNumber(tag, minutes)} मिनट पहले`
  return `${formatNumber(tag, Math.round(minutes / 60))} घंटे पहले`
}

export const farmTexts: AnswerMessages['chat']['farm'] = {
  asked: forecastAnswers,
  notGiven: 'इस पूर्वानुमान में नहीं',
  day: ({ key }) => formatFullDate(tag, key),
  fetched: ({ at, minutes }) => `${momentOf(at)}, ${age(minutes)}`,
  sample: 'यह उत्पाद आजमाने के लिए बनाया हुआ मौसम है, पूर्वानुमान नहीं।',
  stale: 'पूर्वानुमान देने वाला नहीं मिल रहा: यह उसका आखिरी अच्छा पूर्वानुमान है।',
  source: {
    series: ({ place }) => `${place} का पूर्वानुमान`,
    fetched: ({ at }) => `${momentOf(at)} को मिला`,
  },
  head: ({ place, provider, fetched }) => `${place} का पूर्वानुमान (${provider}, मिला: ${fetched})।`,
  sprayingRules: 'छिड़कने से पहले लेबल पढ़िए या अपने सलाहकार से पूछिए।',
  placesAway: 'अभी जगहें नहीं खोजी जा सकतीं।',
  placeNotFound: ({ place }) => `खेत की जगह, “${place}”, नहीं मिली, इसलिए उसका मौसम पता नहीं है।`,
  noForecast: 'अभी कोई पूर्वानुमान नहीं मिल सकता।',
}
