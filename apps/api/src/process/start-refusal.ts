import type { ServerWords } from '@smart-farming/words/catalogues'
import type { Said } from '@smart-farming/words/said'

/** The start is aborted, because continuing would do harm or lead nowhere; the catalogue says what to do. */
export class StartRefusal extends Error {
  override name = 'StartRefusal'
  readonly said: Said<ServerWords['start']['refusals']>

  constructor(said: Said<ServerWords['start']['refusals']>, options?: ErrorOptions) {
    super(said.code, options)
    this.said = said
  }
}
