import { people } from './emergency-words.ts'
import { list, oneOf, whole } from './word-patterns.ts'
import { alsoPeople } from './words/somebody.ts'

const byOwnHand = oneOf(
  list(`kill_myself killing_myself end_my_life ending_my_life take_my_life taking_my_life end_it_all hang_myself shoot_myself poison_myself i_am_suicidal i_m_suicidal im_suicidal feel_suicidal feeling_suicidal want_to_die wanna_die
  i_will_take_the_poison i_will_take_poison i_will_drink_poison i_will_drink_the_poison i_want_to_take_poison i_want_to_take_the_poison i_want_to_drink_poison
  i_want_to_drink_the_poison going_to_take_the_poison going_to_take_poison going_to_drink_poison better_off_dead no_reason_to_live not_want_to_live dont_want_to_live
  don_t_want_to_live end_my_own_life matarme quitarme_la_vida me_quiero_morir quiero_morir quiero_morirme no_quiero_vivir me_tuer envie_de_mourir veux_mourir plus_envie_de_vivre
  en_finir_avec_la_vie me_matar quero_morrer nao_quero_viver tirar_minha_vida nataka_kujiua kujiua nataka_kufa nitakunywa_sumu marna_chahta marna_chahti mar_jana_chahta jeena_nahi jeene_ka_mann
  khudkushi atmahatya मरना_चाहता मरना_चाहती जीना_नहीं आत्महत्या اقتل_نفسي انهي_حياتي اريد_ان_اموت بدي_اموت عايز_اموت ابغى_اموت`),
)
/** That one gives up, which with a means at hand says what is not said. */
const givesUp = whole(
  '(?:can t|cant|cannot|can not) (?:face|go on|take|bear|do|carry on|live)(?: [^ ]+){0,6}(?: any ?more| anymore| no more| longer)|(?:can t|cant|cannot) (?:go on|carry on)|no way out|no point any ?more|goodbye everyone|say goodbye|it ends tonight|had enough of (?:it all|life|everything)|tired of (?:living|life)|ya no (?:puedo|aguanto|doy)(?: [^ ]+){0,2}|no aguanto mas|je n en peux plus|j en peux plus|nao aguento mais|nao da mais|siwezi tena|nimechoka na maisha|ab nahi (?:hota|saha)|jeena mushkil|अब नहीं|थक गया|تعبت من الحياة|ما عاد فيني|خلاص تعبت',
)
const means = whole(
  'gramoxone|paraquat|roundup|poison|bottle|rope|noose|gun|shotgun|rifle|tablets|pills|pesticide|celphos|sulfas|veneno|botella|soga|cuerda|escopeta|frasco|corde|fusil|bidon|bouteille|flacon|garrafa|corda|espingarda|sumu|kamba|chupa|zehar|zahar|dawai|rassi|जहर|ज़हर|दवा|रस्सी|والسم|السم|سم|والقنينة|القنينة|والحبل|حبل|الحبل|بندقية',
)
const others = oneOf(
  people.filter(
    (word) =>
      !['farmer', 'people', 'person', 'son', 'il', 'mke', 'mtu', 'pere', 'kisan', 'किसान', 'man'].includes(
        word,
      ),
  ),
  alsoPeople,
)

/** Nobody dies of laughing, or to know a price. */
const inJest = oneOf(list('laugh* lol haha* lmao risa risas rire rir kicheko hans* हंस* ضحك الضحك'))

/** Whether somebody writes in so many words that he wants to die, by a plain text that names nobody else. */
export const wantsToDie = (plain: string): boolean =>
  byOwnHand.test(plain) && !others.test(plain) && !inJest.test(plain)

/**
 * Whether an emergency is one of whoever writes, who wants to die: he is spoken to himself, not as one who stands by.
 * With somebody else in the sentence it stays open whose life it is.
 */
export const tellsOfOwnDespair = (plain: string): boolean =>
  wantsToDie(plain) || (givesUp.test(plain) && means.test(plain) && !others.test(plain))
