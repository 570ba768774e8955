import type { AnswerWords } from '../../answering/answer-words.ts'
import { run } from '../run.ts'

/** Figures of the weather, in the farmer's units, and clocks of 24 hours, as everywhere in the product. */
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
  // The minus stands before the figure whatever the text around does.
  measure: ({ figure, unit }) => (unit.startsWith('°') ? run(`${figure} ${unit}`) : `${run(figure)} ${unit}`),
  percent: ({ figure }) => run(`${figure}%`),
  hours: ({ figure }) => `${figure} ساعة`,
}

/** Stretches of time, by the clock of the place. */
export const times: AnswerWords['weather']['times'] = {
  midnight: 'منتصف الليل',
  stretch: ({ from, until }) => `من ${from} إلى ${until}`,
  atNight: ({ stretch }) => `${stretch}، ليلا`,
}
