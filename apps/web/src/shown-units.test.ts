import { METRIC } from '@smart-farming/weather-core/display-units'
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showUnits, useShownUnits } from './shown-units.ts'

afterEach(() => {
  vi.restoreAllMocks()
  showUnits(undefined)
})

const shown = () => renderHook(useShownUnits).result

test('metric until somebody says otherwise', () => expect(shown().current).toEqual(METRIC))

test('a change reaches every figure at once, and the next visit', () => {
  const open = shown()
  act(() => showUnits({ temperature: 'F', wind: 'mph' }))
  const chosen = { temperature: 'F', wind: 'mph', rain: 'mm' }
  expect(open.current).toEqual(chosen)
  expect(shown().current).toEqual(chosen)
  expect(JSON.parse(localStorage.getItem('farmUnits') ?? '')).toEqual(chosen)
})

test('another window of the same browser follows', () => {
  const open = shown()
  act(() => {
    localStorage.setItem('farmUnits', '{"rain":"in"}')
    dispatchEvent(new StorageEvent('storage'))
  })
  expect(open.current.rain).toBe('in')
})

test.each(['', 'null', '7', '{"temperature":"K","wind":"furlongs","rain":[]}'])(
  'a copy that holds %s is metric',
  (text) => {
    localStorage.setItem('farmUnits', text)
    expect(shown().current).toEqual(METRIC)
  },
)

test('a browser that keeps nothing still shows what was chosen', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  const open = shown()
  act(() => showUnits({ wind: 'knots' }))
  expect(open.current.wind).toBe('knots')
})
