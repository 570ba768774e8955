import type { CurrentWeather } from '@smart-farming/contracts/weather'
import * as shown from '../../styleguide/samples/weather.ts'

export const { forecast, MONDAY, outlook, source, step, createWindow: window, windows, works } = shown

export const currentWeather: CurrentWeather = {
  ...step(0, 10),
  coord: forecast.city.coord,
  timezone: forecast.city.timezone,
  source,
}
