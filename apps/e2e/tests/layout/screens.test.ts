import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleColours } from '../support/look/axe.ts'
import { wordsBroken } from '../support/look/broken.ts'
import { wordsCutOff } from '../support/look/cut-off.ts'
import { drawn, emptyHeight, looseScrollers, overflow, stretchedDrawings } from '../support/look/layout.ts'
import { smallTargets } from '../support/look/touch.ts'
import { parts } from '../support/screens/parts.ts'
import { screens } from '../support/screens/screens.ts'
import { SIZES } from '../support/screens/sizes.ts'
import { expect, test } from '../support/test.ts'

const textSize = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size
  }, `${percent}%`)

/** What axe is to look at, once in light with all its rules and once in dark: at 960 px a screen has another layout. */
const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 800 }

// The longest file by far: in one worker it would go on alone when all others have ended. No screen hangs on another.
test.describe.configure({ mode: 'parallel' })

const inTheme = (page: Page, colorScheme: 'light' | 'dark') =>
  page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })

// To open a screen takes longer than to look at it, so all that any screen must be is looked at in one opening.
for (const [name, open] of Object.entries({ ...screens, ...parts })) {
  test(`${name}: axe finds nothing wrong in either theme, a thumb hits everything, and it fits every screen`, async ({
    page,
  }) => {
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
    expect.soft(await smallTargets(page), 'too small for a thumb').toEqual([])
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      await drawn(page)
      const at = `at ${width} x ${height}`
      expect.soft(await overflow(page), `wider ${at}`).toBe(0)
      expect.soft(await emptyHeight(page), `empty ${at}`).toBe(0)
      expect.soft(await wordsCutOff(page), `cut off ${at}`).toEqual([])
      expect.soft(await wordsBroken(page), `broken ${at}`).toEqual([])
      expect.soft(await looseScrollers(page), `scrollers ${at}`).toEqual([])
      expect.soft(await stretchedDrawings(page), `stretched ${at}`).toEqual([])
    }
    // Larger text, by our own switch and as browsers and phones set it: the smallest phone and a desk, in the open
    // page.
    for (const [width, height] of [SIZES[0], SIZES[3]]) {
      await textSize(page, 100)
      await page.setViewportSize({ width, height })
      await drawn(page)
      for (const percent of [125, 150, 200]) {
        await textSize(page, percent)
        expect.soft(await overflow(page), `wider at ${width}, ${percent} %`).toBe(0)
        expect.soft(await wordsCutOff(page), `cut off at ${width}, ${percent} %`).toEqual([])
        expect.soft(await wordsBroken(page), `broken at ${width}, ${percent} %`).toEqual([])
      }
    }
  })
}

test('nothing moves where reduced motion is asked for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  )
  expect(moving).toBe(0)
})
