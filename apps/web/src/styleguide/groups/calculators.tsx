import { calculatorCatalogueLoader } from '@smart-farming/words/sums/catalogue'
import { useRetryableModule } from '../../components/lazy/use-lazy-module.ts'
import { CalculatorForm } from '../../features/calculators/calculator-form.tsx'
import { CalculatorsPanel } from '../../features/calculators/calculators-panel.tsx'
import { type FarmDefaults, NO_FARM_DEFAULTS } from '../../features/calculators/farm-defaults.ts'
import { StateExample } from '../state-example.tsx'

const FARM: FarmDefaults = {
  crops: ['maize'],
  currency: 'KES',
  unit: 'bag',
  land: 'acre',
  prices: { maize: { perKg: 50, scope: 'market', market: 'Nakuru', country: 'KE', month: '2026-02' } },
  costs: { maize: { costPerHa: 80_000, yieldTPerHa: 4, haulagePerT: 1500 } },
}
const FORMS = [
  { name: 'Nothing is known of the farm', farm: NO_FARM_DEFAULTS, typed: {} },
  { name: 'A loss', farm: FARM, typed: { price: '1500' } },
  { name: 'A number that may be two', farm: FARM, typed: { price: '3,450' } },
  { name: 'Errors', farm: FARM, typed: { price: 'four', costPerArea: '-1' } },
]
const nothing = () => {}

/** The farm calculators: the whole panel, and its form with a loss and with errors. */
export function Calculators() {
  const { part } = useRetryableModule(calculatorCatalogueLoader('en'))
  const words = part === 'failed' ? undefined : part?.sums
  return (
    <section>
      <h2>Farm sums</h2>
      <StateExample name="With a result">
        <CalculatorsPanel owner="components" farm={FARM} onAsk={nothing} />
      </StateExample>
      {FORMS.map(({ name, ...form }) => (
        <StateExample key={name} name={name}>
          <div className="sums">
            {words && (
              <CalculatorForm
                id="margin"
                words={words}
                {...form}
                onType={nothing}
                onStartAgain={nothing}
                onAsk={nothing}
              />
            )}
          </div>
        </StateExample>
      ))}
    </section>
  )
}
