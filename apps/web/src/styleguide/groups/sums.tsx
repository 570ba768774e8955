import { sumsCatalogue } from '@smart-farming/words/sums/catalogue'
import { usePart } from '../../components/part/use-loaded.ts'
import { type FarmFigures, UNKNOWN_FARM } from '../../features/sums/farm-figures.ts'
import { SumForm } from '../../features/sums/sum-form.tsx'
import { SumsPanel } from '../../features/sums/sums-panel.tsx'
import { State } from '../state.tsx'

const FARM: FarmFigures = {
  crops: ['maize'],
  currency: 'KES',
  unit: 'bag',
  land: 'acre',
  prices: { maize: { perKg: 50, scope: 'market', market: 'Nakuru', country: 'KE', month: '2026-02' } },
  costs: { maize: { costPerHa: 80_000, yieldTPerHa: 4, haulagePerT: 1500 } },
}
const FORMS = [
  { name: 'Nothing is known of the farm', farm: UNKNOWN_FARM, typed: {} },
  { name: 'A loss', farm: FARM, typed: { price: '1500' } },
  { name: 'A number that may be two', farm: FARM, typed: { price: '3,450' } },
  { name: 'Errors', farm: FARM, typed: { price: 'four', costPerArea: '-1' } },
]
const nothing = () => {}

/** The farm calculators: the whole panel, and its form with a loss and with errors. */
export function Sums() {
  const { part } = usePart(sumsCatalogue('en'))
  const words = part === 'failed' ? undefined : part?.sums
  return (
    <section>
      <h2>Farm sums</h2>
      <State name="With a result">
        <SumsPanel owner="components" farm={FARM} onAsk={nothing} />
      </State>
      {FORMS.map(({ name, ...form }) => (
        <State key={name} name={name}>
          <div className="sums">
            {words && (
              <SumForm
                id="margin"
                words={words}
                {...form}
                onType={nothing}
                onStartAgain={nothing}
                onAsk={nothing}
              />
            )}
          </div>
        </State>
      ))}
    </section>
  )
}
