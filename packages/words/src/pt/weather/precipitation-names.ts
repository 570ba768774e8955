import type { precipitationNames as english } from '../../en/weather/precipitation-names.ts'

export const precipitationNames: Record<keyof typeof english, string> = {
  rain: 'chuva',
  freezing: 'chuva congelante',
  snow: 'neve',
  mixed: 'chuva e neve',
  either: 'chuva ou neve',
  rain_freezing: 'chuva e chuva congelante',
  snow_freezing: 'neve e chuva congelante',
  mixed_freezing: 'chuva, neve e chuva congelante',
}
