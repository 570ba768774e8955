import { useLoaded } from '../../components/use-loaded.ts'
import type { AlertsBarProps } from './alerts-bar.tsx'
import './alerts.css'

// What looks for alerts is fetched when the panel is on the screen: the forecast does not wait for it.
const loadBar = () => import('./alerts-bar.tsx')

/** What lies ahead at the farmer's own limits. Until it is known whether anything does, it says that it is not. */
export function Alerts(props: AlertsBarProps) {
  const bar = useLoaded(loadBar)
  if (bar && bar !== 'failed') return <bar.AlertsBar {...props} />
  return (
    <p className="alerts" role="status">
      {bar === 'failed'
        ? 'Alerts are not checked: a part of this page did not load. It will be tried again when you are back online.'
        : 'Looking for alerts...'}
    </p>
  )
}
