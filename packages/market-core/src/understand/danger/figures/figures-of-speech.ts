import { plainText, splitWords } from '../../plain-text.ts'
import * as said from '../emergency-words.ts'
import { list, oneOf } from '../word-patterns.ts'
import { withoutBodiesOfMachines } from './bodies-of-machines.ts'
import { withoutFrights } from './frights.ts'
import { withoutLongAgo } from './long-ago.ts'

const start = '(?<![\\p{L}\\p{M}\\d])'
const end = '(?![\\p{L}\\p{M}\\d])'
const rule = (source: string): RegExp => new RegExp(`${start}${source}${end}`, 'giu')

/** What has no body: of these nobody can be poisoned. */
const affairs =
  'seasons?|markets?|margins?|profits?|business|budgets?|years?|trade|economy|incomes?|savings|plans?|deals?|prices?|mood|finances?|pockets?|accounts?'
/** What spoils a harvest by itself: no hand has put poison there. */
const plagues =
  '(?:army ?worms?|locusts?|drought|floods?|frost|hail|rains?|no rains?|weevils?|borers?|weather|dry spells?|heat ?waves?|pests?|rust|blight|birds|quelea)'
const fields = `${affairs}|harvest|crops?|yields?|fields?|maize|farm(?:ing)?`
const money =
  '(?:prices?|costs?|markets?|debts?|loans?|interest|tariffs?|tax(?:es)?|inflation|rates?|deals?|middle ?men|banks?|policy|politics|this (?:market|price|season|year))'
const mine = '(?:my|our|the|this|that|their|whole|entire|all)'
const been = "(?:is|are|was|were|has been|have been|be|na|don be|'s|’s)"
const degree =
  '(?:a|an|just|pure|real|really|like|slow|so|too|simply|total|nothing but|such|plain|very|becoming|turning)'

/** Each turn of speech with what it says. */
const turns: readonly (readonly [turn: RegExp, meant: string])[] = [
  [
    rule(`(?:poison(?:s|ed|ing)|poison(?! this))(?= (?:${mine} )+(?:whole )?(?:${affairs})${end})`),
    'spoiled',
  ],
  [
    rule(
      `(?<=${plagues} (?:(?:don|has|have|had|dey) )?)poison(?:s|ed|ing)?(?= (?:${mine} )+(?:${fields})${end})`,
    ),
    'spoiled',
  ],
  [
    rule(
      `(?<=${money} (?:[^\\s,.;?!]+ )?${been} (?:${degree} )*)(?:poison|poisonous|poisoning|toxic)(?: (?:for|to) (?:us|me|everyone|everybody|farmers|growers))?`,
    ),
    'bad',
  ],
  [rule(`(?<=${money} (?:[^\\s,.;?!]+ )?${been} )poisoning (?:us|me)`), 'bad'],
  [rule(`(?<=(?:is|are) (?:${degree} )*)poison(?= (?:this|for the) (?:year|season|month)${end})`), 'bad'],
  [
    rule(
      "(?<=(?:prix|marché|dettes?|crédits?|coûts?|taxes?)(?: [^\\s,.;?!]+){0,3} )(?:nous|m['’]|me) ?empoisonn(?:e|ent)",
    ),
    '',
  ],
  [
    rule(
      '(?:a|ont) empoisonné(?= (?:ma|notre|la|mon|le|toute ma) (?:saison|campagne|marché|marge|année|budget|affaires?))',
    ),
    'a gâté',
  ],
  [
    rule(
      '(?<=(?:prix|marché|dettes?|crédit)(?: [^\\s,.;?!]+){0,3} (?:est|sont) (?:un |du |comme (?:un |du )?)?)(?:vrai )?poison(?: pour (?:nous|moi))?',
    ),
    '',
  ],
  [
    rule(
      '(?<=(?:precios?|mercado|deudas?|costos?|créditos?|banco)(?: [^\\s,.;?!]+){0,3} (?:es|son|está|están) (?:un |puro |como )*)(?:veneno|tóxicos?)(?: para (?:nosotros|mí|todos))?',
    ),
    'malo',
  ],
  [
    rule(
      '(?:nos |me )?(?:ha |han )?envenen(?:ó|a|aron|ado)(?= (?:la|mi|nuestra|el|nuestro|toda la) (?:temporada|mercado|margen|negocio|campaña|año))',
    ),
    'arruinó',
  ],
  [
    rule(
      '(?<=(?:preços?|mercado|dívidas?|custos?|juros|banco)(?: [^\\s,.;?!]+){0,3} (?:é|são|está|estão|virou) (?:um |puro |como )*)(?:veneno|tóxicos?)(?: (?:para|pra) (?:nós|mim|gente|todos))?',
    ),
    'ruim',
  ],
  [
    rule(
      '(?<=(?:bei|soko|deni|madeni|mkopo|gharama)(?: [^\\s,.;?!]+){0,2} (?:ni|imekuwa|limekuwa) )sumu(?: (?:kwetu|kwangu|kwa (?:wakulima|sisi)))?',
    ),
    '',
  ],
  [
    rule(
      '(?<=(?:bhav|bhaav|daam|dam|rate|mandi|karz|karza|byaj|भाव|दाम|मंडी|कर्ज|कर्जा|ब्याज)(?: [^\\s,.;?!।]+){0,2} )(?:zehar|zahar|jahar|ज़हर|जहर)(?= (?:hai|hain|है|हैं|ban|बन))',
    ),
    'kharab',
  ],
  [
    rule(
      '(?<=(?:السعر|الأسعار|الاسعار|السوق|الدين|الديون|القرض|التكلفة) (?:هذا |هذه |صار |أصبح )?)(?:سم|سما|مسموم|مسمومة)(?: قاتل)?(?: (?:لنا|علينا|لي))?',
    ),
    '',
  ],
]

