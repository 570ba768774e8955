import { fillLogin, signedIn, submit } from '../../support/farmers.ts'
import { expectNothingOf, farmKept, pictureKept, test } from '../../support/features/kept.ts'
import { sums } from '../../support/features/sums.ts'
import { dayRows, storedLocation } from '../../support/features/weather.ts'
import { expect } from '../../support/test.ts'

test('deleting the account deletes its data from this phone', async ({ page }) => {
  const { username, password } = await farmKept(page)
  await expect.poll(() => pictureKept(page)).toContain(username)
  await sums(page).open()
  await sums(page).fill('Costs per hectare', '900')
  await page.goto('/account')
  const deleting = page.getByRole('region', { name: 'Delete my account' })
  await deleting.getByRole('button', { name: 'Delete my account' }).click()
  await deleting.getByLabel('Your password').fill(password)
  await deleting.locator('[type=submit]').click()
  await expect(page.getByText(/^Your account will be deleted on/)).toBeVisible()
  await expectNothingOf(page, username)
})

test("logging out deletes the farm's place, so the next farmer does not see its weather", async ({
  page,
}) => {
  await farmKept(page, { location: 'Tenbury Wells' })
  await expect
    .poll(() => storedLocation(page))
    .toMatchObject({ name: expect.stringContaining('Tenbury Wells') })
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(await storedLocation(page)).toBeNull()
  await signedIn(page, { location: 'Xyzzyqwv' })
  await page.goto('/dashboard')
  await expect(dayRows(page)).toHaveCount(5)
  await expect(page.getByText(/Tenbury/)).toHaveCount(0)
  await expect(page.getByText(/London/).first()).toBeVisible()
})

test('"Shared phone: save nothing here" stores no place on the phone', async ({ page }) => {
  const farmer = await signedIn(page, { location: 'Tenbury Wells' })
  await page.context().clearCookies()
  await page.goto('/login')
  await fillLogin(page, farmer)
  await page.getByLabel(/Shared phone: save nothing here/).check()
  await submit(page).click()
  await expect(dayRows(page)).toHaveCount(5)
  await expect(page.getByText(/Tenbury Wells/).first()).toBeVisible()
  expect(await storedLocation(page)).toBeNull()
})
