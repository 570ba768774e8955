import type { WeatherStep } from '../../src/steps/weather-step.ts'

/** The same hours as each provider would report them. */
export const PROVIDER_VIEWS = {
  'Open-Meteo': (hours: readonly WeatherStep[]): WeatherStep[] => [...hours],
  /** Steps of three hours with their extremes, without dew points. */
  OpenWeather: (hours: readonly WeatherStep[]): WeatherStep[] =>
    folded(hours, 3).map(({ dewPointC: _dewPoint, snowDepthM: _depth, ...step }) => step),
  /**
   * Hourly steps for two and a half days, then steps of six hours. No gusts or chances of rain, as
   * outside the Nordic area.
   */
  'MET Norway': (hours: readonly WeatherStep[]): WeatherStep[] =>
    [...hours.slice(0, 60), ...folded(hours.slice(60), 6)].map(
      ({ gustKmh: _gust, pop: _pop, snowDepthM: _depth, ...step }) => step,
    ),
} as const
export type Provider = keyof typeof PROVIDER_VIEWS

function folded(hours: readonly WeatherStep[], length: number): WeatherStep[] {
  return Array.from({ length: Math.floor(hours.length / length) }, (_, i) => {
    const inside = hours.slice(i * length, (i + 1) * length)
    const values = (name: 'minTempC' | 'maxTempC' | 'gustKmh' | 'pop' | 'rainMm' | 'snowMm') =>
      inside.map((hour) => hour[name] ?? 0)
    const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
    return {
      ...inside[0],
      dt: inside[0]?.dt ?? 0,
      hours: length,
      minTempC: Math.min(...values('minTempC')),
      maxTempC: Math.max(...values('maxTempC')),
      gustKmh: Math.max(...values('gustKmh')),
      pop: Math.max(...values('pop')),
      rainMm: sum(values('rainMm')),
      snowMm: sum(values('snowMm')),
    }
  })
}
