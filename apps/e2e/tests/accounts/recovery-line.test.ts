import { fillSignup, newFarmer, submit } from '../support/farmers.ts'
import { overflow } from '../support/look/layout.ts'
import { expect, test } from '../support/test.ts'

test('the line that offers a recovery code fits the smallest phone, however large its text', async ({
  page,
}) => {
  await page.goto('/signup')
  await fillSignup(page, newFarmer())
  await submit(page).click()
  await expect(page.getByRole('region', { name: 'Recovery code' }).getByRole('button')).toHaveCount(2)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const size of ['100%', '150%', '200%']) {
    await page.evaluate((text) => {
      document.documentElement.style.fontSize = text
    }, size)
    expect(await overflow(page), size).toBe(0)
  }
})
