import '../../../components/link-button.css'
import { useLoaded } from '../../../components/part/use-loaded.ts'
import { partWords, words } from '../../../words.ts'
import type { Saving } from './use-farm.ts'

const loadWait = () => import('./let-places-wait.tsx')

/**
 * The account could not be told of the place, or would not have it. It holds in this browser; where else it does not,
 * the farmer should know.
 */
export function PlaceUnsaved({ failed, retry, isRetrying, refusal, canWait, forget }: Saving) {
  const { unsaved } = partWords.places
  const wait = useLoaded(canWait.length > 0 ? loadWait : undefined)
  return (
    <>
      {refusal && (
        <p className="place-unsaved" role="status">
          {refusal}
        </p>
      )}
      {failed.length > 0 && (
        <p className="place-unsaved" role="status">
          {failed.map((kind) => (kind === 'current' ? words.location.unsaved : unsaved[kind])).join(' ')}{' '}
          <button className="link-button" type="button" disabled={isRetrying} onClick={retry}>
            {isRetrying ? unsaved.saving : words.application.again}
          </button>{' '}
          {canWait.length > 0 && wait && wait !== 'failed' && (
            <wait.LetPlacesWait changes={canWait} onWait={forget} />
          )}
        </p>
      )}
    </>
  )
}
