import type { AnswerMessages } from '../../answering/answer-messages.ts'

/** The 24-hour clock is used, because spoken times mislead: in Swahili "saa moja" is 07:00. */
export const figures: AnswerMessages['weather']['figures'] = {
  tag: 'sw-u-hc-h23',
  unit: { C: '°C', F: '°F', 'km/h': 'km/h', 'm/s': 'm/s', mph: 'mph', knots: 'knots', mm: 'mm', in: 'in' },
  measure: ({ figure, unit }) => `${figure} ${unit}`,
  percent: ({ figure }) => `asilimia ${figure}`,
  hours: ({ figure }) => `saa ${figure}`,
}

export const times: AnswerMessages['weather']['times'] = {
  midnight: 'usiku wa manane',
  stretch: ({ from, until }) => `${from} hadi ${until}`,
  atNight: ({ stretch }) => `${stretch}, usiku`,
}
