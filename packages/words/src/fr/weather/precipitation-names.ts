import type { precipitationNames as english } from '../../en/weather/precipitation-names.ts'

export const precipitationNames: Record<keyof typeof english, string> = {
  rain: 'pluie',
  freezing: 'pluie verglaçante',
  snow: 'neige',
  mixed: 'pluie et neige',
  either: 'pluie ou neige',
  rain_freezing: 'pluie et pluie verglaçante',
  snow_freezing: 'neige et pluie verglaçante',
  mixed_freezing: 'pluie, neige et pluie verglaçante',
}
