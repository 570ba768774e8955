import { afterEach, beforeEach, expect, test } from 'vitest'
import { applyDisplay } from './apply-display.ts'

const SYSTEM = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']
const media = () => [...document.querySelectorAll('meta')].map((meta) => meta.getAttribute('media'))

beforeEach(() => {
  document.head.innerHTML = SYSTEM.map((query) => `<meta name="theme-color" media="${query}">`).join('')
})
afterEach(() => {
  document.head.innerHTML = ''
  delete document.documentElement.dataset.display
})

test.each([
  ['', SYSTEM],
  ['outdoors larger', SYSTEM],
  ['light', ['all', 'not all']],
  ['dark outdoors', ['not all', 'all']],
])('"%s" sets the page\'s display and the theme colour of the browser\'s bars', (words, wanted) => {
  applyDisplay(words)
  expect(document.documentElement.dataset.display).toBe(words)
  expect(media()).toEqual(wanted)
})

test("an empty display restores the phone's theme", () => {
  applyDisplay('dark')
  applyDisplay('')
  expect(media()).toEqual(SYSTEM)
})
