import { fillLogin, signInNewFarmer, submitButton } from '../../support/farmers.ts'
import { calculators } from '../../support/features/calculators.ts'
import { expectNoDataFor, readSnapshot, saveFarmOnPhone, test } from '../../support/features/offline.ts'
import { dayRows, storedLocation } from '../../support/features/weather.ts'
import { expect } from '../../support/test.ts'

test('deleting the account deletes its data from this phone', async ({ page }) => {
  const { username, password } = await saveFarmOnPhone(page)
  await expect.poll(() => readSnapshot(page)).toContain(username)
  await calculators(page).open()
  await calculators(page).fill('Costs per hectare', '900')
  await page.goto('/account')
  const deleting = page.getByRole('region', { name: 'Delete my account' })
  await deleting.getByRole('button', { name: 'Delete my account' }).click()
  await deleting.getByLabel('Your password').fill(password)
  await deleting.locator('[type=submit]').click()
  await expect(page.getByText(/^Your account will be deleted on/)).toBeVisible()
  await expectNoDataFor(page, username)
})

test("logging out deletes the farm's place, so the next farmer does not see its weather", async ({
  page,
}) => {
  await saveFarmOnPhone(page, { location: 'Tenbury Wells' })
  await expect
    .poll(() => storedLocation(page))
    .toMatchObject({ name: expect.stringContaining('Tenbury Wells') })
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(await storedLocation(page)).toBeNull()
  await signInNewFarmer(page, { location: 'Xyzzyqwv' })
  await page.goto('/dashboard')
  await expect(dayRows(page)).toHaveCount(5)
  await expect(page.getByText(/Tenbury/)).toHaveCount(0)
  await expect(page.getByText(/London/).first()).toBeVisible()
})

test('"Shared phone: save nothing here" stores no place on the phone', async ({ page }) => {
  const farmer = await signInNewFarmer(page, { location: 'Tenbury Wells' })
  await page.context().clearCookies()
  await page.goto('/login')
  await fillLogin(page, farmer)
  await page.getByLabel(/Shared phone: save nothing here/).check()
  await submitButton(page).click()
  await expect(dayRows(page)).toHaveCount(5)
  await expect(page.getByText(/Tenbury Wells/).first()).toBeVisible()
  expect(await storedLocation(page)).toBeNull()
})
