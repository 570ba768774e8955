/** What a crop is sold as, by what a turn calls it: "and the meal", "the kernel one". */
const forms: readonly (readonly [said: RegExp, form: string])[] = [
  [/^(?:seeds?|grains?)$/i, 'seed'],
  [/^(?:beans?)$/i, 'beans'],
  [/^(?:meals?|cakes?|pellets)$/i, 'meal'],
  [/^oils?$/i, 'oil'],
  [/^(?:kernels?|kernel oils?)$/i, 'kernel oil'],
  [/^(?:nuts?)$/i, 'nuts'],
]

const turn =
  /^(?:(?:and|but|so|ok|then|now|what about|how about|what of|no|also)[\s,]+)+(?:the|its|for|of|in)?\s*(?:the\s+)?(kernel oils?|[a-z]+)(?:\s+(?:ones?|itself|themselves|alone|then|prices?|please|of))*[\s?.!]*$/i

/** Names by which the parts of a crop go: the bean of soybean oil is no "soybean beans". */
const own: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  soybean: { beans: 'soybeans', seed: 'soybeans', nuts: 'soybeans' },
  groundnut: { nuts: 'groundnuts', beans: 'groundnuts', seed: 'groundnuts' },
  coconut: { nuts: 'coconuts' },
  palm: { nuts: 'palm kernels', 'kernel oil': 'palm kernel oil' },
}

/** Crops whose oils are sold by their names. */
const oils =
  /^(?:palm|palm kernel|sunflower|soy|soya|soybean|rapeseed|canola|coconut|groundnut|peanut|cotton ?seed|olive)$/i
const another =
  /^(?:(?:and|but|so|ok|then|now|what about|how about|what of|no|also)[\s,]+)+(?:the |that of (?:the )?)?([a-z]+(?: kernel| seed)?)(?:'?s|\s+ones?)?(?:,? (?:then|please|instead))*[\s?.!]*$/i

/** "And the palm one?" behind sunflower oil: the oil of that. */
export function oilNamed(text: string, name: string): string | undefined {
  const [, crop = ''] = another.exec(text.trim()) ?? []
  const isSaid = / ones?(?![a-z])|'?s[\s?.!]*$|that of/i.test(text)
  return isSaid && / oil$/i.test(name) && oils.test(crop) ? `and ${crop} oil` : undefined
}

/**
 * "And the meal?" behind rapeseed oil: what is named of the same crop, in full; undefined where the turn says anything
 * else.
 *
 * @param name what the thing that was told before is called
 */
export function formNamed(text: string, name: string): string | undefined {
  const [, said = ''] = turn.exec(text.trim()) ?? []
  const form = forms.find(([one]) => one.test(said))?.[1]
  const [, crop] =
    /^(.+?)(?: kernel)? (?:oil|meal|cake|seed)s?$/i.exec(name) ?? /^(soybean|groundnut)s$/i.exec(name) ?? []
  if (form === undefined || crop === undefined) return undefined
  const base = crop.toLowerCase()
  // Of a palm nothing else is sold by its name.
  if (base === 'palm' && own.palm?.[form] === undefined) return undefined
  return `and ${own[base]?.[form] ?? `${base} ${form}`}`
}
