import '../../../components/link-button.css'
import { words } from '../../../words.ts'
import type { Saving } from './use-farm.ts'

/**
 * The account could not be told of the place, or would not have it. It holds in this browser; where else it does not,
 * the farmer should know.
 */
export function PlaceUnsaved({ failed, retry, isRetrying, refusal }: Saving) {
  return (
    <>
      {refusal && (
        <p className="place-unsaved" role="status">
          {refusal}
        </p>
      )}
      {failed.length > 0 && (
        <p className="place-unsaved" role="status">
          {failed.map((kind) => words.location.unsaved[kind]).join(' ')}{' '}
          <button className="link-button" type="button" disabled={isRetrying} onClick={retry}>
            {isRetrying ? words.location.saving : words.application.again}
          </button>
        </p>
      )}
    </>
  )
}
