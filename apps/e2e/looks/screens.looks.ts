import { screens } from '../tests/support/screens/screens.ts'
import { screenStates } from '../tests/support/screens/states.ts'
import { test } from '../tests/support/test.ts'
import { captureScreen } from './capture-screen.ts'
import { THEMES } from './themes.ts'

for (const [name, open] of Object.entries({ ...screens, ...screenStates }))
  test(name, async ({ page }) => {
    await page.emulateMedia({ ...THEMES.light?.media, reducedMotion: 'reduce' })
    await open(page)
    await captureScreen(page, name)
  })
