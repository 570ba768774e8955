import { expectUsableScreen } from '../../support/checks/usable-screen.ts'
import { screenStates } from '../../support/screens/states.ts'
import { expect, test } from '../../support/test.ts'

// Parallel within this long file, so that one worker does not run it alone at the end. The screens
// are independent.
test.describe.configure({ mode: 'parallel' })

for (const [name, open] of Object.entries(screenStates))
  test(`${name}: passes axe in both themes, fits every screen and has large touch targets`, async ({
    page,
  }) => expectUsableScreen(page, open))

test('the landing page runs no animation when reduced motion is requested', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  )
  expect(moving).toBe(0)
})
