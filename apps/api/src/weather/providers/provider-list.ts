import { metNorway } from './met-norway/met-norway.ts'
import { openMeteo } from './open-meteo.ts'
import { openWeather } from './open-weather.ts'
import { sample } from './sample.ts'

/**
 * Every weather provider, in the order in which they are asked where the operator names none. A new one is added here.
 */
export const providerList = [openWeather, openMeteo, metNorway, sample] as const

export type ProviderId = (typeof providerList)[number]['evidence']['id']
