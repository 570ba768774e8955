import { signInNewFarmer } from '../../support/farmers.ts'
import { expect, test } from '../../support/test.ts'

test('any unknown path returns 404 and shows "404 - Page Not Found"', async ({ page }) => {
  for (const path of ['/nowhere', '/dashboard/nowhere', '/login/', '/%F0%9F%8C%BD', '/index.php?id=1']) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await expect(page.getByText('404 - Page Not Found'), path).toBeVisible()
  }
})

test('a signed-in farmer sees the 404 page with a link home', async ({ page }) => {
  await signInNewFarmer(page)
  await page.goto('/fields')
  await expect(page.getByText('404 - Page Not Found')).toBeVisible()
  await page.getByRole('link').first().click()
  await expect(page).toHaveURL('/')
})
