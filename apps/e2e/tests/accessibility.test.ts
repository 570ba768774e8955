import { expectAccessible } from './_axe.ts'
import { screens } from './_screens.ts'
import { expect, test } from './_test.ts'

for (const [name, open] of Object.entries(screens)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing wrong with ${name} in the ${colorScheme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await open(page)
      await expectAccessible(page)
    })
  }
}

test('nothing moves where reduced motion is asked for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  )
  expect(moving).toBe(0)
})
