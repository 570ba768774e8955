import type { falls as english } from '../../en/weather/falls.ts'

/** Kinds of precipitation, as used mid-sentence. */
export const falls: Record<keyof typeof english, string> = {
  rain: 'مطر',
  freezing: 'مطر متجمد',
  snow: 'ثلج',
  mixed: 'مطر وثلج',
  either: 'مطر أو ثلج',
  rain_freezing: 'مطر ومطر متجمد',
  snow_freezing: 'ثلج ومطر متجمد',
  mixed_freezing: 'مطر وثلج ومطر متجمد',
}
