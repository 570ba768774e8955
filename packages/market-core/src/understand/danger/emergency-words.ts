// What emergencies are told with, in the languages that the chat reads. A star stands for any ending. Plain words only:
// a missed emergency is worse than a number to call that was not needed.
import { plainText } from '../plain-text.ts'
import { poisons } from './chemicals.ts'
import { list } from './word-patterns.ts'

export { list }

/** Of what is dosed: nobody is poisoned by swallowing it, or it is no substance. */
const notPoison = new Set(['sprayer', 'tank', 'neem'])

/** Substances that nobody may swallow, breathe or get into the eyes. */
export const poisonous = [
  ...poisons.filter((name) => !notPoison.has(name)),
  ...list(`urea kerosene paraffin petrol diesel acid bleach
    glifosato paraquate clorpirifos malation carbofuran* monocrotofos atrazina cipermetrina raticida* matarratas quimico*
    glyphosat* raticide* desherbant* phytosanitaire* formicida* chumbinho fosfuro fosfina phosphide salphas fumigant*
    kemikali जहर ज़हर कीटनाशक दवा दवाई रसायन सल्फास سم السم سما مبيد* المبيد* كيماوي*`),
]

/** What is on somebody who sprays, or is called so by those who do. */
export const sprayed =
  list(`spray* medicine* dust fumes gas mixing fumigat* pulveriz* fumigad* traitement* fumiga* rociad*
  pulveriza* dawa wadudu chhidkav chidkav छिड़काव رش`)

/** Swallowed, drunk, breathed in: said of nothing but people and animals. */
export const swallowed = list(`swallow* drank drunk ingest* licked inhal* gulped sipped chewed
  trago tragado bebio bebido ingirio lamio inhalo avale avala ingere bebeu engoliu ingeriu inalou
  amekunywa alikunywa nimekunywa akanywa kanywa amemeza akameza alimeza nimemeza amekula alikula akala
  piya peeya nigal* पी पिया पीया निगल* شرب شربت ابتلع* بلع بلعت استنشق*`)

/** The same in words that also mean something else; they count close to a poison only. */
export const took = list(`drink* consum* ate eaten breath* took taken
  tomo tomado comio comido respiro bu mange tomou comeu kunywa kula pi pee kha khaya khayi खा खाया اكل اكلت تناول`)

/** Whoever can be poisoned, named and not as "I" or "my". */
export const people =
  list(`worker* labour* husband wife son daughter child children kid kids baby boy girl man men woman women
  father mother brother sister uncle aunt grandson granddaughter neighbour* neighbor* people person farmer operator somebody someone
  he she him her his sprayman
  hijo hija nino nina esposo esposa marido mujer hombre trabajador* obrero peon vecino vecina hermano hermana padre madre
  fils fille enfant mari femme homme ouvrier* voisin* frere soeur pere mere
  filho filha crianca mulher homem trabalhador* vizinho irmao irma pai mae
  mtoto watoto bibi babu mume mke mama baba kijana mfanyakazi jirani ndugu dada kaka yeye mtu
  bacha bachcha bacche bachche beta beti pati patni aadmi admi aurat mazdoor majdoor kisan bhai behen usne unhone
  बच्चा बच्चे बच्ची बेटा बेटे बेटी पति पत्नी आदमी औरत मजदूर किसान भाई बहन उसने
  ابني ابنتي طفل طفلي الطفل ولد ولدي بنت زوجي زوجتي عامل العامل رجل امراة اخي اختي ابي امي`)
export const ourselves =
  list(`i i m im my me we our feel feeling yo mi je mon ma eu meu minha mimi maine mere meri mera
  मैंने मेरे मेरी मुझे انا after`)
export const animals =
  list(`cow cows calf cattle buffalo* bull goat* sheep lamb* ewe* pig* dog* cat hen hens chicken* chick chicks poultry duck* horse
  donkey camel* vaca* cabra* oveja* perro* gallina* vache* chevre* mouton* chien* poule* ng ombe mbuzi kondoo mbwa kuku gaay gai bhains
  bakri kutta murgi गाय भैंस बकरी بقرة ماعز خروف`)

/** Where it goes. Hands are left out: they are where sprayers are held. */
export const bodyParts =
  list(`eye eyes skin face mouth nose throat lungs ojo ojos piel cara boca oeil yeux peau visage bouche olho olhos pele
  rosto jicho macho ngozi uso mdomo aankh ankh aankhon ankhon chehra muh आंख आँख आंखों आँखों त्वचा चेहरे मुंह عين عيني عينه عينيه عيون جلد وجه`)
