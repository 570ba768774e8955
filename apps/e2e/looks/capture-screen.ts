import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { colourViolations, pageViolations, ruleViolations } from '../tests/support/checks/axe.ts'
import { findBrokenWords } from '../tests/support/checks/broken-words.ts'
import { findClippedWords } from '../tests/support/checks/clipped-words.ts'
import { horizontalOverflow, verticalOverflow } from '../tests/support/checks/layout.ts'
import { SIZES } from '../tests/support/screens/sizes.ts'
import { expect } from '../tests/support/test.ts'
import { captureScrollers } from './capture-scrollers.ts'
import { THEMES } from './themes.ts'

/** Ignored by git. */
const FOLDER = join(import.meta.dirname, '../.looks')

/** Captures the open screen in every size and theme, and checks its layout and accessibility. */
export async function captureScreen(page: Page, name: string): Promise<void> {
  const folder = join(FOLDER, name.replaceAll(/[^a-z]+/g, '-'))
  await mkdir(folder, { recursive: true })
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    for (const [theme, { media, display }] of Object.entries(THEMES)) {
      await page.emulateMedia({ ...media, reducedMotion: 'reduce' })
      await page.evaluate((chosen) => {
        document.documentElement.dataset.display = chosen
      }, display)
      // Larger screens load additional parts now. A state that never finishes loading is captured
      // as it is.
      await expect(page.getByText(/^Loading/))
        .toHaveCount(0, { timeout: 3000 })
        .catch(() => {})
      await page.screenshot({ path: join(folder, `${width} ${theme}.png`), fullPage: true })
      await captureScrollers(page, (part) => join(folder, `${width} ${theme}, ${part}.png`))
      const where = `${width}, ${theme}`
      expect.soft(await horizontalOverflow(page), `wider: ${where}`).toBe(0)
      expect.soft(await verticalOverflow(page), `empty: ${where}`).toBe(0)
      expect.soft(await findClippedWords(page), `cut off: ${where}`).toEqual([])
      expect.soft(await findBrokenWords(page), `broken: ${where}`).toEqual([])
      // axe reads a text colour property that ignores forced colours, which are the reader's
      // choice.
      if (theme === 'forced') continue
      const wrong = await (theme === 'light' ? pageViolations(page) : colourViolations(page))
      expect.soft(wrong, `axe: ${where}`).toEqual([])
      if (media.contrast !== 'more') continue
      const faint = await ruleViolations(page, 'color-contrast-enhanced')
      expect.soft(faint, `axe, AAA: ${where}`).toEqual([])
    }
  }
}
