import { existsSync } from 'node:fs'
import { chromium, firefox, webkit } from '@playwright/test'
import { findChromium } from '../chromium.ts'
import { findOnPath } from '../find-on-path.ts'
import { chromiumArguments } from './chromium-arguments.ts'
import { openFirefoxTab } from './firefox-tab.ts'
import { openPlaywrightTab } from './playwright-tab.ts'
import type { BrowserTab, Engine } from './tab.ts'
import { openWebKitTab } from './webkit-tab.ts'

/** Programs outside the path on Debian and Ubuntu, by architecture. */
const miniBrowsers = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['4.1', '6.0', '4.0'].map((api) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${api}/MiniBrowser`),
)

export interface InstalledEngine {
  /** Path of the browser, for the output. */
  readonly name: string
  open(): Promise<BrowserTab>
}

/** Finds a browser for an engine: Playwright's own build or an installed browser. */
export function findEngine(engine: Engine): InstalledEngine | undefined {
  if (engine === 'chromium') {
    const path = findChromium()
    const options = { args: chromiumArguments, ...(path !== undefined && { executablePath: path }) }
    return path === undefined ? undefined : { name: path, open: () => openPlaywrightTab(chromium, options) }
  }
  const type = { firefox, webkit }[engine]
  if (existsSync(type.executablePath()))
    return { name: type.executablePath(), open: () => openPlaywrightTab(type, {}) }
  return engine === 'firefox' ? firefoxOfMachine() : webKitOfMachine()
}

function firefoxOfMachine(): InstalledEngine | undefined {
  const path = findOnPath('firefox-esr', 'firefox')
  return path === undefined ? undefined : { name: path, open: () => openFirefoxTab(path) }
}

function webKitOfMachine(): InstalledEngine | undefined {
  const driver = findOnPath('WebKitWebDriver')
  const screen = findOnPath('Xvfb')
  const browser = miniBrowsers.find((path) => existsSync(path))
  if (driver === undefined || screen === undefined || browser === undefined) return undefined
  return { name: browser, open: () => openWebKitTab({ driver, browser, screen }) }
}
