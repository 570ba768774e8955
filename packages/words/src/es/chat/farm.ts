import type { AnswerMessages } from '../../answering/answer-messages.ts'
import { formatFullDate, formatMoment } from '../../format/dates/full-date.ts'
import { formatNumber } from '../../format/number.ts'
import { choosePlural } from '../../format/plural.ts'
import { figures } from '../weather/figures.ts'
import { forecastAnswers } from './forecast-answers.ts'

const { tag } = figures
const momentOf = (iso: string) => `${formatMoment(tag, iso)} UTC`

function age(minutes: number): string {
  if (minutes < 2) return 'ahora mismo'
  if (minutes < 90) return `hace ${formatNumber(tag, minutes)} minutos`
  const hours = Math.round(minutes / 60)
  const figure = formatNumber(tag, hours)
  return choosePlural(tag, hours, { one: `hace ${figure} hora`, other: `hace ${figure} horas` })
}

export const farmTexts: AnswerMessages['chat']['farm'] = {
  asked: forecastAnswers,
  notGiven: 'no está en este pronóstico',
  day: ({ key }) => formatFullDate(tag, key),
  fetched: ({ at, minutes }) => `${momentOf(at)}, ${age(minutes)}`,
  sample: 'Es un tiempo inventado para probar el producto, no un pronóstico.',
  stale: 'No se puede llegar al proveedor: este es su último pronóstico bueno.',
  source: {
    series: ({ place }) => `Pronóstico para ${place}`,
    fetched: ({ at }) => `obtenido el ${momentOf(at)}`,
  },
  head: ({ place, provider, fetched }) => `Pronóstico para ${place} (${provider}, obtenido el ${fetched}).`,
  sprayingRules: 'Lea la etiqueta, o pregunte a su asesor, antes de fumigar.',
  placesAway: 'Ahora no se pueden buscar lugares.',
  placeNotFound: ({ place }) =>
    `No se encuentra el lugar de la finca, «${place}», así que no se conoce su tiempo.`,
  noForecast: 'Ahora no se puede obtener ningún pronóstico.',
}
