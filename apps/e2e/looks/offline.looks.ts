import type { BrowserContext, Page } from '@playwright/test'
import type { Front } from '../tests/_front.ts'
import { farmKept, test } from '../tests/_kept.ts'
import { expect } from '../tests/_test.ts'
import { lookAt } from './look-at.ts'

interface Phone {
  page: Page
  context: BrowserContext
  front: Front
}

const over = (page: Page) => page.locator('.over-page')
const panel = (page: Page) => page.getByRole('tabpanel', { name: 'Market Intelligence' })

/** What stands over the page, and how to get there with a farm that this phone keeps. */
const states: Readonly<Record<string, (phone: Phone) => Promise<unknown>>> = {
  'the farm, opened without a network': async ({ page, context }) => {
    await context.setOffline(true)
    await page.goto('/dashboard')
    await expect(over(page)).toHaveText(/^Offline, as of/)
  },
  'a page that is not kept, without a network': async ({ page, context }) => {
    await context.setOffline(true)
    await page.goto('/move')
    await expect(page.getByRole('heading', { level: 1, name: 'No network' })).toBeVisible()
  },
  'a question that waits for the network': async ({ page, context }) => {
    await context.setOffline(true)
    await panel(page).getByRole('textbox').fill('What is maize worth in Nakuru this week?')
    await panel(page).getByRole('textbox').press('Enter')
    await page.getByRole('button', { name: 'Send it when the network is back' }).click()
    await expect(over(page)).toHaveCount(2)
  },
  'a network that wants a sign-in first': async ({ page, front }) => {
    front.between((_asked, answer) => {
      answer.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Free Wi-Fi</h1>')
      return true
    })
    await page.goto('/dashboard')
    await expect(over(page)).toHaveText(/^This network wants a sign-in/)
  },
  'a slow network': async ({ page, front }) => {
    front.between(({ url = '' }) => url.startsWith('/api'))
    await page.clock.install()
    await page.goto('/dashboard')
    await expect(async () => {
      await page.clock.runFor(10_000)
      await expect(page.getByRole('button', { name: 'Stop waiting' })).toBeVisible({ timeout: 500 })
    }).toPass()
  },
  'a new version': async ({ page, front }) => {
    front.release((script) => script.replace(/"version":"[^"]+"/, '"version":"next"'))
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found?.update()))
    await expect(over(page)).toHaveText(/^A new version is ready/)
  },
  'the offer for the home screen': async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('visits', '2026-01-01 3')
      const prompt = async () => {}
      ;(globalThis as { installPrompt?: unknown }).installPrompt = { prompt }
    })
    await page.goto('/dashboard')
    await expect(over(page).getByRole('button')).toHaveCount(2)
  },
}

for (const [name, open] of Object.entries(states))
  test(name, async ({ page, context, front }) => {
    await farmKept(page)
    await open({ page, context, front })
    await lookAt(page, name)
  })
