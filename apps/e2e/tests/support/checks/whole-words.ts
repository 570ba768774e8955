import { expect, type Page } from '@playwright/test'
import { test } from '../test.ts'
import { findClippedWords } from './clipped-words.ts'
import { horizontalOverflow } from './layout.ts'

const SIZES = [
  [360, 740],
  [1280, 800],
] as const

/**
 * Checks at both sizes, in light and dark, that no word is cut off, and attaches pictures to the
 * report.
 */
export async function expectWholeWords(page: Page, name: string): Promise<void> {
  for (const [width, height] of SIZES)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await horizontalOverflow(page)).toBe(0)
      expect(await findClippedWords(page)).toEqual([])
      await test.info().attach(`${name} ${width} ${colorScheme}`, {
        body: await page.screenshot(),
        contentType: 'image/png',
      })
    }
}
