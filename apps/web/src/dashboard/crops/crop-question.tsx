import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { fetchPart } from '../../components/part/fetch-part.ts'
import { Part } from '../../components/part/part.tsx'
import type { CropQuestion } from '../../features/farm-settings/crop-question.ts'

const loadChecks = () => import('./crop-checks.tsx')
const loadRules = () => import('./farm-crops.ts')

/**
 * The list of crops in "My farm", for a country (ISO 3166-1 alpha-2). If the question does not load, the saved list is
 * unchanged.
 */
export const cropQuestion = (country: string | undefined): CropQuestion => ({
  ask: (settings: FarmSettings) => (
    <Part load={loadChecks}>{({ CropChecks }) => <CropChecks settings={settings} />}</Part>
  ),
  summary: (settings: FarmSettings) => (
    <Part load={loadChecks}>{({ CropsSummary }) => <CropsSummary settings={settings} />}</Part>
  ),
  toSave: async (before, next) => (await fetchPart(loadRules)).withFarmList(before, next, country),
})
