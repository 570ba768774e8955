import { plainText } from '../../plain-text.ts'
import * as said from '../emergency-words.ts'
import { list, oneOf } from '../word-patterns.ts'
import { alsoAnimals, alsoPeople } from '../words/somebody.ts'

const start = '(?<![\\p{L}\\p{M}\\d])'
const end = '(?![\\p{L}\\p{M}\\d])'
const rule = (source: string): RegExp => new RegExp(`${start}(?:${source})${end}`, 'giu')

/** What a workshop mends. */
const implement =
  '(?:jacks?|trailers?|ploughs?|plows?|harrows?|tables?|balers?|mowers?|rakes?|tedders?|rotavators?|rotovators?|tillers?|cultivators?|rippers?|drills?|planters?|seeders?|spreaders?|sprayers?|booms?|loaders?|diggers?|excavators?|backhoes?|tractors?|combines?|harvesters?|headers?|threshers?|shellers?|mills?|grinders?|augers?|elevators?|conveyors?|pumps?|generators?|gensets?|engines?|motors?|chainsaws?|saws?|carts?|wagons?|trucks?|pick ?ups?|bikes?|motorbikes?|wheelbarrows?|barrows?|ladders?|gates?|benches|bench|stands?|tanks?|troughs?|feeders?|drinkers?|chairs?|stools?|scales?|buckets?|winches|winch|hoists?|pto|drawbars?|hitch|linkage|bags?|sacks?|hoses?|pipes?|valves?|frames?|axles?|shafts?|booms?|hydraulics?|rams?|machine part|presses|press|furnaces?|ovens?|stoves?|dryers?|bins?)'
const part =
  '(?:legs?|arms?|necks?|heads?|foot|feet|mouths?|tooth|teeth|fingers?|hands?|knees?|eyes?|ears?|noses?|elbows?|shoulders?|ribs?|chest|belly|thumbs?|skin|tongues?|knuckles?|toes?)'
/** Parts in English, and that they are of it and not in it: "an arm of the loader", never "an arm in the loader". */
const ofIt = `(?:${part}|${part} (?:pins?|bolts?|bush(?:es)?|springs?|caps?|bearings?)) (?:on|of|off|for|to) (?:(?:the|a|an|my|our|this|that|his|her|their|one|old) ){0,2}(?:[\\p{L}\\d-]+ ){0,2}?${implement}(?: ${implement})?`
const its = `(?:(?:the|a|an|my|our|this|that|old|front|rear|back) ){0,2}(?:${implement}(?:['’]s)? ){1,2}(?:(?:left|right|front|rear|top|lower|lift) )?${part}`
/** In a sentence of a workshop they may be of whatever they are said to be on. */
const ofAnything = rule(
  `${part} (?:on|of|for) (?:the|a|an|my|our|this|that) (?:[\\p{L}\\d-]+ ){0,1}[\\p{L}\\d-]+`,
)
const mends =
  /(?<![^ ])(?:weld\w*|spares?|replace\w*|repair\w*|straighten\w*|bolts?|dealers?|workshop|mechanic|blacksmith|part number|part no|fabricat\w*|new ones?|another one|where (?:can|could|do) i (?:get|buy|find)|can i (?:tape|glue|weld|fix|mend|patch)|fix it)(?![^ ])/
const inOthers = [
  "(?:la |le |les |un |une |l['’])?(?:pieds?|bras|dents?|tête|cou|mains?|doigts?|jambes?) (?:de la |du |de l['’]|de |d['’]|des )(?:cric|remorque|charrue|herse|table|presse|faucheuse|tracteur|chargeur|moissonneuse|pompe|semoir|échelle|pelle)",
  '(?:la |el |los |las |un |una )?(?:patas?|piernas?|brazos?|dientes?|cabeza|cabezal|cuello|manos?|dedos?|pies?|pie|boca) (?:del |de la |de los |de las |de )(?:gato|remolque|arado|rastra|mesa|enfardadora|empacadora|segadora|tractor|cargador|cosechadora|bomba|sembradora|escalera|carreta|tolva)',
  '(?:a |o |os |as |um |uma )?(?:pernas?|pés?|braços?|dentes?|cabeça|pescoço|mãos?|dedos?|boca) (?:do |da |dos |das |de )(?:macaco|carreta|reboque|arado|grade|mesa|enfardadeira|roçadeira|trator|carregador|colheitadeira|bomba|plantadeira|escada)',
  '(?:mguu|miguu|mkono|mikono|jino|meno|kichwa|shingo|mdomo) (?:wa|ya|la|cha) (?:jeki|trela|plau|jembe|meza|trekta|pampu|ngazi|mashine)(?: ya trela)?',
  '(?:jack|trolley|trailer|tractor|hal|harrow|cultivator|table|mez|machine|pump|thresher|seedhi) (?:ke|ki|ka) (?:pair|taang|tang|haath|hath|daant|dant|gardan|muh|sir)',
  '(?:जैक|ट्रॉली|ट्रेलर|ट्रैक्टर|हल|हैरो|कल्टीवेटर|मेज|मशीन|पंप|थ्रेशर|सीढ़ी) (?:के|की|का) (?:पैर|टांग|टाँग|हाथ|दांत|दाँत|गर्दन|मुंह|सिर)',
  '(?:رجل|ارجل|أرجل|ذراع|اسنان|أسنان|رأس|راس|رقبة|يد|فم) (?:الرافعة|المقطورة|المحراث|الطاولة|المكبس|الجرار|الحصادة|المضخة|السلم|المسلفة)',
]
const parts = [rule(ofIt), rule(its), ...inOthers.map(rule)]

