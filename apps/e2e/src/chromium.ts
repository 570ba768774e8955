import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** Names under which machines carry a Chromium. */
const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const macos = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** Longest that a download may take, in ms: some networks swallow it without a word. */
const INSTALL_TIMEOUT_MS = 180_000

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
  const folders = (process.env.PATH ?? '').split(delimiter)
  const installed = commands.flatMap((command) => folders.map((folder) => join(folder, command)))
  return [chromium.executablePath(), ...installed, macos].find((path) => path !== '' && existsSync(path))
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
  for (const install of [installWithPlaywright, installWithApt]) {
    const gotten = install() ? findChromium() : undefined
    if (gotten !== undefined) return gotten
  }
  throw new Error(
    'There is no Chromium, and none could be installed. Install one by hand, or set CHROMIUM_PATH to where it is.',
  )
}

function installWithPlaywright(): boolean {
  const cli = join(createRequire(import.meta.url).resolve('playwright/package.json'), '../cli.js')
  return quietly(process.execPath, [cli, 'install', 'chromium'])
}

function installWithApt(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  return (
    quietly('apt-get', ['update']) &&
    quietly('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
  )
}

/** A way that fails is no error yet: another may work. */
function quietly(command: string, args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { stdio: 'ignore', timeout: INSTALL_TIMEOUT_MS, env }).status === 0
}
