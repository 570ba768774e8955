import { screens } from '../tests/support/screens/screens.ts'
import { states } from '../tests/support/screens/states.ts'
import { test } from '../tests/support/test.ts'
import { lookAt } from './look-at.ts'
import { THEMES } from './themes.ts'

for (const [name, open] of Object.entries({ ...screens, ...states }))
  test(name, async ({ page }) => {
    await page.emulateMedia({ ...THEMES.light?.media, reducedMotion: 'reduce' })
    await open(page)
    await lookAt(page, name)
  })
