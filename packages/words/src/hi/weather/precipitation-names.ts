import type { precipitationNames as english } from '../../en/weather/precipitation-names.ts'

export const precipitationNames: Record<keyof typeof english, string> = {
  rain: 'बारिश',
  freezing: 'जमने वाली बारिश',
  snow: 'बर्फ',
  mixed: 'बारिश और बर्फ',
  either: 'बारिश या बर्फ',
  rain_freezing: 'बारिश और जमने वाली बारिश',
  snow_freezing: 'बर्फ और जमने वाली बारिश',
  mixed_freezing: 'बारिश, बर्फ और जमने वाली बारिश',
}
