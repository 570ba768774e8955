import { checkRows } from '@smart-farming/vectors/check-rows'
import { afterEach, expect, test, vi } from 'vitest'
import { onLocationStored, readStoredLocation, storeLocation } from './stored-location.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a location is stored under the specified key and in the specified shape, and read back', () => {
  const nakuru = { lat: -0.283, lon: 36.067, name: 'Nakuru, KE' }
  storeLocation(nakuru)
  expect(JSON.parse(localStorage.getItem('farmLocation') ?? '')).toEqual(nakuru)
  expect(readStoredLocation()).toEqual(nakuru)
})

test('readStoredLocation rejects invalid stored values', () =>
  checkRows(
    [
      'London',
      '{',
      'null',
      '[]',
      '{"lat":51.5,"lon":-0.1}',
      '{"lat":51.5,"lon":-0.1,"name":" "}',
      '{"lat":51.5,"lon":-0.1,"name":7}',
      '{"lat":"51.5","lon":-0.1,"name":"London"}',
      '{"lat":null,"lon":-0.1,"name":"London"}',
      '{"lat":90.1,"lon":-0.1,"name":"London"}',
      '{"lat":51.5,"lon":-181,"name":"London"}',
    ],
    (text) => {
      localStorage.setItem('farmLocation', text)
      expect(readStoredLocation()).toBeUndefined()
    },
  ))

test('readStoredLocation returns nothing when nothing is stored', () =>
  expect(readStoredLocation()).toBeUndefined())

test('a browser that blocks storage causes no error, and the failed save is logged', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, clear: () => {} })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(readStoredLocation()).toBeUndefined()
  expect(() => storeLocation({ lat: 1, lon: 2, name: 'Here' })).not.toThrow()
  expect(console.warn).toHaveBeenCalledOnce()
})

test('with "save nothing" set, a location is not stored but listeners still receive it', () => {
  localStorage.setItem('keepNothing', '')
  const told = vi.fn()
  const stop = onLocationStored(told)
  storeLocation({ lat: 1, lon: 2, name: 'Here' })
  stop()
  expect(localStorage.getItem('farmLocation')).toBeNull()
  expect(told).toHaveBeenCalledOnce()
})
