import type { Scenario } from '../../../support/weather/scenario.ts'
import { atLimitScenarios } from './at-limits.ts'
import { edgeCaseScenarios } from './edge-cases.ts'
import { elapsedScenarios } from './elapsed.ts'
import { hardScenarios } from './hard.ts'
import { independentScenarios } from './independent.ts'
import { singleRuleScenarios } from './single-rules.ts'
import { farmScenarios } from './subjects/farms.ts'
import { frostScenarios } from './subjects/frost.ts'
import { leafAndLightScenarios } from './subjects/leaves-and-light.ts'
import { pastWeatherScenarios } from './subjects/past-weather.ts'
import { providerAndPlaceScenarios } from './subjects/providers-and-places.ts'
import { rainScenarios } from './subjects/rain.ts'
import { snowAndStormScenarios } from './subjects/snow-and-storms.ts'
import { sprayingScenarios } from './subjects/spraying.ts'

/**
 * Expected and forbidden statements by weather. Written from the sources of the rules, not from the
 * rules.
 */
export const SCENARIOS: readonly Scenario[] = [
  ...pastWeatherScenarios,
  ...frostScenarios,
  ...snowAndStormScenarios,
  ...rainScenarios,
  ...sprayingScenarios,
  ...leafAndLightScenarios,
  ...providerAndPlaceScenarios,
  ...farmScenarios,
  ...atLimitScenarios,
  ...edgeCaseScenarios,
  ...hardScenarios,
  ...singleRuleScenarios,
  ...elapsedScenarios,
  ...independentScenarios,
]
