import { type AskingFarm, farmView } from '@smart-farming/market-core/farm/farm-view'
import { within } from '../../../timing/within.ts'
import type { ChatAsker } from '../../engine.ts'
import type { ToolPorts } from '../ports.ts'

/** Longest wait of a plain answer for the farm's place, in ms; the answer itself takes a few. */
const PATIENCE_MS = 300

/** The farm of who asks, by which its board goes, too. Never throws; where nobody knows, nothing is of the farm. */
export async function farmAsking(
  { farms, weather }: Pick<ToolPorts, 'farms' | 'weather'>,
  asker: ChatAsker,
  patienceMs = PATIENCE_MS,
): Promise<AskingFarm> {
  const soon = <T>(asked: Promise<T>) =>
    within(
      patienceMs,
      asked.catch(() => undefined),
      () => undefined,
    )
  const [place, settings] = await Promise.all([soon(farms.place(asker)), soon(weather.settings(asker.id))])
  if (place === undefined) return { at: undefined, view: {} }
  const country = place.country || undefined
  const { lat, lon } = place
  return { at: { lat, lon, country }, view: farmView(settings ?? {}, country) }
}
