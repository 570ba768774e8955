import { CurrencyStep } from '../../dashboard/onboarding/currency-step.tsx'
import { OnboardingSteps } from '../../dashboard/onboarding/onboarding-steps.tsx'
import { farmSettingsQuery } from '../../features/farm-settings/queries.ts'
import { farmQuery } from '../../features/location/queries.ts'
import { SaveErrorAlert } from '../../features/prices/save-error-alert.tsx'
import { initialBoardQuery } from '../../features/prices/series/queries.ts'
import { CachedQueries } from '../cached-queries.tsx'
import { farm } from '../samples/places.ts'
import { StateExample } from '../state-example.tsx'
import '../../dashboard/onboarding/onboarding-section.css'

const STEPS = [
  { name: 'Crops with prices from the country', first: 0, crops: ['maize', 'beans'], settings: {} },
  { name: 'Crops where there are none', first: 0, crops: [], settings: {} },
  { name: 'Money and unit', first: 1, crops: [], settings: {} },
  { name: 'Work that goes with the crops', first: 2, crops: [], settings: { boardCrops: ['maize'] } },
  { name: 'Work of no crop', first: 2, crops: [], settings: {} },
]
const nothing = () => {}
const money = { settings: {}, country: 'KE', step: 2, isNext: false, onSave: nothing, onSkip: nothing }

/** The three questions on the first dashboard. */
export const Onboarding = () => (
  <section>
    <h2>First steps</h2>
    {STEPS.map(({ name, first, crops, settings }) => (
      <StateExample key={name} name={name}>
        <CachedQueries
          fill={(cache) => {
            cache.setQueryData(farmQuery().queryKey, farm)
            cache.setQueryData(farmSettingsQuery().queryKey, settings)
            cache.setQueryData(initialBoardQuery('KE').queryKey, { crops, currency: 'KES' })
          }}
        >
          <OnboardingSteps username="Ada" first={first} onOver={nothing} />
        </CachedQueries>
      </StateExample>
    ))}
    <StateExample name="On its way">
      <CurrencyStep {...money} busy failure={undefined} />
    </StateExample>
    <StateExample name="Not saved">
      <CurrencyStep
        {...money}
        busy={false}
        failure={<SaveErrorAlert failure={{ message: 'No network.', onWait: async () => false }} />}
      />
    </StateExample>
  </section>
)
