import type { AnswerMessages } from '../../answering/answer-messages.ts'
import { choosePlural } from '../../format/plural.ts'

export const figures: AnswerMessages['weather']['figures'] = {
  tag: 'pt',
  unit: { C: '°C', F: '°F', 'km/h': 'km/h', 'm/s': 'm/s', mph: 'mph', knots: 'nós', mm: 'mm', in: 'pol' },
  measure: ({ figure, unit }) => `${figure} ${unit}`,
  percent: ({ figure }) => `${figure} %`,
  hours: ({ hours, figure }) =>
    choosePlural('pt', hours, { one: `${figure} hora`, other: `${figure} horas` }),
}

export const times: AnswerMessages['weather']['times'] = {
  midnight: 'meia-noite',
  stretch: ({ from, until }) => `de ${from} a ${until}`,
  atNight: ({ stretch }) => `${stretch}, de noite`,
}
