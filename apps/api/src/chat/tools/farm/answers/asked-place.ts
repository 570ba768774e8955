import type { Place } from '@smart-farming/contracts/places'
import type { ToolContext } from '../../tool.ts'
import { type FarmPorts, refuse } from '../farm-weather.ts'

/**
 * The place that a question names: 'unknown' where no place has that name; undefined for the farm's own.
 *
 * @param refusal words for a search that fails
 * @throws {ToolRefusal} when places cannot be looked up
 */
export async function askedPlace(
  { farms }: Pick<FarmPorts, 'farms'>,
  { asker }: Pick<ToolContext, 'asker'>,
  name: string | undefined,
  refusal: string,
): Promise<Place | 'unknown' | undefined> {
  if (name === undefined) return undefined
  const looked = Promise.all([farms.place(asker), farms.placeCalled(asker, name)])
  const [own, found] = await looked.catch(refuse(refusal))
  if (found === undefined) return 'unknown'
  return own && own.lat === found.lat && own.lon === found.lon ? undefined : found
}
