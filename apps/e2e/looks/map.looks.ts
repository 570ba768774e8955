import { atDashboard } from '../tests/support/farmers.ts'
import { map, openMap, test } from '../tests/support/features/map.ts'
import { expect } from '../tests/support/test.ts'
import { lookAt } from './look-at.ts'

const NAME = 'the map with a pin'

test(NAME, async ({ page }) => {
  await atDashboard(page)
  await openMap(page)
  await map(page).click({ position: { x: 100, y: 100 } })
  await expect(page.getByText(/^Pin at /)).toBeVisible()
  await lookAt(page, NAME)
})
