import type { BrowserContext, Page } from '@playwright/test'
import { ageSavedData } from '../tests/support/checks/age-saved-data.ts'
import type { Farmer } from '../tests/support/farmers.ts'
import { chooseCrops } from '../tests/support/features/board.ts'
import {
  chooseRemovedPlace,
  farmDialog,
  openAllCards,
  queueButton,
  queueSettings,
  refusalNotice,
  SEND_TIMEOUT,
  saveSettingsOnPhone,
} from '../tests/support/features/changes.ts'
import { readSavedQueries, saveFarmOnPhone, test } from '../tests/support/features/offline.ts'
import type { ProxyServer } from '../tests/support/features/proxy-server.ts'
import { expect } from '../tests/support/test.ts'
import { captureScreen } from './capture-screen.ts'

interface Phone {
  page: Page
  context: BrowserContext
  front: ProxyServer
  farmer: Farmer
}

const over = (page: Page) => page.locator('.over-page')
const panel = (page: Page) => page.getByRole('tabpanel', { name: 'Market Intelligence' })

async function letQuestionWait(page: Page, question: string): Promise<void> {
  await panel(page).getByRole('textbox').fill(question)
  await panel(page).getByRole('textbox').press('Enter')
  await panel(page).getByRole('button', { name: 'Send it when the network is back' }).click()
  await expect(over(page).filter({ hasText: question })).toHaveCount(1)
}

/** Opens the dashboard offline, `hours` after its data was saved. */
async function openedLater({ page, context }: Phone, hours: number): Promise<void> {
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await ageSavedData(page, 'answers', hours)
  await page.goto('/dashboard')
  await expect(over(page)).toHaveText(/^Offline\. Last updated/)
}

