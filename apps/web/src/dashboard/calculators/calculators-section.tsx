import { LazyBoundary } from '../../components/lazy/lazy-boundary.tsx'
import { words } from '../../words.ts'
import './calculators-section.css'

const loadSums = () => import('./farm-calculators.tsx')

/** The farm calculators, loaded when first opened. */
export const CalculatorsSection = () => (
  <LazyBoundary
    load={loadSums}
    missing={words.dashboard.sumsMissing}
    waiting={<p role="status">{words.application.loading}</p>}
  >
    {({ FarmCalculators }) => <FarmCalculators />}
  </LazyBoundary>
)
