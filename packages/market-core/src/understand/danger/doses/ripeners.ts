import { list, sourceOf, whole } from '../word-patterns.ts'

const ripener = whole(
  sourceOf(
    list(`ethephon etephon ethrel ethylene calcium_carbide carbide carburo_de_calcio carbure_de_calcium gibberellic gibberellin ga3 naa planofix
    paclobutrazol cultar cycocel growth_regulator* hydrogen_cyanamide dormex chlorine formalin`),
  ),
)
const amount = whole(
  'how much|how many|grams?|gms?|ml|mls|drops|dose|quantity|spoons?|per (?:litre|liter|kg|tonne|box|crate|room)|cuant[oa]s?|combien|quant[oa]s?|kiasi|kitna|kitni',
)

/** How much of what ripens, thins or disinfects is used: its label knows. */
export const asksOfARipener = (plain: string): boolean => ripener.test(plain) && amount.test(plain)
