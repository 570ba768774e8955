import type { falls as english } from '../../en/weather/falls.ts'

/** What may fall, in the middle of a sentence. */
export const falls: Record<keyof typeof english, string> = {
  rain: 'बारिश',
  freezing: 'जमने वाली बारिश',
  snow: 'बर्फ',
  mixed: 'बारिश और बर्फ',
  either: 'बारिश या बर्फ',
}
