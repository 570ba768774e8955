import { expectAccessible } from '../support/checks/axe.ts'
import { createFarmer, fillSignup, signInNewFarmer, submitButton } from '../support/farmers.ts'
import { expect, test } from '../support/test.ts'

test('at 360 px the header and its notice end within 120 px of the top', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { username } = await signInNewFarmer(page)
  await page.addInitScript((name) => localStorage.setItem('recoveryOffer', name), username)
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Not now' })).toBeVisible()
  const { y } = (await page.getByRole('region', { name: 'Today' }).boundingBox()) ?? { y: 1000 }
  expect(y).toBeLessThanOrEqual(120)
})

test('the first dashboard asks three setup questions only once, each answered by one press', async ({
  page,
}) => {
  await page.goto('/signup')
  await fillSignup(page, createFarmer())
  await submitButton(page).click()
  const steps = page.getByRole('region', { name: 'Set up your farm' })
  await expect(steps.getByRole('button', { name: 'Wheat' })).toBeVisible()
  await expectAccessible(page)
  await steps.getByRole('button', { name: 'Wheat' }).click()
  await steps.getByRole('button', { name: 'GBP per tonne' }).click()
  await expect(steps.getByRole('button', { name: 'Done' })).toBeVisible()
  await expectAccessible(page)
  await steps.getByRole('button', { name: 'Done' }).click()
  await expect(steps).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Today' })).toContainText('Wheat')
  await page.reload()
  await expect(page.getByRole('region', { name: 'Today' })).toContainText('Wheat')
  await expect(steps).toHaveCount(0)
})
