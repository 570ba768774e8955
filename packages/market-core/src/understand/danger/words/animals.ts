// That an animal ate it, and what is seen of it.
import { list } from '../word-patterns.ts'

export const fed =
  list(`ate eaten eat eats chewed chew chewing licked swallowed got_into gotten_into broke_into been_at found drank grazed feeding fed eating
  comio comieron mastico lamio bebio mange mangee mangent mache leche lechee avale bu broute ont_mange
  comeu comeram mastigou lambeu bebeu lamberam
  amekula alikula wamekula walikula ametafuna alitafuna amelamba amekunywa kala imekula zimekula
  kha khaya khayi khali chaba chabaya chat pi khaye खा खाया खाई खाए चबा चबाया चाट पी पिया
  اكل اكلت اكلوا مضغ مضغت لعق لعقت شرب شربت
  licked_the avale avalee ate_some got_at comieron comio comeram kula wamekula amekula kha_liya खा_लिया اكلت ياكل`)

/** Of an animal that is not only down: its nerves or its breath fail. */
export const inFits =
  list(`shaking shakes trembling tremble twitching twitches convuls* seizure seizures fit fits fitting foam foaming froth frothing drooling
  salivating slobbering staggering staggers paralysed paralyzed gasping bleeding vomit* collaps* dying died dead
  tiembla temblando tiemblan convulsion* espuma babea babeando tambalea
  tremble tremblent convulse* bave baver ecume titube
  treme tremendo tremem convuls* espumando baba babando cambaleia
  anatetemeka wanatetemeka inatetemeka zinatetemeka povu degedege kutetemeka inatoa_povu anatoa_povu
  kaanp kanp kaamp jhatke jhaag jhag lar tadap कांप काँप झटके झाग लार तड़प
  يرتجف ترتجف يرتعش ترتعش تشنج* رغوة زبد لعاب تتشنج يتشنج
  blind cayendo caidas cayo caida tombe gir_pada gir_padi गिर_पड़ी गिर_पड़ा سقطت سقطت وقعت tombent caindo caiu wanaanguka ameanguka`)

/** Fits and foam in no other sense: an animal that has them needs a vet, whatever it ate. */
export const fitsAlone =
  list(`convuls* seizure seizures having_fits having_a_fit foaming frothing foam_at froth_at froth_from foam_from shaking_all_over shaking_and_foaming
  convulsiona convulsionando echa_espuma espuma_por espumando convulse convulsions bave_de_l_ecume ecume_a espumando espuma_pela espuma_na
  anatoa_povu inatoa_povu degedege muh_se_jhaag muh_se_jhag मुंह_से_झाग मुँह_से_झाग رغوة_من زبد_من يتشنج تتشنج`)

/** A stomach blown up with gas. */
export const bloated =
  list(`flanc_gauche_enorme flanc_enorme flanc_gonfle flanc_tendu panza_enorme vientre_enorme barriga_enorme huge_belly huge_left_side
  bloat bloated bloating swollen_belly swollen_stomach blown blown_up like_a_drum tympany hinchada hinchado timpanismo ballonnee meteorisee
  gonflee gonfle inchada inchado estufada timpanizada tumbo_limevimba limevimba amevimba blown bloats gonflee gonfle gonfles gonflees ballonne ballonnes phool_gaya phool_gayi pet_phool pet_phul afara पेट_फूल अफारा منتفخ منتفخة انتفاخ نفاخ`)

/** Of an animal with such a stomach: there are minutes left. */
export const dire =
  list(`gasping breathing breathe choking dying down lying collapsed groaning fast suddenly cannot_stand can_t_stand tongue_out now kicking
  ahoga muere caida respira etouffe couchee meurt respire sufoca deitada morrendo respira
  anakufa inakufa anashindwa hawezi amelala inashindwa sans saans gir leti mar सांस साँस गिर लेटी मर تموت يموت تتنفس يتنفس تختنق
  cant_breathe can_t_breathe cannot_breathe saans_nahi sans_nahi
  cannot_get_up can_t_get_up cant_get_up won_t_get_up wont_get_up not_get_up cannot_rise can_t_rise will_not_rise unable_to_stand cant_stand went_down
  no_se_levanta no_se_puede_levantar tirada tirado tumbada tumbado ne_se_leve ne_se_releve ne_peut_plus_se_lever par_terre nao_levanta
  nao_se_levanta caido hainuki hawezi_kusimama hawezi_kuinuka hawezi_kunyanyuka uth_nahi gir_gaya gir_gaye उठ_नहीं उठ_नही गिर_गई गिर_गया
  ما_تقوم ما_يقوم لا_تقوم لا_يقوم ما_تقدر_توقف لا_تستطيع_الوقوف طايحة طاح`)

/** Of animals that died, and not of what is sold by its dead weight. */
export const dead =
  list(`dead died dies dying dropping_dead dropped_dead keeled_over found_dead muert* murieron murio amanecieron_muert* mortes morts mort morte crevees creve creves crevé
  mortas morta morto mortos morreu morreram wamekufa amekufa wamekufa_ghafla imekufa zimekufa amefariki mar_gaya mar_gayi mar_gaye mar_gai mari mare मर_गई मर_गईं मर_गए मर_गया मरी मरे
  ماتت مات ماتوا نفقت نفق ميتة ميت ميتين`)
/** Killed on purpose by what is sprayed on animals or fields. */
export const meantToDie =
  /(?<![^ ])(?:ticks?|flies|fly|lice|mites?|fleas?|worms?|weeds?|grass|maggots?|garrapatas?|moscas?|tiques?|carrapatos?|kupe|inzi|kide|kilni|قراد|ذباب)(?: [^ ]+){0,2} (?:dead|died|dies|dying|muert[^ ]*|mort[^ ]*|wamekufa|mar gaye|ماتت?)(?![^ ])/g
/** That it is not the one animal alone. */
export const more =
  list(`another others other two_more three_more more rest one_more otro otra otros otras autre autres outro outra outros outras mwingine wengine nyingine
  ek_aur aur doosri dusri एक_और और दूसरी وواحدة واحدة واخرى اخرى ثانية وثانية`)
/** What the sick ones show. */
export const ailing = [
  ...inFits.filter((word) => !['dead', 'died', 'dying', 'caidas', 'cayo'].includes(word)),
  ...list(
    `babeando_* bave bavent anatoa_mate wanatoa_mate mate laar lar_tapka लार يسيل_لعابها يسيل_لعابه لعابها لعابه down wobbly scouring kicking`,
  ),
]
