import { checkRows } from '@smart-farming/vectors/check-rows'
import { expect, test } from 'vitest'
import { isDaySymbol, metSymbols, precipitationKind } from './met-symbols.ts'

const withVariants = `clearsky fair partlycloudy lightrainshowers rainshowers heavyrainshowers lightrainshowersandthunder
rainshowersandthunder heavyrainshowersandthunder lightsleetshowers sleetshowers heavysleetshowers lightssleetshowersandthunder
sleetshowersandthunder heavysleetshowersandthunder lightsnowshowers snowshowers heavysnowshowers lightssnowshowersandthunder
snowshowersandthunder heavysnowshowersandthunder`
const without = `cloudy fog lightrain rain heavyrain lightrainandthunder rainandthunder heavyrainandthunder lightsleet sleet
heavysleet lightsleetandthunder sleetandthunder heavysleetandthunder lightsnow snow heavysnow lightsnowandthunder snowandthunder
heavysnowandthunder`
const all = `${withVariants} ${without}`.split(/\s+/)

test('every symbol has a description and the glyph of the published rule', () =>
  checkRows(all, (base) => {
    const condition = metSymbols.condition(`${base}_day`)
    const expected = /thunder/.test(base)
      ? '11'
      : /snow|sleet/.test(base)
        ? '13'
        : /rainshowers/.test(base)
          ? '09'
          : /rain/.test(base)
            ? '10'
            : { clearsky: '01', fair: '02', partlycloudy: '03', cloudy: '04', fog: '50' }[base]
    expect(condition?.glyph).toBe(expected)
    expect(condition?.description).toMatch(/^[a-z ]+$/)
  }))

test('describes symbols in plain words, including the misspelled ones', () => {
  const words = (symbol: string) => metSymbols.condition(symbol)?.description
  expect(words('lightssleetshowersandthunder_night')).toBe('light sleet showers and thunder')
  expect(words('heavyrain')).toBe('heavy rain')
  expect(words('partlycloudy_day')).toBe('partly cloudy')
})

test('reads day or night from a symbol that includes it', () => {
  expect(['fair_night', 'fair_day', 'fair_polartwilight', 'rain'].map(isDaySymbol)).toEqual([
    false,
    true,
    true,
    undefined,
  ])
})

test('ranks heavier or thundery weather as more severe, and any precipitation above cloud', () => {
  const order = [
    'clearsky_day',
    'cloudy',
    'fog',
    'lightrain',
    'rain',
    'heavyrain',
    'rainandthunder',
    'heavysnowandthunder',
  ]
  const severities = order.map(metSymbols.severity)
  expect(severities).toEqual(severities.toSorted((a, b) => a - b))
  expect(new Set(severities).size).toBe(order.length)
})

test('reads the kind of precipitation, and nothing for an unknown symbol', () => {
  expect(['lightsnow', 'sleet', 'rainshowers_day', 'fog'].map(precipitationKind)).toEqual([
    'snow',
    'sleet',
    'rain',
    undefined,
  ])
  expect(metSymbols.condition('frogs_day')).toBeUndefined()
})
