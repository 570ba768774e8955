import { expect, test } from 'vitest'
import { findWarningService, GLOBAL_WARNING_SERVICE } from './official-warnings.ts'

test('E20 gives the country’s warning service, or the world service if none is known', () => {
  expect(findWarningService('KE')).toEqual({
    name: 'Kenya Meteorological Department',
    url: 'https://meteo.go.ke/',
  })
  expect(findWarningService('pt').name).toBe('IPMA')
  for (const country of [undefined, '', 'AQ'])
    expect(findWarningService(country)).toBe(GLOBAL_WARNING_SERVICE)
})