const somebody = oneOf(
  [
    ...said.people.filter(
      (word) => !['people', 'farmer', 'mke', 'il', 'son', 'pai', 'pere', 'رجل'].includes(word),
    ),
    ...alsoPeople.filter((word) => !['hand', 'ami', 'boss'].includes(word)),
  ],
  list('i_m i_am we_re me myself us mujhe nimekwama'),
)
const animal = oneOf(said.animals, alsoAnimals)
/** Of somebody's own body, or that he is caught: then every word stands as it was written. */
const owned =
  /(?<![^ ])(?:my|our|his|her|their|your|mi|mis|su|ma|mon|mes|sa|ses|minha|meu|seu|sua|mera|mere|meri|wangu|yangu) (?:(?:left|right|own|whole|upper|lower|poor) )?(?:legs?|arms?|necks?|heads?|foot|feet|mouths?|teeth|fingers?|hands?|knees?|eyes?|ears?|noses?|elbows?|shoulders?|ribs?|chest|belly|thumbs?|skin|toes?|manos?|pies?|piernas?|brazos?|dedos?|cabeza|main|mains|jambe|bras|pied|doigts?|tete|mao|maos|perna|braco|pe|haath|hath|pair|ungli|mkono|mguu|kidole|vidole)(?![^ ])/
const alarming = oneOf(
  list(`help ambulance hospital doctor bleed* blood screaming screams shouting crying urgent emergency hurry trapped caught stuck pinned under underneath beneath
  amputated severed crushed pain unconscious dead dying sangr* sang ayuda auxilio socorro secours aide coince atrapad* preso presa ajuda damu msaada
  khoon madad bachao खून मदद बचाओ دم النجدة ساعدوني مدد`),
)

const drinker =
  '(?:tractors?|pumps?|engines?|generators?|gens?|gensets?|motors?|trucks?|lorr(?:y|ies)|pick ?ups?|cars?|vans?|bikes?|motorbikes?|motorcycles?|okada|keke|tuk ?tuks?|combines?|harvesters?|balers?|mowers?|chainsaws?|mills?|grinders?|threshers?|shellers?|compressors?|dryers?|machines?|massey|john deere|tillers?|boats?|sprayers?)'
/** Between a machine and its verb: neither a pause nor whoever else it may be said of. */
const between =
  '(?: (?!(?:and|but|so|he|she|they|we|i|who|while|when|because|then|that)\\b)[^\\s,.;:!?…]+){0,5}?'
const consumes =
  '(?:(?:dey|don|is|are|was|were|keeps?|just|only|really|been|has been|go|always|now) ){0,2}(?:drinks?|drinking|guzzl(?:es?|ing)|eats?|eating|swallows?|swallowing|gulps?|gulping|sips?|sipping|chews?|chewing)'
const consumed =
  '(?:(?:my|our|the|too|so|much|all|plenty|a|lot|lots|of|more|its|up|like|only) ){0,4}(?:petrol|diesel|fuel|oil|gas|gasoline|paraffin|kerosene|money|cash|profits?|water|litres?|gallons?|\\d+)'
const simile =
  "(?: like (?:an? |the |one )?(?:person|man|woman|fish|camel|elephant|drunk|drunkard|baby|child|thief|horse|pig|sailor|somebody|someone|mad|thirsty)(?: (?:wey|who|that|dying|for|of|on|in|dey|man|person|no|go|never|hasn['’]?t|thirst|thirsty|drunk|drank|water|years?|days?|a|desert|hungry)){0,8})?"
