import { moves } from './accounts/moves.ts'
import { myAccount } from './accounts/my-account.ts'
import { passkeys } from './accounts/passkeys.ts'
import { passwordHint } from './accounts/password-hint.ts'
import { accounts } from './accounts.ts'
import { chat } from './chat.ts'
import { contact } from './contact.ts'
import { farmPlaces } from './farm/farm-places.ts'
import { farmEndpoints } from './farm.ts'
import { farmSettings } from './farm-settings.ts'
import { health } from './health.ts'
import { placesEndpoints } from './places/places-endpoints.ts'
import { prices } from './prices.ts'
import type { EndpointTable } from './table/endpoint.ts'
import { cropGrowthEndpoints } from './weather/growing.ts'
import { weather } from './weather.ts'

/** The product's endpoint table. An endpoint's id is `feature.action`, from the keys here. */
export const api = {
  accounts,
  passwordHint,
  myAccount,
  moves,
  passkeys,
  farm: farmEndpoints,
  farmPlaces,
  farmSettings,
  weather,
  growing: cropGrowthEndpoints,
  places: placesEndpoints,
  prices,
  chat,
  contact,
  health,
} as const satisfies EndpointTable

export type Api = typeof api

export type EndpointId = {
  [F in keyof Api]: `${F}.${Extract<keyof Api[F], string>}`
}[keyof Api]
