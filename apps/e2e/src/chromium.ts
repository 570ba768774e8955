import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installWithApt, installWithPlaywright } from './install-browser.ts'
import { onPath } from './on-path.ts'

/** Names under which machines carry a Chromium. */
const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const macos = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * The Chromium to test with, if there is one: `CHROMIUM_PATH`, Playwright's own, or the machine's.
 *
 * @throws when CHROMIUM_PATH names a file that does not exist: testing with another one would not be what was asked for
 */
export function findChromium(): string | undefined {
  const asked = process.env.CHROMIUM_PATH
  if (asked !== undefined && asked !== '') {
    if (!existsSync(asked)) throw new Error(`CHROMIUM_PATH is ${asked}, but there is no such file.`)
    return asked
  }
  return [chromium.executablePath(), onPath(...commands), macos].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  )
}

/**
 * Finds a Chromium or gets one: Playwright's download, else, as root on Debian, the system's package.
 *
 * @throws with what to do when there is none to be had
 */
export function getChromium(): string {
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
