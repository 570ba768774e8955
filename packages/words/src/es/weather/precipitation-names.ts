import type { precipitationNames as english } from '../../en/weather/precipitation-names.ts'

export const precipitationNames: Record<keyof typeof english, string> = {
  rain: 'lluvia',
  freezing: 'lluvia helada',
  snow: 'nieve',
  mixed: 'lluvia y nieve',
  either: 'lluvia o nieve',
  rain_freezing: 'lluvia y lluvia helada',
  snow_freezing: 'nieve y lluvia helada',
  mixed_freezing: 'lluvia, nieve y lluvia helada',
}
