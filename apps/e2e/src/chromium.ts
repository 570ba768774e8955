import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findOnPath } from './find-on-path.ts'
import { installWithApt, installWithPlaywright } from './install-browser.ts'

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const macos = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * Finds a Chromium for the tests: `CHROMIUM_PATH`, Playwright's own build, or an installed browser.
 *
 * @throws Error if CHROMIUM_PATH names a missing file, instead of using another browser
 */
export function findChromium(): string | undefined {
  const asked = process.env.CHROMIUM_PATH
  if (asked !== undefined && asked !== '') {
    if (!existsSync(asked)) throw new Error(`CHROMIUM_PATH is ${asked}, but there is no such file.`)
    return asked
  }
  return [chromium.executablePath(), findOnPath(...commands), macos].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  )
}

/**
 * Finds a Chromium or installs one: Playwright's download or, as root on Debian, the system
 * package.
 *
 * @throws Error with instructions if none is available
 */
export function findOrInstallChromium(): string {
  const found = findChromium()
  if (found !== undefined) return found
  console.log('No Chromium found; getting one ...')
  for (const install of [() => installWithPlaywright('chromium'), () => installWithApt(['chromium'])]) {
    const gotten = install() ? findChromium() : undefined
    if (gotten !== undefined) return gotten
  }
  throw new Error(
    'There is no Chromium, and none could be installed. Install one by hand, or set CHROMIUM_PATH to where it is.',
  )
}
