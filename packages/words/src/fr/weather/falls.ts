import type { falls as english } from '../../en/weather/falls.ts'

/** What may fall, in the middle of a sentence. */
export const falls: Record<keyof typeof english, string> = {
  rain: 'pluie',
  freezing: 'pluie verglaçante',
  snow: 'neige',
  mixed: 'pluie et neige',
  either: 'pluie ou neige',
}