/** Signs that somebody was poisoned after all: then every word stays as it was written. */
const signs = oneOf(
  [...said.swallowed, ...said.unwell],
  list(
    `drink drinks drinking ate eat eaten vomit* throwing_up spray* sprayed skin eye eyes mouth foam* unconscious fainted collapsed dizzy
    sick ill hospital doctor ambulance dead died kill_myself die dying suicide end_it end_my end_of_me hang rope live_anymore no_reason_to_live want_to_go goodbye swallow* breath* fumes bu boire bebi* tom* tragu*
    kunywa tapika mwagika kha_li kha_liya pi_li pi_liya ulti behosh شرب يتقيأ اغمي`,
  ),
)

/**
 * A text in which what only sounds like a danger is said plainly: a fright, what happened long ago, a machine's arm, a
 * price that poisons.
 */
export const withoutFiguresOfSpeech = (text: string): string =>
  withoutPoisonousAffairs(withoutBodiesOfMachines(withoutFrights(withoutLongAgo(withAphids(text)))))

/** Hindi's aphids have the letters of a mouth, once its vowels are left out: they are pests, whatever else they are. */
const withAphids = (text: string): string =>
  text.replace(/(?<![\p{L}\p{M}])(?:माहू|माहु|माहो|माहूं)(?![\p{L}\p{M}])/gu, 'कीड़े')

/**
 * A text with what is called poison as a figure of speech in plain words: "armyworm don poison my season", "this price
 * is poison for us". Only what has no body may be poisoned so, and nothing is taken from a text that has any sign of
 * somebody who swallowed, breathed in or got on the skin what poisons, or who is ill.
 */
function withoutPoisonousAffairs(text: string): string {
  if (signs.test(plainText(text))) return text
  const meant = turns.reduce((told, [turn, plain]) => told.replace(turn, plain), text)
  return splitWords(plainText(meant)).length > 0 ? meant : text
}
