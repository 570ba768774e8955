import { overflow } from './_layout.ts'
import { screens } from './_screens.ts'
import { expect, test } from './_test.ts'

for (const [name, open] of Object.entries(screens)) {
  for (const width of [320, 1440]) {
    test(`${name} fits a screen of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      await open(page)
      expect(await overflow(page)).toBe(0)
    })
  }
}