/** Steps to each state of a phone with old saved data, or none. */
const states: Readonly<Record<string, (phone: Phone) => Promise<unknown>>> = {
  'queued questions that are old or may have been asked': async ({ page, context }) => {
    await context.setOffline(true)
    await letQuestionWait(page, 'What is maize worth in Nakuru this week?')
    await ageSavedData(page, 'outbox', 0, { sentAt: Date.now() - 3_600_000 })
    await letQuestionWait(page, 'What is wheat worth?')
    await ageSavedData(page, 'outbox', 2)
    await page.reload()
    await expect(over(page).getByText('May have been asked already')).toBeVisible()
    await expect(over(page).getByText('Waiting for more than an hour')).toBeVisible()
  },
  'a refused change and a queued change older than a week': async ({ page, context }) => {
    await chooseRemovedPlace(page, context)
    await context.setOffline(false)
    await expect(refusalNotice(page)).toHaveCount(1, SEND_TIMEOUT)
    await context.setOffline(true)
    await page.reload()
    await queueSettings(page, 'Heavy clay')
    await ageSavedData(page, 'outbox', 8 * 24)
    await page.reload()
    await expect(over(page).getByRole('button', { name: 'Send now' })).toBeVisible()
    await expect(refusalNotice(page)).toHaveCount(1)
  },
  'a queued contact message': async ({ page, context }) => {
    await context.setOffline(true)
    await page.goto('/embed/contact')
    await page.getByLabel('Your name').fill('Wanjiku')
    await page.getByLabel('E-mail or phone').fill('+254 700 000000')
    await page.getByLabel('Your message').fill('Do you know sorghum, too?')
    await page.getByRole('button', { name: 'Send message' }).click()
    await queueButton(page).click()
    await expect(page.getByText('Will be sent when the network is back')).toBeVisible()
  },
  'a phone with full storage that cannot queue a change': async ({ page, context }) => {
    await saveSettingsOnPhone(page)
    await page.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await context.setOffline(true)
    await page.goto('/dashboard')
    await expect(page.getByText('Showing saved data.')).toBeVisible()
    await page.getByRole('button', { name: 'My farm' }).click()
    await openAllCards(farmDialog(page))
    await farmDialog(page).getByLabel('Heavy clay').check()
    await farmDialog(page).getByRole('button', { name: 'Save' }).click()
    await queueButton(page).click()
    await expect(
      farmDialog(page).getByText('This phone saves nothing, so it cannot be sent later.'),
    ).toBeVisible()
  },
  'a phone with full storage that cannot queue a question': async ({ page, context }) => {
    await page.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await context.setOffline(true)
    await page.goto('/dashboard')
    await expect(page.getByText('Showing saved data.')).toBeVisible()
    await panel(page).getByRole('textbox').fill('What is maize worth in Nakuru this week?')
    await panel(page).getByRole('textbox').press('Enter')
    await queueButton(panel(page)).click()
    await expect(panel(page).getByText('This phone saves nothing, so it cannot be sent later.')).toBeVisible()
  },
  'a network lost while the farm is open': async ({ page, front }) => {
    await front.stop()
    await page.evaluate(() => dispatchEvent(new Event('sessionlost')))
    await expect(over(page)).toHaveText(/Reconnects automatically/)
  },
  'my account offline': async ({ page, context }) => {
    await context.setOffline(true)
    await page.goto('/account')
    await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
    await expect(over(page)).toHaveText(/^Offline\. Last updated/)
  },
  'prices offline': async ({ page, context }) => {
    await chooseCrops(page, 'tonne', 'Maize', 'Wheat', 'Tomatoes')
    await expect.poll(() => readSavedQueries(page)).toContain('prices.series')
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Maize', exact: true })).toBeVisible()
    await expect(over(page)).toHaveText(/^Offline\. Last updated/)
  },
  'the login after deleting the account': async ({ page, farmer }) => {
    await page.goto('/account')
    const deleting = page.getByRole('region', { name: 'Delete my account' })
    await deleting.getByRole('button', { name: 'Delete my account' }).click()
    await deleting.getByLabel('Your password').fill(farmer.password)
    await deleting.locator('[type=submit]').click()
    await expect(page.getByText(/^Your account will be deleted on/)).toBeVisible()
  },
  'farm settings saved three hours ago': async (phone) => {
    const { page } = phone
    await saveSettingsOnPhone(page)
    await openedLater(phone, 3)
    await page.getByRole('button', { name: 'My farm' }).click()
    await expect(
      farmDialog(page)
        .getByText(/^Saved on this phone 3 hours ago\./)
        .first(),
    ).toBeVisible()
  },
  'a forecast seven hours old, offline': async (phone) => {
    await openedLater(phone, 7)
    await expect(phone.page.getByText(/forecast 7 hours old/).first()).toBeVisible()
  },
  'a forecast of yesterday, offline': async (phone) => {
    await openedLater(phone, 25)
    await expect(phone.page.getByText(/no forecast available/).first()).toBeVisible()
  },
  'a farm with several places': async ({ page }) => {
    for (const [name, lat] of [
      ['Meadow by the river', 52.4],
      ['Llanfairpwllgwyngyll, the upper field', 53.22],
    ])
      await page.request.post('/api/farm/places', {
        data: { name, state: 'Wales', country: 'GB', lat, lon: -3.5 },
      })
    await page.goto('/dashboard')
    await expect(page.getByRole('combobox', { name: 'Your places' })).toBeVisible()
  },
  'the places in the farm settings': async ({ page }) => {
    await page.request.post('/api/farm/places', {
      data: { name: 'Llanfairpwllgwyngyll, the upper field', country: 'GB', lat: 53.22, lon: -4.2 },
    })
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'My farm' }).click()
    await expect(farmDialog(page).getByRole('button', { name: /^Remove Llanfair/ })).toBeVisible()
  },
  'the instructions for installing by hand': async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('visits', '2026-01-01 3')
      Object.defineProperty(navigator, 'standalone', { value: false })
    })
    await page.goto('/dashboard')
    await expect(over(page).getByRole('button')).toHaveCount(1)
  },
}

for (const [name, open] of Object.entries(states))
  test(name, async ({ page, context, front }) => {
    const farmer = await saveFarmOnPhone(page)
    await open({ page, context, front, farmer })
    await captureScreen(page, name)
  })
