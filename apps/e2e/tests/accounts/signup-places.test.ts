import { fillSignup, newFarmer, submit, typePlace } from '../support/farmers.ts'
import { layoutShift } from '../support/look/layout.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ page }) => page.goto('/signup'))

test('a village is suggested while it is typed, chosen by the keyboard, and its forecast is there', async ({
  page,
}) => {
  const farmer = newFarmer()
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
  // The list lies over the form: nothing of it has moved.
  expect(await layoutShift(page)).toBe(0)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Welcome, ${farmer.username}!`)).toBeVisible()
  await expect(page.getByText('Tenbury Wells, England, GB').first()).toBeVisible()
})

test('a tap or a click chooses, Escape does not, and what is typed may stay', async ({ page }) => {
  await typePlace(page, 'nakuru')
  await expect(page.getByRole('listbox', { name: 'Places' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(page.getByLabel('Location')).toHaveValue('nakuru')
  await page.keyboard.press('ArrowDown')
  await page.getByRole('option', { name: /Kenya/ }).first().click()
  await expect(page.getByLabel('Location')).toHaveValue('Nakuru, Nakuru County, KE')
  await expect(page.getByLabel('Location')).toBeFocused()
})

test('without suggestions the field is a plain one, and the sign-up works', async ({ page }) => {
  await page.route('**/api/places/suggest*', (route) => route.abort('internetdisconnected'))
  await typePlace(page, 'Lud')
  await expect(page.getByRole('listbox')).toBeHidden()
  const farmer = newFarmer()
  await fillSignup(page, farmer)
  await submit(page).click()
  await expect(page.getByText(`Welcome, ${farmer.username}!`)).toBeVisible()
})

test('both passwords can be shown', async ({ page }) => {
  for (const label of ['Password', 'Confirm Password']) {
    const box = page.getByLabel(label, { exact: true })
    await page.getByRole('button', { name: `Show ${label}`, exact: true }).click()
    await expect(box, label).toHaveAttribute('type', 'text')
  }
})
