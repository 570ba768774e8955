import type { Scenario } from '../../../support/weather/scenario.ts'
import { atTheMarks } from './at-the-marks.ts'
import { behindUs } from './behind-us.ts'
import { corners } from './corners.ts'
import { eachAlone } from './each-alone.ts'
import { freshEyes } from './fresh-eyes.ts'
import { hard } from './hard.ts'
import { farms } from './subjects/farms.ts'
import { frost } from './subjects/frost.ts'
import { leavesAndLight } from './subjects/leaves-and-light.ts'
import { providersAndPlaces } from './subjects/providers-and-places.ts'
import { rain } from './subjects/rain.ts'
import { snowAndStorms } from './subjects/snow-and-storms.ts'
import { spraying } from './subjects/spraying.ts'
import { thePast } from './subjects/the-past.ts'

/**
 * Required and forbidden statements for farmers by weather, written from the sources of the rules and not from the
 * rules.
 */
export const SCENARIOS: readonly Scenario[] = [
  ...thePast,
  ...frost,
  ...snowAndStorms,
  ...rain,
  ...spraying,
  ...leavesAndLight,
  ...providersAndPlaces,
  ...farms,
  ...atTheMarks,
  ...corners,
  ...hard,
  ...eachAlone,
  ...behindUs,
  ...freshEyes,
]
