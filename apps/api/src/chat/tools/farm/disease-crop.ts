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

/** The illnesses that those models are of, as they are called; "blight" and "disease" are of any crop. */
const OF_MODEL: Readonly<Record<string, RegExp>> = {
  potato: /^blight$/,
  apple: /^scab$/,
  wine_grape: /^mildew$/,
  winter_wheat: /^(?:scab|fusarium|blight)$/,
  spring_wheat: /^(?:scab|fusarium|blight)$/,
}
const illness =
  /(?<![^ ])(?:blight|mildew|scab|rust|septoria|fusarium|botrytis|sigatoka|blast|anthracnose|canker|smut|ergot|black pod|leaf spot|leaf curl|wilt|rot|powdery mildew|ring spot|eyespot|ramularia|alternaria|cercospora|rhynchosporium|net blotch)(?![^ ])/

/** The disease and the crops of a question. */
export interface DiseaseNamed {
  readonly illness: string | undefined
  /** Catalogue ids. */
  readonly commodities: readonly string[]
  readonly saysBlight: boolean
}

/** @param message in English, or as much of it as is known */
export function diseaseNamed(message: string): DiseaseNamed {
  const plain = plainText(message)
  const withGrapes = plain.replace(/(?<![^ ])(?:vineyards?|vines?)(?![^ ])/g, 'grapes')
  return {
    illness: illness.exec(plain)?.[0],
    commodities: findCommodities(withGrapes),
    saysBlight: hasPhrase(plain, 'blight'),
  }
}

/**
 * The illness that a question names and that no model here is of, in the crop that it names or that the farm grows;
 * undefined where there is one, or none is named.
 */
export function illnessWithoutRule(
  crop: FarmCropName | undefined,
  { illness: named, commodities }: DiseaseNamed,
): string | undefined {
  if (named === undefined || named === 'blight') return undefined
  // "Scab" alone is of apples or of wheat, of which there are rules: whose it is was not said.
  const isOpen = crop === undefined && commodities.length === 0
  if (isOpen && Object.values(OF_MODEL).some((ofModel) => ofModel.test(named))) return undefined
  return crop !== undefined && OF_MODEL[crop]?.test(named) ? undefined : named
}

/**
 * A farm with the crop whose disease is asked about: that which the question names; the farm's own where it names none,
 * and potatoes where somebody without a crop says "blight". Undefined where no model is for what it names.
 */
export function ofDiseasedCrop<Own extends Pick<FarmSettings, 'crop'>>(
  own: Own,
  named: DiseaseNamed,
): Own | undefined {
  const { commodities } = named
  const crops = commodities.flatMap((id) => MODELLED[id] ?? [])
  const isOwn = own.crop !== undefined && (commodities.length === 0 || crops.includes(own.crop.name))
  if (isOwn) return illnessWithoutRule(own.crop?.name, named) === undefined ? own : undefined
  const [name = commodities.length === 0 && named.saysBlight ? 'potato' : undefined] = crops
  if (illnessWithoutRule(name ?? own.crop?.name, named) !== undefined) return undefined
  return name === undefined ? undefined : { ...own, crop: { name } }
}
