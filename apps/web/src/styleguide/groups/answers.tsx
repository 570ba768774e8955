import { AnswerCard } from '../../components/answer-card/answer-card.tsx'
import { UnansweredCard } from '../../components/answer-card/unanswered-card.tsx'
import { AlertsBar } from '../../features/alerts/alerts-bar.tsx'
import { forecast, MONDAY, outlook } from '../samples/weather.ts'
import { StateExample } from '../state-example.tsx'

const SIGNS = [
  { sign: 'good', verdict: 'Good' },
  { sign: 'careful', verdict: 'Careful' },
  { sign: 'careful', care: 'drift', verdict: 'Careful' },
  { sign: 'careful', care: 'dark', verdict: 'Careful' },
  { sign: 'dont', verdict: 'Don’t' },
  { sign: 'night', verdict: 'No frost' },
  { sign: 'frost', verdict: 'Frost' },
  { sign: 'alert', verdict: 'Thunderstorms' },
  { sign: 'price', verdict: 'KES 3,450' },
] as const

const bar = { forecast, outlook, isPending: false, isOld: false, now: MONDAY + 600 }
const alerts = outlook.alerts && {
  ...outlook.alerts,
  found: outlook.alerts.found.map((alert) => ({
    ...alert,
    name: 'Air frost',
    times: 'from midnight Monday night until Tuesday 06:00',
    advice: 'Cover tender plants, and drain pipes and pumps.',
  })),
  official: { name: 'Kenya Meteorological Department', url: 'https://meteo.go.ke/' },
}
const BARS = {
  looking: { outlook: undefined },
  alert: { outlook: { ...outlook, alerts } },
  calm: { outlook: { ...outlook, alerts: alerts && { ...alerts, found: [] } } },
  old: { isOld: true },
  failed: { outlook: 'failed' },
  missing: { forecast: undefined },
} as const

/** Short answers and the alerts bar. */
export const Answers = () => (
  <section>
    <h2>Answers and alerts</h2>
    {SIGNS.map((card) => (
      <StateExample key={`${card.sign} ${'care' in card ? card.care : ''}`} name={card.sign}>
        <AnswerCard {...card} title="Spraying today" when="12:00 to 16:00">
          <p>No problems in the forecast.</p>
        </AnswerCard>
      </StateExample>
    ))}
    <StateExample name="Old or made-up weather">
      <AnswerCard sign="good" title="Spraying today" verdict="Good" doubt="made-up weather" />
    </StateExample>
    <StateExample name="On its way">
      <UnansweredCard title="Tonight" />
    </StateExample>
    <StateExample name="Not known">
      <UnansweredCard title="Tonight" why="no forecast available" />
    </StateExample>
    {Object.entries(BARS).map(([name, state]) => (
      <StateExample key={name} name={`Alerts: ${name}`}>
        <AlertsBar {...bar} {...state} />
      </StateExample>
    ))}
  </section>
)
