import '../../../components/link-button.css'
import { useLazyModule } from '../../../components/lazy/use-lazy-module.ts'
import { lazyWords, words } from '../../../words.ts'
import type { PlaceChange } from './unsaved-changes.ts'
import type { SavingState } from './use-farm.ts'

const loadWait = () => import('./queue-place-changes-button.tsx')

/**
 * Message for place changes that were refused or could not be saved. Such changes apply in this
 * browser only.
 */
export function UnsavedPlacesNotice({ failed, retry, refusal, forget }: SavingState) {
  const { unsaved } = lazyWords.places
  const canWait = failed.flatMap((one) => (one.canWait ? one.change : []))
  const isRetrying = failed.some(({ isSaving }) => isSaving)
  const kinds = [...new Set(failed.map(({ change }) => kindOf(change)))]
  const wait = useLazyModule(canWait.length > 0 ? loadWait : undefined)
  return (
    <>
      {refusal && (
        <p className="place-unsaved" role="status">
          {refusal}
        </p>
      )}
      {failed.length > 0 && (
        <p className="place-unsaved" role="status">
          {kinds.map((kind) => (kind === 'current' ? words.location.unsaved : unsaved[kind])).join(' ')}{' '}
          <button className="link-button" type="button" disabled={isRetrying} onClick={retry}>
            {isRetrying ? unsaved.saving : words.application.again}
          </button>{' '}
          {canWait.length > 0 && wait && wait !== 'failed' && (
            <wait.QueuePlaceChangesButton changes={canWait} onWait={forget} />
          )}
        </p>
      )}
    </>
  )
}

function kindOf({ key }: PlaceChange): 'current' | 'add' | 'remove' | 'rename' {
  return key.split(' ', 1)[0] as ReturnType<typeof kindOf>
}