/** That it went there, or what it does there. */
export const contact =
  list(`in into inside on onto over got gone went goes splash* spill* fell fall entered enter burn* itch* swollen swell* blind red
  blur* en entro cayo salpic* quem* arde dans tombe brule caiu entrou respingo* imeingia imemwagika imeruka inawasha kuingia
  gir gira giri chala chali gaya gayi jal jalan गिर गई गया जलन चली دخل سقط اصاب يحرق`)

/** Of a body that something is wrong with. */
export const unwell =
  list(`vomit* dizz* faint* shivering shaky salivat* twitching babeand* babeo sudando sudorand* temblando tiembl* temblor* tremble* bave transpire*
  tremend* treme tremor* tremores baband* salivand* suando anatetemeka anatetema anatoka_mate kaanp* kamp_raha kaamp* kanp* पसीना कांप* काँप* लार
  يرتجف ترتجف يرتعش لعاب لعابه يتعرق nause* headache headaches sick ill sweating drooling trembling shaking breathing blurred numb
  vomitando vomita mareo* mareado vomissement* vomi vertige* tontura tonto vomitou kizunguzungu kutapika anatapika ametapika kutetemeka
  ulti ultiyan chakkar उल्टी चक्कर يتقيا تقيا دوخة دوار`)
/** Of a body that is in danger, whatever of. */
export const inDanger =
  list(`unconscious uncons* collaps* seizure* convuls* foaming foam froth* fainted espuma ecume espumando desmay* inconscient* evanoui* desmaiou amezimia
  kazimia povu behosh jhag बेहोश झाग اغمي تشنج`)
/** The same in several words. */
export const phrasesOfDanger =
  list(`cannot_breathe can_t_breathe cant_breathe not_breathing cannot_see can_t_see cant_see burning_eyes burned_skin
  burnt_skin not_waking not_responding having_fits no_puede_respirar no_respira ne_respire nao_respira hapumui macho_yamefifia`).map(
    (phrase) => phrase.replaceAll('_', ' '),
  )

/** Who lies there: said of somebody, as crops fall, too. */
export const fallen = list('fallen fell lying staggering')
/** Whoever asks for a farmer writes so of what fell on the field. */
export const asker = list('farmer farmers people')

/** Of whoever eats what is sprayed, and may. */
export const pests =
  list(`armyworm* worm* insect* pest* locust* bird* rat rats mouse mice weevil* borer* caterpillar* termite* aphid* bug bugs
  plaga* gusano* ravageur* chenille* praga* lagarta*`)

/** True for each word that one of these stands for. */
export function matcher(words: readonly string[]): (word: string) => boolean {
  const plain = words.map(plainText)
  const whole = new Set(words.flatMap((word, i) => (word.endsWith('*') ? [] : [plain[i]])))
  const beginnings = words.flatMap((word) => (word.endsWith('*') ? [plainText(word.slice(0, -1))] : []))
  return (word) => whole.has(word) || beginnings.some((beginning) => word.startsWith(beginning))
}

/** Who lives in the house, in no other sense. */
export const kin = matcher(
  list(`husband wife son daughter child children kid kids baby mother father brother sister uncle aunt grandmother grandfather
  hijo hija nino nina esposo esposa hermano hermana madre abuela fils fille enfant mari femme frere soeur mere
  filho filha crianca mulher marido irmao irma mae mtoto watoto mume mke mama bacha bachcha bachche beta beti pati patni
  बच्चा बच्चे बेटा बेटी पति पत्नी माँ मां ابني ابنتي طفلي زوجي زوجتي امي`),
)
export const illOfPeople = matcher(
  list(`fever* sick ill cough* vomit* diarr* malaria headache* pain* fiebre enfermo enferma tos fievre malade toux febre doente
  tosse homa mgonjwa anaumwa kikohozi bukhar bimar khansi बुखार बीमार खांसी حمى مريض مريضة سعال`),
)
export const cure = matcher(
  list(`tablet* pill pills medicine* syrup capsule* paracetamol antibiotic* medicina* medicamento* pastilla* tableta* medicament*
  comprime* remedio* comprimido* dawa vidonge dava dawai goli दवा दवाई गोली دواء حبوب`),
)
