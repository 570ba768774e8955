import type { BrowserContext, Page } from '@playwright/test'
import { assistant, letWait } from '../tests/support/features/assistant.ts'
import {
  letSettingsWait,
  notes,
  SENT,
  saveElsewhere,
  settingsKept,
} from '../tests/support/features/changes.ts'
import type { Front } from '../tests/support/features/front.ts'
import { farmKept, test } from '../tests/support/features/kept.ts'
import { expect } from '../tests/support/test.ts'
import { lookAt } from './look-at.ts'

interface Phone {
  page: Page
  context: BrowserContext
  front: Front
}

const over = (page: Page) => page.locator('.over-page')
const panel = (page: Page) => page.getByRole('tabpanel', { name: 'Market Intelligence' })

/** Changes settings on this phone while it is offline. */
async function settingsThatWait({ page, context }: Phone): Promise<void> {
  await settingsKept(page)
  await context.setOffline(true)
  await letSettingsWait(page, 'Heavy clay', 'Potato')
}

/** Notices over the page, and the steps to each on a phone with a saved farm. */
const states: Readonly<Record<string, (phone: Phone) => Promise<unknown>>> = {
  'the farm opened offline': async ({ page, context }) => {
    await context.setOffline(true)
    await page.goto('/dashboard')
    await expect(over(page)).toHaveText(/^Offline, as of/)
  },
  'a page that was not saved, offline': async ({ page, context }) => {
    await context.setOffline(true)
    await page.goto('/move')
    await expect(page.getByRole('heading', { level: 1, name: 'No network' })).toBeVisible()
  },
  'a queued question': async ({ page, context }) => {
    await context.setOffline(true)
    await panel(page).getByRole('textbox').fill('What is maize worth in Nakuru this week?')
    await panel(page).getByRole('textbox').press('Enter')
    await page.getByRole('button', { name: 'Send it when the network is back' }).click()
    await expect(over(page)).toHaveCount(2)
  },
  'a queued question for the farm assistant': async ({ page, context }) => {
    await assistant(page)
    await context.setOffline(true)
    await page.goto('/dashboard')
    await letWait(await assistant(page), page, 'May I spray my beans behind the house this afternoon?')
  },
  'a queued change': settingsThatWait,
  'a queued change in conflict with another device': async (phone) => {
    await settingsThatWait(phone)
    await saveElsewhere(phone.page, { crop: { name: 'apple' } })
    await phone.context.setOffline(false)
    await expect(notes(phone.page)).toHaveText(/also changed elsewhere/, SENT)
  },
  'a logout that would lose a queued change': async (phone) => {
    await settingsThatWait(phone)
    await phone.page.getByRole('button', { name: 'Logout' }).click()
    await expect(phone.page.getByRole('button', { name: 'Log out and lose it' })).toBeVisible()
  },
  'a logout that cannot be recorded': async ({ page, context }) => {
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('alert')).toHaveText('You are still signed in. Please try again.')
  },
  'the login on a phone with a queued change': async (phone) => {
    await settingsThatWait(phone)
    await phone.context.clearCookies()
    await phone.context.setOffline(false)
    await phone.page.goto('/dashboard')
    await expect(phone.page.getByText('This phone has unsent changes.')).toBeVisible()
  },
  'the notice that the network is back': async ({ page, context }) => {
    // The notice lasts a few seconds, and taking the pictures lasts longer.
    await page.addInitScript((saidMs) => {
      const { setTimeout } = globalThis
      const patient = (then: () => void, ms?: number) => setTimeout(then, ms === saidMs ? 2 ** 31 - 1 : ms)
      Reflect.set(globalThis, 'setTimeout', patient)
    }, 6000)
    await context.setOffline(true)
    await page.goto('/dashboard')
    await expect(over(page)).toHaveText(/^Offline, as of/)
    await context.setOffline(false)
    await expect(over(page)).toHaveText(/^The network is back/)
  },
  ...Object.fromEntries(
    ['/', '/login', '/signup'].map((path) => [
      `a public page offline: ${path === '/' ? 'landing' : path.slice(1)}`,
      async ({ page, context }: Phone) => {
        await context.setOffline(true)
        await page.goto(path)
        await expect(page.getByText('You’re offline, or this network')).toBeVisible()
      },
    ]),
  ),
  'a captive portal': async ({ page, front }) => {
    front.between((_asked, answer) => {
      answer.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Free Wi-Fi</h1>')
      return true
    })
    await page.goto('/dashboard')
    await expect(over(page)).toHaveText(/^This network asks you to sign in/)
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
  'a new version that is ready': async ({ page, front }) => {
    front.release((script) => script.replace(/"version":"[^"]+"/, '"version":"next"'))
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found?.update()))
    await expect(over(page)).toHaveText(/^A new version is ready/)
  },
  'the home-screen offer': async ({ page }) => {
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
