import { LazyBoundary } from '../components/lazy/lazy-boundary.tsx'
import type { FarmLocationState } from '../features/location/use-farm-location.ts'
import { words } from '../words.ts'

const loadHours = () => import('../features/weather/hours/hours-view.tsx')

/**
 * Middle column of the desktop's Weather tab: five days hour by hour, with the best hours for the
 * farm's jobs.
 */
export const HourlyWeatherSection = ({ at: { location, isElsewhere } }: { at: FarmLocationState }) => (
  <>
    <h2 className="dashboard__title">{words.weather.chart.hours}</h2>
    <LazyBoundary
      load={loadHours}
      missing={words.weather.chart.missing}
      waiting={<p role="status">{words.application.loading}</p>}
    >
      {({ HoursView }) =>
        location && <HoursView point={location} place={location.name} isElsewhere={isElsewhere} />
      }
    </LazyBoundary>
  </>
)
