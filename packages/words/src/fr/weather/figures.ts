import type { AnswerMessages } from '../../answering/answer-messages.ts'
import { choosePlural } from '../../format/plural.ts'

export const figures: AnswerMessages['weather']['figures'] = {
  tag: 'fr',
  unit: { C: '°C', F: '°F', 'km/h': 'km/h', 'm/s': 'm/s', mph: 'mph', knots: 'nœuds', mm: 'mm', in: 'po' },
  measure: ({ figure, unit }) => `${figure} ${unit}`,
  percent: ({ figure }) => `${figure} %`,
  hours: ({ hours, figure }) =>
    choosePlural('fr', hours, { one: `${figure} heure`, other: `${figure} heures` }),
}

export const times: AnswerMessages['weather']['times'] = {
  midnight: 'minuit',
  stretch: ({ from, until }) => `de ${from} à ${until}`,
  atNight: ({ stretch }) => `${stretch}, de nuit`,
}
