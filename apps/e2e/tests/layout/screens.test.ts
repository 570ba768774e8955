import { expectUsableScreen } from '../support/checks/usable-screen.ts'
import { screens } from '../support/screens/screens.ts'
import { test } from '../support/test.ts'

// Parallel within this long file, so that one worker does not run it alone at the end. The screens
// are independent.
test.describe.configure({ mode: 'parallel' })

for (const [name, open] of Object.entries(screens))
  test(`${name}: passes axe in both themes, fits every screen and has large touch targets`, async ({
    page,
  }) => expectUsableScreen(page, open))
