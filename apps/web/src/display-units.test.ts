import { METRIC_UNITS } from '@smart-farming/weather-core/display-units'
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setDisplayUnits, useDisplayUnits } from './display-units.ts'

afterEach(() => {
  vi.restoreAllMocks()
  setDisplayUnits(undefined)
})

const shown = () => renderHook(useDisplayUnits).result

test('the units are metric by default', () => expect(shown().current).toEqual(METRIC_UNITS))

test('changing units affects all values at once and on the next visit', () => {
  const open = shown()
  act(() => setDisplayUnits({ temperature: 'F', wind: 'mph' }))
  const chosen = { temperature: 'F', wind: 'mph', rain: 'mm' }
  expect(open.current).toEqual(chosen)
  expect(shown().current).toEqual(chosen)
  expect(JSON.parse(localStorage.getItem('farmUnits') ?? '')).toEqual(chosen)
})

test('a change of units also applies to other windows of the same browser', () => {
  const open = shown()
  act(() => {
    localStorage.setItem('farmUnits', '{"rain":"in"}')
    dispatchEvent(new StorageEvent('storage'))
  })
  expect(open.current.rain).toBe('in')
})

test.each(['', 'null', '7', '{"temperature":"K","wind":"furlongs","rain":[]}'])(
  'the stored value %s falls back to metric units',
  (text) => {
    localStorage.setItem('farmUnits', text)
    expect(shown().current).toEqual(METRIC_UNITS)
  },
)

test('a browser that blocks storage still allows changing units for this visit', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  const open = shown()
  act(() => setDisplayUnits({ wind: 'knots' }))
  expect(open.current.wind).toBe('knots')
})
