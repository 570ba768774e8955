import type { Api } from '@smart-farming/contracts/api'
import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import type { EndpointArguments } from '@smart-farming/contracts/table/endpoint'

type Places = Api['farmPlaces']

export type PlaceCall = {
  [Action in keyof Places]: { readonly action: Action; readonly args: EndpointArguments<Places[Action]> }
}[keyof Places]

export interface PlaceChange {
  readonly kind: 'place'
  readonly call: PlaceCall
  /** The farmer's name for the place. */
  readonly name: string
}

export interface MessageChange {
  readonly kind: 'message'
  readonly args: EndpointArguments<Api['contact']['send']>
}

/** Settings before and after the farmer's edit. */
export interface SettingsChange {
  readonly kind: 'settings'
  readonly base: FarmSettings
  readonly wanted: FarmSettings
  /**
   * Payload of the last attempt. A retry sends the same payload, because the attempt may have
   * arrived.
   */
  readonly tried?: { readonly key: string; readonly ifMatch: string; readonly body: FarmSettings }
  /**
   * Parts that another device has since changed differently, with the server's settings at that
   * time.
   */
  readonly differs?: { readonly parts: readonly (keyof FarmSettings)[]; readonly there: FarmSettings }
}

export type Change = PlaceChange | MessageChange | SettingsChange
