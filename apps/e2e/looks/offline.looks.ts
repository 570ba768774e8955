import type { BrowserContext, Page } from '@playwright/test'
import { openAssistant, queueQuestion } from '../tests/support/features/assistant.ts'
import {
  changeNotices,
  queueSettings,
  SEND_TIMEOUT,
  saveOnOtherDevice,
  saveSettingsOnPhone,
} from '../tests/support/features/changes.ts'
import { saveFarmOnPhone, test } from '../tests/support/features/offline.ts'
import type { ProxyServer } from '../tests/support/features/proxy-server.ts'
import { expect } from '../tests/support/test.ts'
import { captureScreen } from './capture-screen.ts'

interface Phone {
  page: Page
  context: BrowserContext
  front: ProxyServer
}

const over = (page: Page) => page.locator('.over-page')
const panel = (page: Page) => page.getByRole('tabpanel', { name: 'Market Intelligence' })

async function settingsThatWait({ page, context }: Phone): Promise<void> {
  await saveSettingsOnPhone(page)
  await context.setOffline(true)
  await queueSettings(page, 'Heavy clay', 'Potato')
}

/** Steps to each notice over the page, on a phone with a saved farm. */
const states: Readonly<Record<string, (phone: Phone) => Promise<unknown>>> = {
  'the farm opened offline': async ({ page, context }) => {
    await context.setOffline(true)
    await page.goto('/dashboard')
    await expect(over(page)).toHaveText(/^Offline\. Last updated/)
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
    await openAssistant(page)
    await context.setOffline(true)
    await page.goto('/dashboard')
    await queueQuestion(
      await openAssistant(page),
      page,
      'May I spray my beans behind the house this afternoon?',
    )
  },
  'a queued change': settingsThatWait,
  'a queued change in conflict with another device': async (phone) => {
    await settingsThatWait(phone)
    await saveOnOtherDevice(phone.page, { crop: { name: 'apple' } })
    await phone.context.setOffline(false)
    await expect(changeNotices(phone.page)).toHaveText(/also changed elsewhere/, SEND_TIMEOUT)
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
    // The notice lasts a few seconds, less than capturing takes.
    await page.addInitScript((saidMs) => {
      const { setTimeout } = globalThis
      const patient = (then: () => void, ms?: number) => setTimeout(then, ms === saidMs ? 2 ** 31 - 1 : ms)
      Reflect.set(globalThis, 'setTimeout', patient)
    }, 6000)
    await context.setOffline(true)
    await page.goto('/dashboard')
    await expect(over(page)).toHaveText(/^Offline\. Last updated/)
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
    await saveFarmOnPhone(page)
    await open({ page, context, front })
    await captureScreen(page, name)
  })
