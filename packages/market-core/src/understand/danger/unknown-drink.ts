import { before, list, near, oneOf } from './word-patterns.ts'

const drank =
  list(`drank drunk swallowed swallow don_drink has_drink have_drink gulped don_swallow bebio tomo trago ingirio avale bu bebeu tomou engoliu
  amekunywa alikunywa kanywa amemeza pi_liya pi_gaya पी_लिया पी_गया شرب شربت ابتلع`)
const somebody =
  list(`child children kid kids son daughter boy girl baby toddler brother sister wife husband father mother worker pikin pickin somebody someone
  he she hijo hija nino nina hermano esposa marido fils fille enfant frere mari femme filho filha crianca irmao mtoto mwanangu kaka bacha bachche beta beti
  बच्चा बच्चे बेटा बेटी ابني ابنتي طفل طفلي اخي`)
const pleads = oneOf(
  list(`help abeg urgent emergency hospital quick quickly what_do_i_do what_do_we_do what_should_i_do what_should_we_do what_to_do wetin_i_go_do
  ayuda auxilio que_hago que_hacemos aidez au_secours que_faire socorro ajuda o_que_faco saidia nisaidie nisaidieni msaada nifanye_nini
  bachao madad kya_karu kya_kare बचाओ मदद क्या_करूं क्या_करें ساعدوني النجدة ماذا_افعل`),
)
/** What is drunk every day; who drinks it needs no help for that. */
const ofEveryDay =
  list(`milk water tea coffee beer juice soda coke porridge soup wine chai busaa leche agua cafe cerveza jugo lait eau biere leite cerveja
  suco maziwa maji uji doodh pani दूध पानी حليب ماء شاي`)
const someoneDrank = before(somebody, drank, 4)
const harmless = near(drank, ofEveryDay, 4)

/**
 * True where somebody has drunk something that nobody here knows and it is begged for help: a product has a hundred
 * names, and this is no time to learn one.
 */
export const beggedAfterDrinking = (plain: string): boolean =>
  someoneDrank.test(plain) && pleads.test(plain) && !harmless.test(plain)
