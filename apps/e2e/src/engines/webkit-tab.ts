import { type ChildProcess, spawn } from 'node:child_process'
import { endProcess, waitForLine } from '../process.ts'
import { findFreePort } from './free-port.ts'
import { type BrowserTab, jsonExpression } from './tab.ts'
import { openWebDriver, type WebDriver } from './webdriver.ts'

/** Programs for driving an installed WebKit. */
export interface WebKitPaths {
  readonly driver: string
  /** `MiniBrowser`, the small browser of WebKitGTK. */
  readonly browser: string
  /** `Xvfb`, because WebKitGTK has no headless mode. */
  readonly screen: string
}

/** Opens a tab of an installed WebKitGTK, on a virtual screen. */
export async function openWebKitTab({ driver, browser, screen }: WebKitPaths): Promise<BrowserTab> {
  const started: ChildProcess[] = []
  const end = async () => {
    for (const child of started.toReversed()) await endProcess(child)
  }
  try {
    const xvfb = spawn(screen, ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    started.push(xvfb)
    const display = await waitForLine(xvfb, xvfb.stdout, /^(\d+)$/)
    const port = await findFreePort()
    const env = { ...process.env, DISPLAY: `:${display}`, LANG: 'en_GB.UTF-8' }
    started.push(spawn(driver, [`--port=${port}`], { stdio: 'ignore', env }))
    const session = await openWebDriver(`http://127.0.0.1:${port}`, {
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    })
    await session.send('POST', '/window/rect', { width: 1280, height: 900 })
    return tabOf(session, end)
  } catch (error) {
    await end()
    throw error
  }
}

function tabOf(session: WebDriver, end: () => Promise<void>): BrowserTab {
  return {
    errors: [],
    async open(url) {
      await session.send('POST', '/url', { url })
    },
    async run(script, ...args) {
      const source = `return ${jsonExpression(script, args)}`
      return JSON.parse(await session.send('POST', '/execute/sync', { script: source, args: [] }))
    },
    async click(css) {
      await session.send('POST', `/element/${await session.find(css)}/click`, {})
    },
    async type(css, text) {
      await session.send('POST', `/element/${await session.find(css)}/value`, { text })
    },
    async close() {
      await session.close()
      await end()
    },
  }
}
