import { checkRows } from '@smart-farming/vectors/check-rows'
import { expect, test, vi } from 'vitest'
import { detectInstallMethod } from './install-method.ts'

const firefox = 'Mozilla/5.0 (Android 15; Mobile; rv:147.0) Gecko/147.0 Firefox/147.0'
const desktop = 'Mozilla/5.0 (X11; Linux x86_64; rv:147.0) Gecko/20100101 Firefox/147.0'
const webView =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8; wv) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36'

test('detectInstallMethod returns the installation method of each browser', () =>
  checkRows(
    [
      ['the browser asks', true, false, webView, 'prompt'],
      ['an iPhone or iPad', false, true, 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 'share'],
      ['Firefox on Android', false, false, firefox, 'menu'],
      ['Firefox at a desk', false, false, desktop, undefined],
      ['a view inside another application', false, false, webView, undefined],
    ] as const,
    ([, asks, isOfApple, userAgent, way]) => {
      vi.stubGlobal('installPrompt', asks ? new Event('beforeinstallprompt') : undefined)
      vi.stubGlobal('navigator', { userAgent, ...(isOfApple && { standalone: false }) })
      expect(detectInstallMethod()).toBe(way)
    },
  ))
