import type { BrowserType, LaunchOptions } from '@playwright/test'
import { type BrowserTab, jsonExpression } from './tab.ts'

/** Opens a tab of a browser that Playwright drives. */
export async function openPlaywrightTab(type: BrowserType, options: LaunchOptions): Promise<BrowserTab> {
  const browser = await type.launch(options)
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(String(error)))
  return {
    errors,
    async open(url) {
      await page.goto(url)
    },
    async run(script, ...args) {
      return JSON.parse(await page.evaluate<string>(jsonExpression(script, args)))
    },
    click: (css) => page.locator(css).click(),
    async type(css, text) {
      await page.locator(css).click()
      await page.keyboard.type(text)
    },
    close: () => browser.close(),
  }
}
