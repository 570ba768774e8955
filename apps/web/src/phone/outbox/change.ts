import type { Api } from '@smart-farming/contracts/api'
import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import type { EndpointArguments } from '@smart-farming/contracts/table/endpoint'

type Places = Api['farmPlaces']

/** A call that changes the farm's places, as it is sent. */
export type PlaceCall = {
  [Action in keyof Places]: { readonly action: Action; readonly args: EndpointArguments<Places[Action]> }
}[keyof Places]

/** A change of the farm's places. */
export interface PlaceChange {
  readonly kind: 'place'
  readonly call: PlaceCall
  /** The farmer's name for the place. */
  readonly name: string
}

/** A message of the contact form. */
export interface MessageChange {
  readonly kind: 'message'
  readonly args: EndpointArguments<Api['contact']['send']>
}

/** Settings of the farm before the farmer's edit, and as the farmer wants them. */
export interface SettingsChange {
  readonly kind: 'settings'
  readonly base: FarmSettings
  readonly wanted: FarmSettings
  /** Payload of the last attempt: the next one sends the same, since it may have arrived. */
  readonly tried?: { readonly key: string; readonly ifMatch: string; readonly body: FarmSettings }
  /** Parts that another device has changed differently in the meantime, and the server's settings at that time. */
  readonly differs?: { readonly parts: readonly (keyof FarmSettings)[]; readonly there: FarmSettings }
}

export type Change = PlaceChange | MessageChange | SettingsChange
