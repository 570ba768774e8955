import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../checks/axe.ts'
import { findClippedWords } from '../checks/clipped-words.ts'
import { horizontalOverflow } from '../checks/layout.ts'
import { findSmallTargets } from '../checks/touch.ts'
import { signInNewFarmer } from '../farmers.ts'
import { expect } from '../test.ts'

export const accountSection = (page: Page, name: string) => page.getByRole('region', { name })
export const submitForm = (part: Locator) => part.locator('[type=submit]').click()

export async function openAccount(page: Page) {
  const farmer = await signInNewFarmer(page)
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My account')
  return farmer
}

/** Checks accessibility in both themes, touch targets and the layout on a small phone. */
export async function expectUsable(page: Page): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await horizontalOverflow(page)).toBe(0)
  expect(await findClippedWords(page)).toEqual([])
  expect(await findSmallTargets(page)).toEqual([])
  await page.setViewportSize({ width, height })
}
