import type { AnswerMessages } from '../../answering/answer-messages.ts'
import { formatFullDate, formatMoment } from '../../format/dates/full-date.ts'
import { formatNumber } from '../../format/number.ts'
import { choosePlural } from '../../format/plural.ts'
import { figures } from '../weather/figures.ts'
import { forecastAnswers } from './forecast-answers.ts'

const { tag } = figures
const momentOf = (iso: string) => `${formatMoment(tag, iso)} UTC`

function age(minutes: number): string {
  if (minutes < 2) return 'agora mesmo'
  if (minutes < 90) return `há ${formatNumber(tag, minutes)} minutos`
  const hours = Math.round(minutes / 60)
  const figure = formatNumber(tag, hours)
  return choosePlural(tag, hours, { one: `há ${figure} hora`, other: `há ${figure} horas` })
}

export const farmTexts: AnswerMessages['chat']['farm'] = {
  asked: forecastAnswers,
  notGiven: 'não está nesta previsão',
  day: ({ key }) => formatFullDate(tag, key),
  fetched: ({ at, minutes }) => `${momentOf(at)}, ${age(minutes)}`,
  sample: 'É um tempo inventado para experimentar o produto, não uma previsão.',
  stale: 'O fornecedor não responde: esta é a última previsão boa dele.',
  source: {
    series: ({ place }) => `Previsão para ${place}`,
    fetched: ({ at }) => `obtida em ${momentOf(at)}`,
  },
  head: ({ place, provider, fetched }) => `Previsão para ${place} (${provider}, obtida em ${fetched}).`,
  sprayingRules: 'Leia o rótulo, ou pergunte ao seu técnico, antes de pulverizar.',
  placesAway: 'Agora não é possível procurar lugares.',
  placeNotFound: ({ place }) =>
    `O lugar da propriedade, “${place}”, não foi encontrado, por isso o tempo dela não é conhecido.`,
  noForecast: 'Agora não é possível obter nenhuma previsão.',
}
