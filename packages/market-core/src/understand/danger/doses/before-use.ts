import { medicines, poisons } from '../chemicals.ts'
import { list, sourceOf, whole } from '../word-patterns.ts'

/** These are also metals, tools and trees, or a part of a longer name. */
const notAlone = new Set([
  'aluminium',
  'oxychloride',
  'lambda',
  'sprayer',
  'tank',
  'strep',
  'copper',
  'drug*',
])
const products = sourceOf([
  ...[...poisons, ...medicines].filter((name) => !notAlone.has(name)),
  ...list(`mancozebe mancozebo mancozèbe mankozeb antibiotics dewormer deworming vaccination copper_oxychloride rogor sulphur dust_of
  मैंकोजेब मैन्कोजेब दवा दवाई कीटनाशक المانكوزيب مانكوزيب المبيد مبيد مبيدات`),
])
const sprayed = sourceOf(
  list(
    `spray sprays spraying sprayed fumigar fumigo pulverizar pulvérizar pulveriser traiter kupulizia kunyunyizia छिड़काव छिड़क رش`,
  ),
)
/** What is done with a harvest, a beast or a field when the product is gone from it. */
const uses = sourceOf(
  list(`pick picking picked pluck plucking harvest harvests harvesting harvested milk milking slaughter slaughtering slaughtered butcher butchering
  eat eats eating eaten consume consuming consumption graze grazing enter entering re-enter reenter re-entry re-entering go_back go_back_in go_in
  sell_the_milk sell_milk sell_eggs sell_the_eggs cosechar cosecha cosechamos ordeñar sacrificar comer recolectar recolter recolte récolter récolte cueillir cueillette
  traire abattre manger colher colheita ordenhar abater kuvuna kuchuma kukamua kuchinja kula mavuno तोड़ने तोड़ाई तुड़ाई कटाई दूध काटने قطف الحصاد حصاد حلب ذبح اكل`),
)
const link = '(?:(?:the|we|i|they|my|our|of|to|people|workers|la|le|les|el|a|o|ya|de|des|del|da|do) ){0,3}'
const before =
  '(?:before|until|till|prior to|ahead of|antes de|antes da|antes do|avant|avant de|la veille de|kabla ya|kabla|قبل(?: يوم| يومين| اسبوع)?(?: من)?)'
/** "A day before picking", "until harvest"; in Hindi the verb stands before it: "तोड़ने से पहले". */
const beforeUse = whole(
  `${before} ${link}(?:${uses})|(?:${uses}) (?:se|स|से)(?: [^ ]+){0,3} (?:pehle|pahle|पहल|पहले)`,
)
const product = whole(products)
const spray = whole(sprayed)
/** "Eat the eggs after deworming", "enter the field after chlorpyrifos". */
const afterProduct = whole(`(?:${uses})(?: [^ ]+){0,6} after (?:[^ ]+ ){0,4}?(?:${products})`)
const days = whole(
  'days?|weeks?|hours?|how long|how soon|gap|interval|dias|jours|siku|din|दिन|veille|يوم|ايام',
)
/** "Spray dimethoate today and pick tomorrow". */
const thenUsed = whole(
  `(?:${products})(?: [^ ]+){0,8} (?:today|tonight|now|this morning|this evening|yesterday)(?: [^ ]+){0,4} (?:${uses})(?: [^ ]+){0,4} (?:tomorrow|next day|same day|today|tonight|\\d+ days?|day after)`,
)
/** Rain decides that, and no label. */
const ofWeather = whole('rains?|raining|wind|windy|weather|forecast|dry enough|storm')

/**
 * Whether a plain text asks how long before a harvest, a milking or a slaughter a product may be used, or how soon
 * after it somebody may eat, graze or go in again: a waiting time, which stands on the label.
 */
export function asksOfWaiting(plain: string): boolean {
  if (product.test(plain) && (beforeUse.test(plain) || afterProduct.test(plain))) return true
  if (thenUsed.test(plain) && !ofWeather.test(plain)) return true
  return spray.test(plain) && beforeUse.test(plain) && days.test(plain) && !ofWeather.test(plain)
}
