import { expect, test } from 'vitest'
import { britishVoice, fakeSpeech } from './fake-speech.fixture.ts'
import { findVoice } from './voices.ts'

const american = { lang: 'en-US', localService: true, name: 'Ann' }

test('findVoice prefers the region\'s voice to other voices in the language, even for "en_GB"', () => {
  const android = { lang: 'en_GB', localService: true }
  fakeSpeech([{ lang: 'de-DE', localService: true }, american, android])
  expect(findVoice('en-GB')).toBe(android)
  expect(findVoice('en-KE')).toBe(american)
  expect(findVoice('sw')).toBeUndefined()
})

test('findVoice ignores a voice that sends the text to a server', () => {
  fakeSpeech([{ ...britishVoice, localService: false }])
  expect(findVoice('en-GB')).toBeUndefined()
})

test('findVoice ignores a language that only begins with the same letters', () => {
  fakeSpeech([{ lang: 'enm', localService: true }])
  expect(findVoice('en-GB')).toBeUndefined()
})

test('findVoice finds no voice in a browser that cannot speak', () =>
  expect(findVoice('en-GB')).toBeUndefined())
