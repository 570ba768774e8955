import type { ServerMessages } from '@smart-farming/words/catalogues'
import type { MessageData } from '@smart-farming/words/message-data'

/** Aborts a start that would do harm or be pointless. `said` tells the operator what to do. */
export class StartRefusal extends Error {
  override name = 'StartRefusal'
  readonly said: MessageData<ServerMessages['start']['refusals']>

  constructor(said: MessageData<ServerMessages['start']['refusals']>, options?: ErrorOptions) {
    super(said.code, options)
    this.said = said
  }
}
