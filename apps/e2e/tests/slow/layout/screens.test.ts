import { expectSound } from '../../support/look/sound.ts'
import { states } from '../../support/screens/states.ts'
import { expect, test } from '../../support/test.ts'

// A long file: in one worker it would go on alone when all others have ended. No screen hangs on another.
test.describe.configure({ mode: 'parallel' })

for (const [name, open] of Object.entries(states))
  test(`${name}: axe finds nothing wrong in either theme, a thumb hits everything, and it fits every screen`, async ({
    page,
  }) => expectSound(page, open))

test('nothing moves where reduced motion is asked for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  )
  expect(moving).toBe(0)
})
