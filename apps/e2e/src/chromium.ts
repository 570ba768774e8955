import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findOnPath } from './find-on-path.ts'
import { installWithApt, installWithPlaywright } from './install-browser.ts'

/** Command names of Chromium on different systems. */
const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const macos = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * The Chromium for the tests, if there is one: `CHROMIUM_PATH`, Playwright's own, or an installed one.
 *
 * @throws when CHROMIUM_PATH names a missing file, because another browser was not requested
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
 * Finds or installs a Chromium: Playwright's download, else, as root on Debian, the system package.
 *
 * @throws with instructions when none is available
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
