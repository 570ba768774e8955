import { wordsCutOff } from './_cut-off.ts'
import { emptyHeight, looseScrollers, overflow } from './_layout.ts'
import { parts } from './_parts.ts'
import { screens } from './_screens.ts'
import { expect, test } from './_test.ts'

/** A small phone, a phone, a tablet, a laptop, a desk. */
const sizes = [
  [320, 640],
  [360, 740],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const

for (const [name, open] of Object.entries({ ...screens, ...parts })) {
  test(`${name}: nothing wider than the screen, no words cut off, nothing to scroll into emptiness`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page)
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      const at = `at ${width} x ${height}`
      expect.soft(await overflow(page), `wider ${at}`).toBe(0)
      expect.soft(await emptyHeight(page), `empty ${at}`).toBe(0)
      expect.soft(await wordsCutOff(page), `cut off ${at}`).toEqual([])
      expect.soft(await looseScrollers(page), `scrollers ${at}`).toEqual([])
    }
  })
}
