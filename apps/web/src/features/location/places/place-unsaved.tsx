import '../../../components/link-button.css'

/**
 * The account could not be told of the place. It holds in this browser; where else it does not, the farmer should know.
 */
export function PlaceUnsaved({ onRetry }: { onRetry: () => void }) {
  return (
    <p className="place-unsaved" role="status">
      This place could not be kept with your account.{' '}
      <button className="link-button" type="button" onClick={onRetry}>
        Try again
      </button>
    </p>
  )
}
