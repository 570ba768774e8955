import type { Growing } from '@smart-farming/contracts/weather/growing'
import { chillFinding, needsChill } from './chill-finding.ts'
import { degreeDayFinding } from './degree-day-finding.ts'
import { diseaseFinding, hasDiseaseModel } from './disease-finding.ts'
import type { GrowingCase, GrowingFarm } from './growing-case.ts'
import { waterFinding } from './water-finding.ts'

/** The parts of the weather history that a farm's findings need. */
export function neededHistory({ crop, since }: GrowingFarm): { lately: boolean; season: boolean } {
  const season =
    crop !== undefined &&
    (since?.degreeDays !== undefined || (needsChill(crop.name) && since?.chill !== undefined))
  return { lately: season || hasDiseaseModel(crop?.name), season }
}

/** Water balance, diseases and growth of a farm. Empty for sample weather. */
export function assessGrowing(a: GrowingCase): Growing {
  if (a.source.sample === true) return { findings: [] }
  const findings = [waterFinding(a), diseaseFinding(a), degreeDayFinding(a), chillFinding(a)]
  return { findings: findings.filter((each) => each !== undefined) }
}
