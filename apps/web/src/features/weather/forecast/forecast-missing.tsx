import '../../../components/button.css'
import { words } from '../../../words.ts'
import './forecast-missing.css'

interface ForecastMissingProps {
  isTrying: boolean
  onTry: () => void
}

/** Message in place of a missing forecast, with a retry button. */
export function ForecastMissing({ isTrying, onTry }: ForecastMissingProps) {
  const { missing, loading } = words.weather
  return (
    <div className="forecast-missing">
      <p className="forecast-missing__title">{missing.title}</p>
      <p role="status">{isTrying ? loading : missing.waiting}</p>
      <button className="button button--quiet" type="button" onClick={onTry}>
        {missing.tryNow}
      </button>
    </div>
  )
}
