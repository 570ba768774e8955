import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/checks/axe.ts'
import { horizontalOverflow } from '../../support/checks/layout.ts'
import { createFarmer, fillSignup, submitButton } from '../../support/farmers.ts'
import { holdRequests } from '../../support/request-gate.ts'
import { expect, test } from '../../support/test.ts'

const notice = (page: Page) => page.getByRole('region', { name: 'Recovery code' })
const isDrawn = (page: Page) => expect(page.getByRole('link', { name: 'My account' })).toBeVisible()

/**
 * Signs a farmer up and backdates the notice's waiting period, because the notice does not appear
 * in the first week.
 */
async function signedUpAWeekAgo(page: Page): Promise<void> {
  await page.goto('/signup')
  await fillSignup(page, createFarmer())
  await submitButton(page).click()
  await isDrawn(page)
  await expect(notice(page)).toHaveCount(0)
  await page.evaluate(() => localStorage.setItem('recoveryOfferSince', '0'))
}

test('the recovery-code notice fits the smallest phone at every text size', async ({ page }) => {
  await signedUpAWeekAgo(page)
  await page.reload()
  await expect(notice(page).getByRole('button')).toHaveCount(2)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const size of ['100%', '150%', '200%']) {
    await page.evaluate((text) => {
      document.documentElement.style.fontSize = text
    }, size)
    expect(await horizontalOverflow(page), size).toBe(0)
  }
})

test('a week after signup a notice offers a recovery code once, without moving the page', async ({
  page,
}) => {
  await signedUpAWeekAgo(page)
  const offer = await holdRequests(page, /recovery-offer/)
  await page.reload()
  await expect.poll(() => offer.held.length).toBe(1)
  const top = () => page.locator('#weather').evaluate((weather) => weather.getBoundingClientRect().top)
  await isDrawn(page)
  const before = await top()
  offer.open()
  await expect(notice(page)).toBeVisible()
  expect(await top()).toBe(before)
  expect((await notice(page).boundingBox())?.height).toBeLessThanOrEqual(60)
  await expectAccessible(page)
  await notice(page).getByRole('button', { name: 'Make one' }).click()
  const dialog = page.getByRole('dialog', { name: 'Recovery code' })
  await dialog.getByRole('button', { name: 'Make a recovery code' }).click()
  await expect(dialog.getByText(/^[0-9A-Z]{4}\s*$/)).toHaveCount(6)
  expect(await horizontalOverflow(page)).toBe(0)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'I have written it down' }).click()
  await expect(notice(page)).toHaveCount(0)
  await page.reload()
  await isDrawn(page)
  await expect(notice(page)).toHaveCount(0)
})

test('"Not now" dismisses the recovery-code notice for good', async ({ page }) => {
  await signedUpAWeekAgo(page)
  await page.reload()
  await notice(page).getByRole('button', { name: 'Not now' }).click()
  await expect(notice(page)).toHaveCount(0)
  await page.reload()
  await isDrawn(page)
  await page.waitForLoadState('networkidle')
  await expect(notice(page)).toHaveCount(0)
})
