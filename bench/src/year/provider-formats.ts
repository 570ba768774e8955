import type { WeatherStep } from '@smart-farming/weather-core/steps/weather-step'

/** The same hours in the form of each provider. */
export const PROVIDER_FORMATS = {
  /** Every hour, every value. */
  'Open-Meteo': (hours: readonly WeatherStep[]): WeatherStep[] => [...hours],
  /** Steps of three hours, with their extremes; no dew point. */
  OpenWeather: (hours: readonly WeatherStep[]): WeatherStep[] =>
    folded(hours, 3).map(({ dewPointC: _dewPoint, snowDepthM: _depth, ...step }) => step),
  /**
   * Hours for two and a half days, then six at a time; neither gusts nor chances of rain, as outside the Nordic area.
   */
  'MET Norway': (hours: readonly WeatherStep[]): WeatherStep[] =>
    [...hours.slice(0, 60), ...folded(hours.slice(60), 6)].map(
      ({ gustKmh: _gust, pop: _pop, snowDepthM: _depth, ...step }) => step,
    ),
} as const
export type Provider = keyof typeof PROVIDER_FORMATS

function folded(hours: readonly WeatherStep[], length: number): WeatherStep[] {
  return Array.from({ length: Math.floor(hours.length / length) }, (_, i) => {
    const inside = hours.slice(i * length, (i + 1) * length)
    const figures = (name: 'minTempC' | 'maxTempC' | 'gustKmh' | 'pop' | 'rainMm' | 'snowMm') =>
      inside.flatMap((hour) => hour[name] ?? [])
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
    return {
      ...inside[0],
      dt: inside[0]?.dt ?? 0,
      hours: length,
      minTempC: Math.min(...figures('minTempC')),
      maxTempC: Math.max(...figures('maxTempC')),
      gustKmh: Math.max(...figures('gustKmh')),
      pop: Math.max(...figures('pop')),
      rainMm: sum(figures('rainMm')),
      snowMm: sum(figures('snowMm')),
    }
  })
}
