import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { LazyBoundary } from '../../components/lazy/lazy-boundary.tsx'
import { loadModule } from '../../components/lazy/load-module.ts'
import type { CropQuestion } from '../../features/farm-settings/crop-question.ts'

const loadChecks = () => import('./crop-checklist.tsx')
const loadRules = () => import('./farm-crops.ts')

/**
 * The question about the farm's crops in "My farm". If the module does not load, the saved list
 * stays unchanged.
 *
 * @param country ISO 3166-1 alpha-2
 */
export const cropQuestion = (country: string | undefined): CropQuestion => ({
  ask: (settings: FarmSettings) => (
    <LazyBoundary load={loadChecks}>
      {({ CropChecklist }) => <CropChecklist settings={settings} />}
    </LazyBoundary>
  ),
  summary: (settings: FarmSettings) => (
    <LazyBoundary load={loadChecks}>
      {({ CropsSummary }) => <CropsSummary settings={settings} />}
    </LazyBoundary>
  ),
  toSave: async (before, next) => (await loadModule(loadRules)).withFarmCropList(before, next, country),
})
