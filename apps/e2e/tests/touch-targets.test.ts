import { parts } from './_parts.ts'
import { screens } from './_screens.ts'
import { expect, test } from './_test.ts'
import { smallTargets } from './_touch.ts'

for (const [name, open] of Object.entries({ ...screens, ...parts })) {
  test(`a thumb hits everything that can be pressed: ${name}`, async ({ page }) => {
    await open(page)
    expect(await smallTargets(page)).toEqual([])
  })
}
