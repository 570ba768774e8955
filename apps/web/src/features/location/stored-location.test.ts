import { checkRows } from '@smart-farming/contracts/testing/check-rows'
import { afterEach, expect, test, vi } from 'vitest'
import { onLocationStored, readStoredLocation, storeLocation } from './stored-location.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('what was stored is read again, under the key and in the shape of the specification', () => {
  const nakuru = { lat: -0.283, lon: 36.067, name: 'Nakuru, KE' }
  storeLocation(nakuru)
  expect(JSON.parse(localStorage.getItem('farmLocation') ?? '')).toEqual(nakuru)
  expect(readStoredLocation()).toEqual(nakuru)
})

test('what is stored but no location is not read', () =>
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

test('nothing stored is no location', () => expect(readStoredLocation()).toBeUndefined())

test('a browser that keeps nothing stops nothing', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, clear: () => {} })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(readStoredLocation()).toBeUndefined()
  expect(() => storeLocation({ lat: 1, lon: 2, name: 'Here' })).not.toThrow()
  expect(console.warn).toHaveBeenCalledOnce()
})

test('where nothing is to be kept no location is, and it holds for this visit', () => {
  localStorage.setItem('keepNothing', '')
  const told = vi.fn()
  const stop = onLocationStored(told)
  storeLocation({ lat: 1, lon: 2, name: 'Here' })
  stop()
  expect(localStorage.getItem('farmLocation')).toBeNull()
  expect(told).toHaveBeenCalledOnce()
})
