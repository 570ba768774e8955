import { expect, test } from 'vitest'
import { officialWarnings, WORLD_WARNINGS } from './official-warnings.ts'

test('E20 gives the warning service of the country, or the world service if none is known', () => {
  expect(officialWarnings('KE')).toEqual({
    name: 'Kenya Meteorological Department',
    url: 'https://meteo.go.ke/',
  })
  expect(officialWarnings('pt').name).toBe('IPMA')
  for (const country of [undefined, '', 'AQ']) expect(officialWarnings(country)).toBe(WORLD_WARNINGS)
})
