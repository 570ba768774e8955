import type { precipitationNames as english } from '../../en/weather/precipitation-names.ts'

/** Used mid-sentence. */
export const precipitationNames: Record<keyof typeof english, string> = {
  rain: 'مطر',
  freezing: 'مطر متجمد',
  snow: 'ثلج',
  mixed: 'مطر وثلج',
  either: 'مطر أو ثلج',
  rain_freezing: 'مطر ومطر متجمد',
  snow_freezing: 'ثلج ومطر متجمد',
  mixed_freezing: 'مطر وثلج ومطر متجمد',
}
