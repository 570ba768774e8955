import { parts } from '../tests/support/screens/parts.ts'
import { screens } from '../tests/support/screens/screens.ts'
import { test } from '../tests/support/test.ts'
import { lookAt } from './look-at.ts'
import { THEMES } from './themes.ts'

for (const [name, open] of Object.entries({ ...screens, ...parts }))
  test(name, async ({ page }) => {
    await page.emulateMedia({ ...THEMES.light?.media, reducedMotion: 'reduce' })
    await open(page)
    await lookAt(page, name)
  })
