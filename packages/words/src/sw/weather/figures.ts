import type { AnswerWords } from '../../answering/answer-words.ts'

/**
 * Weather values in the farmer's units, and 24-hour clock times: in Swahili "saa moja" is 07:00, so spoken times
 * mislead.
 */
export const figures: AnswerWords['weather']['figures'] = {
  tag: 'sw-u-hc-h23',
  unit: { C: '°C', F: '°F', 'km/h': 'km/h', 'm/s': 'm/s', mph: 'mph', knots: 'knots', mm: 'mm', in: 'in' },
  measure: ({ figure, unit }) => `${figure} ${unit}`,
  percent: ({ figure }) => `asilimia ${figure}`,
  hours: ({ figure }) => `saa ${figure}`,
}

/** Time ranges in the local time of the place. */
export const times: AnswerWords['weather']['times'] = {
  midnight: 'usiku wa manane',
  stretch: ({ from, until }) => `${from} hadi ${until}`,
  atNight: ({ stretch }) => `${stretch}, usiku`,
}
