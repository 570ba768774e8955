import { openDashboard } from '../tests/support/farmers.ts'
import { mapElement, openMap, test } from '../tests/support/features/map.ts'
import { expect } from '../tests/support/test.ts'
import { captureScreen } from './capture-screen.ts'

const NAME = 'the map with a pin'

test(NAME, async ({ page }) => {
  await openDashboard(page)
  await openMap(page)
  await mapElement(page).click({ position: { x: 100, y: 100 } })
  await expect(page.getByText(/^Pin at /)).toBeVisible()
  await captureScreen(page, NAME)
})
