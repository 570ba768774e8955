import type { CropGrowth } from '@smart-farming/contracts/weather/growing'
import { chillFinding, needsChill } from './chill-finding.ts'
import type { CropGrowthContext, CropGrowthFarm } from './crop-growth-context.ts'
import { degreeDayFinding } from './degree-day-finding.ts'
import { diseaseFinding, hasDiseaseModel } from './disease-finding.ts'
import { waterFinding } from './water-finding.ts'

/** The parts of the weather history that a farm's findings need. */
export function requiredHistory({ crop, since }: CropGrowthFarm): { lately: boolean; season: boolean } {
  const season =
    crop !== undefined &&
    (since?.degreeDays !== undefined || (needsChill(crop.name) && since?.chill !== undefined))
  return { lately: season || hasDiseaseModel(crop?.name), season }
}

/** Water balance, diseases and growth of a farm. Empty for sample weather. */
export function assessCropGrowth(a: CropGrowthContext): CropGrowth {
  if (a.source.sample === true) return { findings: [] }
  const findings = [waterFinding(a), diseaseFinding(a), degreeDayFinding(a), chillFinding(a)]
  return { findings: findings.filter((each) => each !== undefined) }
}
