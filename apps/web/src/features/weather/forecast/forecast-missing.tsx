import '../../../components/button.css'
import './forecast-missing.css'

interface ForecastMissingProps {
  isTrying: boolean
  onTry: () => void
}

/** What stands in the place of a forecast that could not be had: plainly nothing, and a way to ask again. */
export function ForecastMissing({ isTrying, onTry }: ForecastMissingProps) {
  return (
    <div className="forecast-missing">
      <p className="forecast-missing__title">No forecast at the moment</p>
      <p role="status">
        {isTrying ? 'Loading weather forecast...' : 'We keep trying. It will appear here by itself.'}
      </p>
      <button className="button button--quiet" type="button" onClick={onTry}>
        Try now
      </button>
    </div>
  )
}
