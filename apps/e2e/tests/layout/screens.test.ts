import { expectSound } from '../support/look/sound.ts'
import { screens } from '../support/screens/screens.ts'
import { test } from '../support/test.ts'

// A long file: in one worker it would go on alone when all others have ended. No screen hangs on another.
test.describe.configure({ mode: 'parallel' })

for (const [name, open] of Object.entries(screens))
  test(`${name}: axe finds nothing wrong in either theme, a thumb hits everything, and it fits every screen`, async ({
    page,
  }) => expectSound(page, open))
