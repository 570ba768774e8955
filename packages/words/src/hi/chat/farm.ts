import type { AnswerWords } from '../../answering/answer-words.ts'
import { fullDate, moment } from '../../format/dates/full-date.ts'
import { number } from '../../format/number.ts'
import { figures } from '../weather/figures.ts'
import { asked } from './farm-asked.ts'

const { tag } = figures
const momentOf = (iso: string) => `${moment(tag, iso)} UTC`

function age(minutes: number): string {
  if (minutes < 2) return 'अभी-अभी'
  if (minutes < 90) return `${number(tag, minutes)} मिनट पहले`
  return `${number(tag, Math.round(minutes / 60))} घंटे पहले`
}

/** Answers from the forecast for the farm. */
export const farm: AnswerWords['chat']['farm'] = {
  asked,
  notGiven: 'इस पूर्वानुमान में नहीं',
  day: ({ key }) => fullDate(tag, key),
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
