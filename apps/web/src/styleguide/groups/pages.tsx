import { cropQuestion } from '../../dashboard/crops/crop-question.tsx'
import { AccountPage } from '../../features/account/account-page.tsx'
import { LoginForm } from '../../features/account/login-form.tsx'
import { SignupForm } from '../../features/account/signup-form.tsx'
import { FarmSettingsForm } from '../../features/farm-settings/farm-settings-form.tsx'
import { PlaceMap } from '../../features/location/map/place-map.tsx'
import { PressedExample } from '../pressed-example.tsx'
import { StateExample } from '../state-example.tsx'

const nothing = () => {}
const map = { tiles: '/{z}/{x}/{y}', maxZoom: 16, attribution: 'Map data from the map’s source' }
const farm = {
  settings: { enterprises: ['arable'], boardCrops: ['wheat', 'maize'], boardCurrency: 'GBP', boardUnit: 't' },
  crops: cropQuestion('GB'),
  before: null,
  onSaved: nothing,
  onWaits: nothing,
  onCancel: nothing,
} satisfies Parameters<typeof FarmSettingsForm>[0]
const CARDS = Array<string>(4).fill('.farm-card:not([open]) > summary')

/** Whole pages and dialogs: login, signup, "My farm" and the map. */
export const Pages = () => (
  <section>
    <h2>Pages</h2>
    <StateExample name="Log-in">
      <AccountPage title="Login" form={<LoginForm onSignedIn={nothing} onAsked={nothing} />} otherPage="" />
    </StateExample>
    <StateExample name="Sign-up">
      <AccountPage title="Sign-up" form={<SignupForm onSignedIn={nothing} />} otherPage="" />
    </StateExample>
    <StateExample name="My farm">
      <FarmSettingsForm {...farm} />
    </StateExample>
    <StateExample name="My farm, opened">
      <PressedExample buttons={CARDS}>
        <FarmSettingsForm {...farm} />
      </PressedExample>
    </StateExample>
    <StateExample name="Map">
      <PlaceMap map={map} onChoose={nothing} />
    </StateExample>
  </section>
)
