import { checkRows } from '@smart-farming/vectors/check-rows'
import { expect, test } from 'vitest'
import { formatDevice, parseDevice, parseUserAgent } from './device.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test('recognises devices by their user agent', () =>
  checkRows(
    [
      [
        `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`,
        'android/chrome',
      ],
      [
        `Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-A146B) ${webkit} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
        'android/samsung',
      ],
      [
        `Mozilla/5.0 (Linux; Android 9) ${webkit} Chrome/120.0.0.0 Mobile Safari/537.36 OPR/76.2.0`,
        'android/opera',
      ],
      [
        'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
        'ios/safari',
      ],
      ['Mozilla/5.0 (Mobile; Nokia_2780; rv:84.0) Gecko/84.0 Firefox/84.0 KAIOS/3.1', 'kaios/firefox'],
      [
        `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
        'windows/edge',
      ],
      ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'linux/firefox'],
      [undefined, 'other/other'],
      ['curl/8.0', 'other/other'],
    ],
    ([userAgent, text]) => {
      expect(formatDevice(parseUserAgent(userAgent))).toBe(text)
      expect(parseDevice(text)).toEqual(parseUserAgent(userAgent))
    },
  ))

test('treats an unknown or missing device text as no device', () => {
  expect([parseDevice(null), parseDevice(''), parseDevice('toaster/chrome')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
