import type { AnswerWords } from '../../answering/answer-words.ts'
import { run } from '../run.ts'

export const figures: AnswerWords['weather']['figures'] = {
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
  measure: ({ figure, unit }) => (unit.startsWith('°') ? run(`${figure} ${unit}`) : `${run(figure)} ${unit}`),
  percent: ({ figure }) => run(`${figure}%`),
  hours: ({ figure }) => `${figure} ساعة`,
}

export const times: AnswerWords['weather']['times'] = {
  midnight: 'منتصف الليل',
  stretch: ({ from, until }) => `من ${from} إلى ${until}`,
  atNight: ({ stretch }) => `${stretch}، ليلا`,
}
