import type { Scenario } from '../_scenario.ts'
import { atTheMarks } from './at-the-marks.ts'
import { behindUs } from './behind-us.ts'
import { corners } from './corners.ts'
import { eachAlone } from './each-alone.ts'
import { farms } from './farms.ts'
import { freshEyes } from './fresh-eyes.ts'
import { frost } from './frost.ts'
import { hard } from './hard.ts'
import { leavesAndLight } from './leaves-and-light.ts'
import { providersAndPlaces } from './providers-and-places.ts'
import { rain } from './rain.ts'
import { snowAndStorms } from './snow-and-storms.ts'
import { spraying } from './spraying.ts'
import { thePast } from './the-past.ts'

/**
 * What farmers must and must not be told of what weather, written from the sources of the rules and not from the rules.
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
