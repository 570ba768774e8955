import { Part } from '../../components/part/part.tsx'
import { words } from '../../words.ts'
import './sums-place.css'

const loadSums = () => import('./farm-sums.tsx')

/** Section of the farm calculators, loaded when first opened. */
export const SumsPlace = () => (
  <Part
    load={loadSums}
    missing={words.dashboard.sumsMissing}
    waiting={<p role="status">{words.application.loading}</p>}
  >
    {({ FarmSums }) => <FarmSums />}
  </Part>
)
