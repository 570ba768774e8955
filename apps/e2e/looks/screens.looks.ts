import { parts } from '../tests/_parts.ts'
import { screens } from '../tests/_screens.ts'
import { test } from '../tests/_test.ts'
import { lookAt } from './look-at.ts'
import { THEMES } from './themes.ts'

for (const [name, open] of Object.entries({ ...screens, ...parts }))
  test(name, async ({ page }) => {
    await page.emulateMedia({ ...THEMES.light?.media, reducedMotion: 'reduce' })
    await open(page)
    await lookAt(page, name)
  })
