import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findChromium, getChromium } from './chromium.ts'
import { installWithApt } from './install-browser.ts'
import { onPath } from './on-path.ts'

/** Longest that getting it may take where a whole Chromium is there, in ms: it must not cost more than it saves. */
const PATIENCE_MS = 30_000

/**
 * The Chromium for the tests: the headless shell, which is the same engine without the windows, pages and services of
 * the browser around it and takes less processor; where there is none, the whole browser. `CHROMIUM_PATH` beats both.
 *
 * @throws when CHROMIUM_PATH names a file that does not exist
 */
export function findTestChromium(): string | undefined {
  return isAsked() ? findChromium() : (findHeadlessShell() ?? findChromium())
}

/**
 * Finds a Chromium for the tests, or gets one. A whole one does where no shell can be had quickly.
 *
 * @throws with what to do when there is none to be had
 */
export function getTestChromium(): string {
  const whole = getChromium()
  if (isAsked()) return whole
  if (findHeadlessShell() === undefined) installWithApt(['chromium-headless-shell'], PATIENCE_MS)
  return findHeadlessShell() ?? whole
}

const isAsked = () => (process.env.CHROMIUM_PATH ?? '') !== ''

/** Debian's or Chrome for Testing's, else Playwright's own. */
function findHeadlessShell(): string | undefined {
  const found = onPath('chromium-headless-shell', 'chrome-headless-shell') ?? shellOfPlaywright()
  return existsSync(found) ? found : undefined
}

/**
 * Where Playwright puts its shell: it tells only of its whole Chromium, beside which the shell lies in folders named
 * alike. Names that change one day lead to no file, and then the whole one is taken.
 */
const shellOfPlaywright = () =>
  chromium
    .executablePath()
    .replace(
      /chromium-(\d+)([\\/])chrome-([^\\/]+)[\\/].*?(\.exe)?$/,
      'chromium_headless_shell-$1$2chrome-headless-shell-$3$2chrome-headless-shell$4',
    )
