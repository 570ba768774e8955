import type { Page } from '@playwright/test'
import { SIZES } from '../screens/sizes.ts'
import { expect, test } from '../test.ts'
import { expectAccessible, expectAccessibleColours } from './axe.ts'
import { findBrokenWords } from './broken-words.ts'
import { findClippedWords } from './clipped-words.ts'
import {
  findLooseScrollers,
  findStretchedDrawings,
  horizontalOverflow,
  verticalOverflow,
  waitForLayout,
} from './layout.ts'
import { findSmallTargets } from './touch.ts'

const textSize = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size
  }, `${percent}%`)

/**
 * Sizes for axe, because a screen has another layout from 960 px. Light is checked with all rules,
 * dark only for colours.
 */
const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 800 }

const inTheme = (page: Page, colorScheme: 'light' | 'dark') =>
  page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })

/**
 * Opens a screen and checks accessibility, touch targets, and layout at every size. Opens the
 * screen only once, because opening takes longer than checking.
 */
export async function expectUsableScreen(page: Page, open: (page: Page) => Promise<unknown>): Promise<void> {
  await inTheme(page, 'light')
  await open(page)
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size)
    await inTheme(page, 'light')
    await test.step(`axe, light, ${size.width}`, () => expectAccessible(page))
    await inTheme(page, 'dark')
    await test.step(`axe, dark, ${size.width}`, () => expectAccessibleColours(page))
  }
  await page.setViewportSize(PHONE)
  expect.soft(await findSmallTargets(page), 'too small for a thumb').toEqual([])
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await waitForLayout(page)
    const at = `at ${width} x ${height}`
    expect.soft(await horizontalOverflow(page), `wider ${at}`).toBe(0)
    expect.soft(await verticalOverflow(page), `empty ${at}`).toBe(0)
    expect.soft(await findClippedWords(page), `cut off ${at}`).toEqual([])
    expect.soft(await findBrokenWords(page), `broken ${at}`).toEqual([])
    expect.soft(await findLooseScrollers(page), `scrollers ${at}`).toEqual([])
    expect.soft(await findStretchedDrawings(page), `stretched ${at}`).toEqual([])
  }
  // Larger text, as set here, in browsers or on phones: on the smallest phone and a desktop, in the
  // open page.
  for (const [width, height] of [SIZES[0], SIZES[3]]) {
    await textSize(page, 100)
    await page.setViewportSize({ width, height })
    await waitForLayout(page)
    for (const percent of [125, 150, 200]) {
      await textSize(page, percent)
      expect.soft(await horizontalOverflow(page), `wider at ${width}, ${percent} %`).toBe(0)
      expect.soft(await findClippedWords(page), `cut off at ${width}, ${percent} %`).toEqual([])
      expect.soft(await findBrokenWords(page), `broken at ${width}, ${percent} %`).toEqual([])
    }
  }
}
