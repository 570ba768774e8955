// Who may have been hurt, beside those of who swallowed something; and that nothing has happened yet.
import { list } from '../word-patterns.ts'

/** Beside those of who swallowed something. */
export const alsoPeople =
  list(`jackaroo jackaroos jillaroo stockman stockmen ringer shearer shearers rouseabout
  ele ela pikin pickin picken nephew niece dad mum mom mummy daddy granny year_old months_old infant grandad granddad grandpa grandma mate colleague friend lad lads toddler employee hand helper driver apprentice
  worker workers boss partner cousin student shepherd herder herdsman herdboy sobrino nieto abuelo companero amigo empleado colega patron
  neveu grand-pere collegue employe employee ami apprenti gars beau-frere sobrinho neto avo empregado peao ajudante primo
  rafiki mpwa babu mchungaji mwenzangu mwanangu kijana chacha chachi mama dost naukar dadaji pita_ji pitaji padosi
  चाचा दोस्त पड़ोसी पिता दादा नौकर جاري الجار صديقي عمي خالي جدي العامل والدي زميلي احدهم
  farmhand farmhands farm_worker picker pickers teenager brother-in-law sister-in-law old_man hired_man contractor foreman saisonnier
  saisonniers gamin gosse jornalero jornaleros cosechador muchacho chico senora suegro papa mi_papa mi_mama operador operario funcionario colhedor
  motorista menino menina rapaz fundi wafanyakazi mfanyakazi bwana shangazi mjomba bahu sasur saas devar ladka ladki larka larki larke bachi abbu abba ammi amma bhabhi begum biwi papa maa maan pitaji बहू मां
  माँ लड़का लड़की मजदूरों पापा سائق عاملي عمال ابن ابنه زوجه والدتي جدتي`)

export const alsoAnimals =
  list(`boar boars tup heifer heifers steer bullock bullocks ox oxen mare pony foal puppy pup kitten collie sheepdog terrier hound livestock herd flock
  bulls horses donkeys camels goose geese turkey turkeys piglet piglets sow sows kid_goat ram rams cerdo caballo ternero becerro novilla ganado
  ovejas perra perros vacas chevres vaches chienne chiens moutons cheval veau genisse brebis cochon porc cachorro cachorra cadela cao cavalo bezerro
  porco galinha ovelha ng'ombe ngombe mbwa punda nguruwe kuku ndama bakre gaye bail bhainse kutte kutiya bachhda bachhra
  बैल कुत्ता कुत्ते कुतिया बछड़ा मुर्गी भेड़ كلب كلبي الكلب بقرتي البقرة الماعز عنزة حمار حصان خروفي الخروف الغنم غنم دجاج
  horse calf ewes lamb my_dog our_dog mule chevre mon_chien brebis vaca vacas cabrito burro burra mula yegua cabra ng_ombe paka
  bhains bhainse bakriyan carabao carabaos buffaloes chancho chanchos puerco puercos marrano marranos gallinas pollos cabras porcs poules porcos galinhas
  bakriyan बकरियां बकरियाँ भैंसें بقرات ابقار اغنام bhains gaay bakri भैंस बकरी बिल्ली घोड़ा بقرة بقرتي بقرات ماعز عجل عجلي نعجة`)

/** Without its vowel signs "गाय" is "गया", "went": a cow is one only beside these. */
export const cows = list('गाय_ने गाय_को गाय_का गाय_की गाय_के मेरी_गाय हमारी_गाय गाय_और')

export const limbs =
  list(`hand hands foot feet leg legs ankle arm finger mano pie pierna main pied jambe mao pe perna mguu mkono pair pao haath पैर हाथ قدم يد رجل
  legs arms back chest belly stomach thigh knee wrist thumb toe toes dos poitrine ventre doigt doigts genou espalda pecho vientre
  dedo dedos rodilla rodillas brazo costas peito barriga braco perna pernas dedos mgongo kifua tumbo kidole peeth chhati pet ungli पीठ छाती पेट उंगली
  हाथों पैरों ظهر ظهري صدر بطن اصبع ساق رجله يده`)

/** It asks how to be safe: nothing has happened. */
export const notYet =
  list(`prevent preventing prevention avoid avoiding keep_away protect protecting protection risk_of safe_to safety regulation*
  vaccin* how_to_stop how_do_i_stop keep_snakes repel* scare what_if if_a in_case would_it could_i_get can_i_get is_there_a_danger danger_of
  prevenir evitar preventir prevenir eviter kuzuia bachav rokne बचाव وقاية`)
/** It asks of the weather to come. */
export const toCome = list('tomorrow next_week forecast demain manana amanha kesho kal कल غدا')

/** What a farmer says of an own body: whoever says so is the victim, whatever animal is named beside it. */
export const ofOneself = [
  ...limbs.flatMap((limb) => [
    `my_${limb}`,
    `mi_${limb}`,
    `mon_${limb}`,
    `ma_${limb}`,
    `mes_${limb}`,
    `meu_${limb}`,
    `minha_${limb}`,
  ]),
  ...list(`my_eyes my_eye my_face my_mouth my_skin my_head my_lips my_tongue my_overalls my_clothes my_trousers my_shirt my_boots my_body i_feel feel_sick feel_dizzy
  i_cant_breathe i_cannot_breathe i_can_t_breathe i_m_dizzy i_am_dizzy i_m_shaking i_am_shaking i_vomited me_duele me_siento me_arde me_arden estoy_mareado
  estoy_mareada mis_ojos mi_cara mi_cabeza mi_piel mi_ropa je_me_sens j_ai_mal j_ai_la_tete mes_yeux mon_visage ma_peau ma_bouche mes_vetements
  estou_tonto estou_tonta me_sinto meus_olhos meu_rosto minha_pele minha_roupa minha_cabeca ninahisi najisikia naumwa macho_yangu kifua_changu ngozi_yangu
  mikono_yangu mgongo_wangu nguo_zangu mujhe_chakkar mujhe_ulti meri_aankh meri_aankhon mere_haath mere_kapde मुझे_चक्कर मुझे_उल्टी मेरी_आंख मेरी_आंखों मेरे_हाथ
  मेरे_कपड़े عيني عيوني يدي ايدي وجهي صدري ظهري راسي جلدي ثيابي هدومي دايخ دايخة`),
]
