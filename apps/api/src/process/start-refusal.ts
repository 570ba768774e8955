import type { ServerWords } from '@smart-farming/words/catalogues'
import type { Said } from '@smart-farming/words/said'

/**
 * The start stops itself, because to go on would do harm or lead nowhere; the catalogue says to a person what to do.
 */
export class StartRefusal extends Error {
  override name = 'StartRefusal'
  readonly said: Said<ServerWords['start']['refusals']>

  constructor(said: Said<ServerWords['start']['refusals']>, options?: ErrorOptions) {
    super(said.code, options)
    this.said = said
  }
}
