import type { AnswerMessages } from '../../answering/answer-messages.ts'

export const figures: AnswerMessages['weather']['figures'] = {
  tag: 'hi-u-hc-h23',
  unit: {
    C: '°C',
    F: '°F',
    'km/h': 'किमी/घंटा',
    'm/s': 'मी/से',
    mph: 'मील/घंटा',
    knots: 'नॉट',
    mm: 'मिमी',
    in: 'इंच',
  },
  measure: ({ figure, unit }) => `${figure} ${unit}`,
  percent: ({ figure }) => `${figure}%`,
  hours: ({ figure }) => `${figure} घंटे`,
}

export const times: AnswerMessages['weather']['times'] = {
  midnight: 'आधी रात',
  stretch: ({ from, until }) => `${from} से ${until}`,
  atNight: ({ stretch }) => `रात में ${stretch}`,
}
