import type { AnswerMessages } from '../../answering/answer-messages.ts'
import { choosePlural } from '../../format/plural.ts'

export const figures: AnswerMessages['weather']['figures'] = {
  tag: 'es',
  unit: { C: '°C', F: '°F', 'km/h': 'km/h', 'm/s': 'm/s', mph: 'mph', knots: 'nudos', mm: 'mm', in: 'pulg' },
  measure: ({ figure, unit }) => `${figure} ${unit}`,
  percent: ({ figure }) => `${figure} %`,
  hours: ({ hours, figure }) =>
    choosePlural('es', hours, { one: `${figure} hora`, other: `${figure} horas` }),
}

export const times: AnswerMessages['weather']['times'] = {
  midnight: 'medianoche',
  stretch: ({ from, until }) => `de ${from} a ${until}`,
  atNight: ({ stretch }) => `${stretch}, de noche`,
}
