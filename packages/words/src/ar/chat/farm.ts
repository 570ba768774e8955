import type { AnswerMessages } from '../../answering/answer-messages.ts'
import { formatFullDate, formatMoment } from '../../format/dates/full-date.ts'
import { formatNumber } from '../../format/number.ts'
import { choosePlural } from '../../format/plural.ts'
import { isolateLeftToRight } from '../isolate-left-to-right.ts'
import { figures } from '../weather/figures.ts'
import { forecastAnswers } from './forecast-answers.ts'

const { tag } = figures
const momentOf = (iso: string) => `${formatMoment(tag, iso)} ${isolateLeftToRight('UTC')}`

function age(minutes: number): string {
  if (minutes < 2) return 'الآن'
  if (minutes < 90) return `قبل ${formatNumber(tag, minutes)} دقيقة`
  const hours = Math.round(minutes / 60)
  const figure = formatNumber(tag, hours)
  return choosePlural(tag, hours, {
    two: `قبل ساعتين (${figure})`,
    few: `قبل ${figure} ساعات`,
    other: `قبل ${figure} ساعة`,
  })
}

export const farmTexts: AnswerMessages['chat']['farm'] = {
  asked: forecastAnswers,
  notGiven: 'ليس في هذه التوقعات',
  day: ({ key }) => formatFullDate(tag, key),
  fetched: ({ at, minutes }) => `${momentOf(at)}، ${age(minutes)}`,
  sample: 'هذا طقس مختلق لتجربة المنتج، وليس توقعا.',
  stale: 'لا يمكن الوصول إلى مزود التوقعات: هذا آخر توقع جيد له.',
  source: {
    series: ({ place }) => `توقعات الطقس في ${isolateLeftToRight(place)}`,
    fetched: ({ at }) => `حُصل عليها في ${momentOf(at)}`,
  },
  head: ({ place, provider, fetched }) =>
    `توقعات الطقس في ${isolateLeftToRight(place)} (${isolateLeftToRight(provider)}، حُصل عليها في ${fetched}).`,
  sprayingRules: 'اقرأ الملصق، أو اسأل مستشارك، قبل الرش.',
  placesAway: 'لا يمكن البحث عن الأماكن الآن.',
  placeNotFound: ({ place }) => `لم يُعثر على مكان المزرعة «${isolateLeftToRight(place)}»، فطقسها غير معروف.`,
  noForecast: 'لا يمكن الحصول على أي توقعات الآن.',
}
