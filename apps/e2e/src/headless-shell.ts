import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findChromium, findOrInstallChromium } from './chromium.ts'
import { findOnPath } from './find-on-path.ts'
import { installWithApt } from './install-browser.ts'

/**
 * Maximum time for downloading the shell if a whole Chromium is available, ms. The download must
 * not cost more than the shell saves.
 */
const PATIENCE_MS = 30_000

/**
 * Finds the Chromium for the tests: the headless shell, otherwise the whole browser. The shell is
 * the same engine without windows and background services, so it uses less processor time.
 * `CHROMIUM_PATH` overrides both.
 *
 * @throws Error if CHROMIUM_PATH names a missing file
 */
export function findTestChromium(): string | undefined {
  return isAsked() ? findChromium() : (findHeadlessShell() ?? findChromium())
}

/**
 * Finds a Chromium for the tests or installs one: a whole browser if no shell is available quickly.
 *
 * @throws Error with instructions if none is available
 */
export function findOrInstallTestChromium(): string {
  const whole = findOrInstallChromium()
  if (isAsked()) return whole
  if (findHeadlessShell() === undefined) installWithApt(['chromium-headless-shell'], PATIENCE_MS)
  return findHeadlessShell() ?? whole
}

const isAsked = () => (process.env.CHROMIUM_PATH ?? '') !== ''

/** The shell from Debian or Chrome for Testing, otherwise Playwright's own. */
function findHeadlessShell(): string | undefined {
  const found = findOnPath('chromium-headless-shell', 'chrome-headless-shell') ?? shellOfPlaywright()
  return existsSync(found) ? found : undefined
}

/**
 * Playwright reports only its whole Chromium; the shell is in a sibling folder with a similar name.
 * If that name changes, the path does not exist, and the whole browser is used.
 */
const shellOfPlaywright = () =>
  chromium
    .executablePath()
    .replace(
      /chromium-(\d+)([\\/])chrome-([^\\/]+)[\\/].*?(\.exe)?$/,
      'chromium_headless_shell-$1$2chrome-headless-shell-$3$2chrome-headless-shell$4',
    )