const thirsty = new RegExp(
  `(?<=${start}${drinker}${between} )${consumes}(?= ${consumed}${end})|(?<=${start}${drinker}${between} )${consumes}${simile}${end}(?=\\s*(?:[,.;!?]|$))`,
  'giu',
)
/** The same with what it is like behind what is drunk. */
const likeSomebody = new RegExp(
  `(?<=${start}${drinker}${between} using ${consumed})${simile.slice(3, -2)}${end}`,
  'giu',
)
const machineInOthers = rule(
  [
    "(?<=(?:tracteur|pompe|moteur|groupe électrogène|camion|machine)(?: [^\\s,.;!?]+){0,2} )(?:boit|avale|mange|bouffe)(?= (?:du |de l['’]|trop |trop de |plein |beaucoup )*(?:gasoil|gazole|essence|carburant|diesel|huile|argent))",
    '(?<=(?:tractor|bomba|motor|generador|planta|camión|máquina)(?: [^\\s,.;!?]+){0,2} )(?:bebe|toma|traga|se traga|se bebe|chupa|come|se come)(?= (?:mucho |mucha |el |la |tanto |tanta )*(?:gasoil|gasolina|diésel|diesel|combustible|petróleo|nafta|aceite|plata))',
    '(?<=(?:trator|bomba|motor|gerador|caminhão|máquina)(?: [^\\s,.;!?]+){0,2} )(?:bebe|toma|engole|come|tá bebendo|está bebendo)(?= (?:muito |muita |o |tanto )*(?:diesel|óleo|gasolina|combustível|dinheiro))',
    '(?<=(?:trekta|pampu|jenereta|injini|lori|mashine|pikipiki)(?: [^\\s,.;!?]+){0,2} )(?:inakunywa|linakunywa|inameza|linameza|inakula|linakula)(?= (?:mafuta|dizeli|petroli|pesa|sana))',
    '(?<=(?:tractor|pump|engine|motor|genset|generator|machine|ट्रैक्टर|पंप|इंजन|जनरेटर|मशीन)(?: [^\\s,.;!?]+){0,2} (?:diesel|petrol|tel|डीजल|पेट्रोल|तेल)(?: (?:bahut|zyada|बहुत|ज्यादा))* )(?:pi(?:ta|ti|te)|pee(?:ta|ti)|पीता|पीती|पीते|पी)',
    '(?<=(?:الجرار|المضخة|الماكينة|المولد|المحرك|الشاحنة)(?: [^\\s,.;!?]+){0,2} )(?:يشرب|تشرب|بيشرب|بتشرب|يبلع|تبلع|ياكل|تاكل)(?= (?:البنزين|الديزل|السولار|المازوت|الوقود|بنزين|ديزل|سولار|وقود|كثير))',
  ].join('|'),
)

const machinesOfAll =
  '(?:truck|tractor|pump|pick ?up|van|car|engine|combine|baler|generator|lorry|motorbike|camión|camion|camioneta|tractor|bomba|motor|cosechadora|moto|coche|carro|tracteur|camion|pompe|moteur|moissonneuse|voiture|caminhão|caminhao|trator|carro|colheitadeira|trekta|lori|gari|pampu|injini|ट्रैक्टर|ट्रक|इंजन|पंप)'
const failed =
  '(?:heart attack|stroke|heart failure|infarto|ataque(?: al corazón| cardíaco)?|patatús|derrame|soponcio|infarctus|crise cardiaque|attaque|avc|treco|mshtuko wa moyo|हार्ट अटैक|दिल का दौरा)'
/** An engine that stops has no heart: "al camión le dio un infarto", "the tractor had a heart attack". */
const heartOfMachine = new RegExp(
  `(?<=^|[.!?,;]\\s*)(?:(?:al?|a la|el|la|le|mi|a mi|ao|à|o|mon|ma|notre|my|our|the|old|nuestro|meu|minha|mere|हमारे|मेरे) ){0,3}${machinesOfAll}(?: (?:le|nos|me|lhe|just|has|have|had|got|gave|a|ha|just had|suffered|finally|se|deu|dio|dado|dió|teve|sufrió|tuvo|fait|fit|eu|imepata|ilipata|को|an?|un|une|um|uma|its|own|another)){1,5} ${failed}${end}`,
  'giu',
)

/**
 * A text in which the parts of machines and tables are parts, and machines use what they drink: "broken legs on the
 * trailer jack", "the pump dey drink petrol". An arm in the baler, or somebody in the sentence, is left as it was.
 */
export function withoutBodiesOfMachines(text: string): string {
  const plain = plainText(text)
  const isOfThings = !somebody.test(plain) && !owned.test(plain) && !alarming.test(plain)
  const some = mends.test(plain) && !animal.test(plain) ? [...parts, ofAnything] : parts
  const named = (told: string) => some.reduce((one, turn) => one.replace(turn, 'machine part'), told)
  // "A broken elbow on the hydraulic arm": a part may be of a part.
  const parted = isOfThings ? named(named(text)) : text
  return parted
    .replace(isOfThings ? heartOfMachine : /$^/, 'machine broke')
    .replace(thirsty, 'using')
    .replace(likeSomebody, '')
    .replace(machineInOthers, 'uses')
}
