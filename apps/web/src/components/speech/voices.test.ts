import { expect, test } from 'vitest'
import { british, fakeSpeech } from './fake-speech.fixture.ts'
import { voiceFor } from './voices.ts'

const american = { lang: 'en-US', localService: true, name: 'Ann' }

test('the voice of the region before another of the language, however a phone writes it', () => {
  const android = { lang: 'en_GB', localService: true }
  fakeSpeech([{ lang: 'de-DE', localService: true }, american, android])
  expect(voiceFor('en-GB')).toBe(android)
  expect(voiceFor('en-KE')).toBe(american)
  expect(voiceFor('sw')).toBeUndefined()
})

test('a voice that sends the text to its maker is none', () => {
  fakeSpeech([{ ...british, localService: false }])
  expect(voiceFor('en-GB')).toBeUndefined()
})

test('nor is one of a language that only begins with the same letters', () => {
  fakeSpeech([{ lang: 'enm', localService: true }])
  expect(voiceFor('en-GB')).toBeUndefined()
})

test('a browser that cannot speak has none', () => expect(voiceFor('en-GB')).toBeUndefined())
