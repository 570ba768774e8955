import { layoutShift } from '../support/checks/layout.ts'
import { createFarmer, fillSignup, typePlace } from '../support/farmers.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ page }) => page.goto('/signup'))

test('signup suggests villages, accepts one by keyboard and shows its forecast', async ({ page }) => {
  const farmer = createFarmer()
  await fillSignup(page, { ...farmer, location: '' })
  await typePlace(page, 'tenbu')
  const place = page.getByRole('option', { name: /^Tenbury Wells/ })
  await expect(place).toHaveText('Tenbury WellsEngland, United Kingdom')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('Location')).toHaveAttribute(
    'aria-activedescendant',
    (await place.getAttribute('id')) ?? '',
  )
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Location')).toHaveValue('Tenbury Wells, England, GB')
  await expect(page).toHaveURL('/signup')
  // The list overlays the form, so nothing in the form shifts.
  expect(await layoutShift(page)).toBe(0)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Welcome, ${farmer.username}!`)).toBeVisible()
  await expect(page.getByText('Tenbury Wells, England, GB').first()).toBeVisible()
})
