import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { findCommodities } from '@smart-farming/market-core/understand/find-commodities'
import { hasPhrase, plainText } from '@smart-farming/market-core/understand/plain-text'
import type { FarmCropName } from '@smart-farming/weather-core/work/farm/farm-crops'

/** The crops that a published model of a disease is here for, as questions name them. */
const MODELLED: Readonly<Record<string, readonly FarmCropName[]>> = {
  potatoes: ['potato'],
  apples: ['apple'],
  grapes: ['wine_grape'],
  wheat: ['winter_wheat', 'spring_wheat'],
}

/**
 * A farm with the crop whose disease is asked about: that which the question names; the farm's own where it names none,
 * and potatoes where somebody without a crop says "blight". Undefined where no model is for what it names.
 *
 * @param message in English, or as much of it as is known
 */
export function ofDiseasedCrop<Own extends Pick<FarmSettings, 'crop'>>(
  own: Own,
  message: string,
): Own | undefined {
  const plain = plainText(message)
  const named = findCommodities(plain.replace(/(?<![^ ])(?:vineyards?|vines?)(?![^ ])/g, 'grapes'))
  const crops = named.flatMap((id) => MODELLED[id] ?? [])
  const isOwn = own.crop !== undefined && (named.length === 0 || crops.includes(own.crop.name))
  if (isOwn) return own
  const [name = named.length === 0 && hasPhrase(plain, 'blight') ? 'potato' : undefined] = crops
  return name === undefined ? undefined : { ...own, crop: { name } }
}
