import type { Locator, Page } from '@playwright/test'
import { signedIn } from '../farmers.ts'
import { expectAccessible } from '../look/axe.ts'
import { wordsCutOff } from '../look/cut-off.ts'
import { overflow } from '../look/layout.ts'
import { smallTargets } from '../look/touch.ts'
import { expect } from '../test.ts'

export const section = (page: Page, name: string) => page.getByRole('region', { name })
export const send = (part: Locator) => part.locator('[type=submit]').click()

export async function atAccount(page: Page) {
  const farmer = await signedIn(page)
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My account')
  return farmer
}

/** Checks accessibility in both themes, touch targets and the layout on a small phone. */
export async function expectFit(page: Page): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await overflow(page)).toBe(0)
  expect(await wordsCutOff(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
  await page.setViewportSize({ width, height })
}
