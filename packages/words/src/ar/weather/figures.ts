import type { AnswerMessages } from '../../answering/answer-messages.ts'
import { isolateLeftToRight } from '../isolate-left-to-right.ts'

export const figures: AnswerMessages['weather']['figures'] = {
  tag: 'ar-u-hc-h23',
  unit: {
    C: '°C',
    F: '°F',
    'km/h': 'كم/س',
    'm/s': 'م/ث',
    mph: 'ميل/س',
    knots: 'عقدة',
    mm: 'مم',
    in: 'بوصة',
  },
  // Keeps the minus sign before the number in right-to-left text.
  measure: ({ figure, unit }) =>
    unit.startsWith('°') ? isolateLeftToRight(`${figure} ${unit}`) : `${isolateLeftToRight(figure)} ${unit}`,
  percent: ({ figure }) => isolateLeftToRight(`${figure}%`),
  hours: ({ figure }) => `${figure} ساعة`,
}

export const times: AnswerMessages['weather']['times'] = {
  midnight: 'منتصف الليل',
  stretch: ({ from, until }) => `من ${from} إلى ${until}`,
  atNight: ({ stretch }) => `${stretch}، ليلا`,
}
