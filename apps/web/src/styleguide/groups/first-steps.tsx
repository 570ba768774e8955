import { FirstSteps } from '../../dashboard/first/first-steps.tsx'
import { MoneyStep } from '../../dashboard/first/money-step.tsx'
import { farmSettingsQuery } from '../../features/farm-settings/queries.ts'
import { farmQuery } from '../../features/location/queries.ts'
import { SaveAlert } from '../../features/prices/save-alert.tsx'
import { startQuery } from '../../features/prices/series/queries.ts'
import { Known } from '../known.tsx'
import { farm } from '../shown/places.ts'
import { State } from '../state.tsx'
import '../../dashboard/first/first-place.css'

const STEPS = [
  { name: 'Crops with prices from the country', first: 0, crops: ['maize', 'beans'], settings: {} },
  { name: 'Crops where there are none', first: 0, crops: [], settings: {} },
  { name: 'Money and unit', first: 1, crops: [], settings: {} },
  { name: 'Work that goes with the crops', first: 2, crops: [], settings: { boardCrops: ['maize'] } },
  { name: 'Work of no crop', first: 2, crops: [], settings: {} },
]
const nothing = () => {}
const money = { settings: {}, country: 'KE', step: 2, isNext: false, onSave: nothing, onSkip: nothing }

/** The three questions of the first dashboard. */
export const FirstVisit = () => (
  <section>
    <h2>First steps</h2>
    {STEPS.map(({ name, first, crops, settings }) => (
      <State key={name} name={name}>
        <Known
          fill={(cache) => {
            cache.setQueryData(farmQuery().queryKey, farm)
            cache.setQueryData(farmSettingsQuery().queryKey, settings)
            cache.setQueryData(startQuery('KE').queryKey, { crops, currency: 'KES' })
          }}
        >
          <FirstSteps username="Ada" first={first} onOver={nothing} />
        </Known>
      </State>
    ))}
    <State name="On its way">
      <MoneyStep {...money} busy failure={undefined} />
    </State>
    <State name="Not saved">
      <MoneyStep
        {...money}
        busy={false}
        failure={<SaveAlert failure={{ message: 'No network.', onWait: async () => false }} />}
      />
    </State>
  </section>
)
