import type { AnswerMessages } from '../../answering/answer-messages.ts'
import { formatFullDate, formatMoment } from '../../format/dates/full-date.ts'
import { formatNumber } from '../../format/number.ts'
import { choosePlural } from '../../format/plural.ts'
import { figures } from '../weather/figures.ts'
import { forecastAnswers } from './forecast-answers.ts'

const { tag } = figures
const momentOf = (iso: string) => `${formatMoment(tag, iso)} UTC`

function age(minutes: number): string {
  if (minutes < 2) return 'à l’instant'
  if (minutes < 90) return `il y a ${formatNumber(tag, minutes)} minutes`
  const hours = Math.round(minutes / 60)
  const figure = formatNumber(tag, hours)
  return choosePlural(tag, hours, { one: `il y a ${figure} heure`, other: `il y a ${figure} heures` })
}

export const farmTexts: AnswerMessages['chat']['farm'] = {
  asked: forecastAnswers,
  notGiven: 'pas dans cette prévision',
  day: ({ key }) => formatFullDate(tag, key),
  fetched: ({ at, minutes }) => `${momentOf(at)}, ${age(minutes)}`,
  sample: 'C’est une météo inventée pour essayer le produit, pas une prévision.',
  stale: 'Le fournisseur est injoignable : c’est sa dernière bonne prévision.',
  source: {
    series: ({ place }) => `Prévision pour ${place}`,
    fetched: ({ at }) => `obtenue le ${momentOf(at)}`,
  },
  head: ({ place, provider, fetched }) => `Prévision pour ${place} (${provider}, obtenue le ${fetched}).`,
  sprayingRules: 'Lisez l’étiquette, ou demandez à votre conseiller, avant de pulvériser.',
  placesAway: 'La recherche de lieux ne marche pas pour l’instant.',
  placeNotFound: ({ place }) =>
    `Le lieu de la ferme, « ${place} », n’est pas trouvé : sa météo n’est donc pas connue.`,
  noForecast: 'Aucune prévision ne peut être obtenue pour l’instant.',
}
