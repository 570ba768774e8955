// Signs of life and death that frightened people write, and what is food for nobody.
import { list } from '../word-patterns.ts'

/** Swahili says the class of what did it before the verb: "trekta limemwangukia", "gari imemwangukia". */
const swahili = (...verbs: readonly string[]): string[] =>
  verbs.flatMap((verb) =>
    ['a', 'i', 'li', 'u', 'ki', 'zi', 'ya', 'wa', 'vi', 'k'].map((of) => `${of}${verb}`),
  )

/** Said of a body and of nothing else. */
export const dire =
  list(`won_t_wake wont_wake will_not_wake not_waking cannot_wake can_t_wake cant_wake does_not_wake doesn_t_wake doesnt_wake no_pulse turning_blue
  gone_blue lips_are_blue blue_lips not_breathing isn_t_breathing isnt_breathing struggling_to_breathe trouble_breathing hard_to_breathe
  can_t_breathe cant_breathe cannot_breathe coughing_blood coughing_up_blood vomiting_blood spitting_blood heart_has_stopped heart_stopped
  ne_se_reveille ne_respire du_mal_a_respirer respire_mal respire_plus levres_bleues crache_du_sang perdu_connaissance ne_reagit
  no_despierta no_se_despierta no_respira le_cuesta_respirar no_puede_respirar labios_morados escupe_sangre perdio_el_conocimiento no_reacciona
  nao_acorda nao_respira nao_consegue_respirar dificuldade_para_respirar cuspindo_sangue labios_roxos perdeu_os_sentidos nao_reage
  haamki hapumui hasemi hawezi_kupumua anatapika_damu hajitambui hana_fahamu amepoteza_fahamu amezirai hazinduki
  hosh_nahi hosh_mein_nahi hosh_me_nahi saans_nahi sans_nahi uth_nahi_raha uth_nahi_rahi होश_नहीं होश_में_नहीं साँस_नहीं सांस_नहीं उठ_नहीं_रहा उठ_नहीं_रही
  لا_يتنفس لا_تتنفس لا_يستيقظ لا_تستيقظ لا_يصحى لا_تصحى ما_يصحى فاقد_الوعي فاقدة_الوعي فقد_الوعي فقدت_الوعي مغمى_عليه مغمى_عليها
  صعوبة_في_التنفس لا_يستطيع_التنفس`)

/** The same, where it may also be said of a market or a machine: only right behind whoever it is. */
export const still =
  list(`not_moving isn_t_moving isnt_moving not_responding unresponsive lifeless not_answering doesn_t_answer doesnt_answer
  ne_bouge_plus ne_bouge_pas no_se_mueve nao_se_mexe hasogei hil_nahi_raha hil_nahi_rahi हिल_नहीं لا_يتحرك لا_تتحرك`)

/** Blood, and that it runs. */
export const blood = list('blood sang sangre sangue damu khoon khun खून दम دم الدم')
export const runs =
  list(`stop stops stopping stopped everywhere pouring gushing spurting losing lost pumping arrete arreter partout beaucoup gicle para parar mucha chorro
  chorros muito jorrando jorra nyingi inatoka haikomi haisimami inavuja bah behta ruk band bahut बह रुक बंद बहुत يتوقف تتوقف كثير يخرج`)
/** Blood that is sold or fed. */
export const noBlood = list(
  'blood_meal blood_orange blood_oranges farine_de_sang harina_de_sangre farinha_de_sangue bloodmeal',
)

/** A limb that a machine holds. */
export const held =
  list(`caught trapped stuck jammed pulled drawn dragged tangled wrapped pris prise prises coince coincee happe happee arrache atrapado atrapada
  agarro agarrada enganchada atorada preso presa prendeu puxou enroscou imekwama imenaswa umenaswa imebanwa imevutwa phas phans fas fans aa_gaya
  फंस फँस आ_गया आ_गई علق علقت انحشرت محشورة`)
export const under =
  list(`under underneath beneath debajo_de debajo_del bajo_el bajo_la sous_le sous_la sous_un embaixo_do embaixo_da debaixo_do debaixo_da
  chini_ya neeche niche ke_niche ke_neeche के_नीचे तले تحت`)
/** A machine, or what it carried, lies on somebody. */
export const fellOn = [
  ...list(`fell_on fallen_on rolled_on rolled_onto came_down_on landed_on tipped_on fell_onto dropped_on couche_sur renverse_sur retourne_sur le_cayo_encima me_cayo_encima se_le_vino_encima
  tombe_sur est_tombe_sur caiu_em_cima virou_em_cima ke_upar_gir upar_gir ऊपर_गिर وقع_على سقط_على انقلب_على`),
  ...swahili('memwangukia', 'memlalia', 'memponda', 'memkanyaga', 'memgonga', 'liangukia'),
]

/** What bites or stings, by more names. */
export const alsoVenomous =
  list(`barba_amarilla terciopelo cascabel yarara coralillo matacaballo surucucu aranha arana araignee viuda_negra black_widow spider boomslang rinkhals
  swila koboko naag saanp gehuan russell viper crotale couleuvre حنش كوبرا طريشة دساسة`)
export const bitBy = [
  ...list(`bit bite* bitten bited stung sting* struck got_my got_him got_her got_me got_his latched mord* pico picado picada picaron picou picaram
  picar piqu* morsure morsu* dasa das_* kaat* kata काट* डस* डंक* लड़ لدغ* لسع* عض* قرص*`),
  ...swahili('memuuma', 'megongwa', 'memgonga', 'meumwa', 'meniuma', 'memdunga'),
]
/** The verb names the victim by itself. */
export const bitThem = [
  ...list(`lo_mordio la_mordio le_mordio lo_pico la_pico le_pico me_pico me_mordio lo_ha_mordido la_ha_mordido le_ha_picado l_a_mordu l_a_pique
  s_est_fait_mordre s_est_fait_piquer o_mordeu a_mordeu o_picou foi_picado foi_picada foi_mordido foi_mordida kaat_liya kat_liya das_liya काट_लिया
  डस_लिया لدغته لدغتها لدغه لدغها لسعته لسعتها عضته عضها قرصته`),
  ...swahili('memuuma', 'megongwa', 'meumwa'),
]

export const lightning = list(
  'lightning thunderbolt rayo foudre eclair raio radi bijli बिजली वज्रपात صاعقة الصاعقة البرق برق',
)
export const hitBy = [
  ...list(`hit struck strike alcanzo le_cayo les_cayo cayo_a frappe frappes frappee tombee_sur atingiu caiu_em gir giri girne गिर गिरी गिरने ضربت ضرب
  اصابت اصاب`),
  ...swahili('mempiga', 'mewapiga'),
]

/** Big enough to maim. */
export const bigAnimals =
  list(`bull cow cows buffalo boar horse stallion ram stag elephant hippo hyena leopard lion crocodile dog dogs pig sow toro vaca bufalo caballo jabali
  taureau vache cheval sanglier touro boi vaca cavalo javali ng_ombe fahali nyati tembo kiboko fisi chui simba mamba saand sand bhains haathi
  tendua सांड बैल भैंस हाथी तेंदुआ सूअर ثور الثور بقرة جمل حصان تمساح كلب`)
export const attacked =
  list(`attacked charged trampled gored mauled tossed threw thrown kicked crushed pinned has_had had embistio corneo cornada pateo piso ataco
  encorne charge attaque pietine rue chifrou atacou pisoteou coiceou amempiga amemshambulia amemjeruhi amemkanyaga amempiga_teke maara mara
  hamla kuchal मारा हमला कुचल نطح نطحه هاجم دهس رفس`)

/** What kills pests, in the words of whoever has no name for it. */
const killers = [
  '(?:rats?|mouse|mice|weeds?|fly|flies|ants?|ticks?|snails?|slugs?|insects?|cockroach|cockroaches|termites?|mosquito|rodents?|mole|moles|weevils?) (?:killers?|poison|medicine|baits?|tablets?|pellets?|drug|chemicals?|spray|powder|stuff|blocks?|cakes?|sweets?)',
  '(?:medicine|tablets?|pellets?|poison|stuff|powder|chemicals?|pills?|blocks?) (?:for|against) (?:the )?(?:rats?|mice|weeds?|flies|ants|ticks|snails|slugs|insects|weevils|termites)',
  '(?:cattle|animal|cow|cows|goat|sheep|vet|veterinary|pig|poultry|livestock) (?:medicine|drug|drench|wormer|dewormer|injection|dip)',
  '(?:tablets?|pills?) (?:[^ ]+ ){0,5}(?:wheat|grain|bin|granary|godown|weevils?|silo)',
  '(?:coated|treated|dressed|dyed|pink|blue|planting) (?:seeds?|beans|maize|corn|wheat|grain|groundnuts|peanuts|kernels)',
  '(?:granules?|grains|pate|appats?|poison|comprimes|blocs?|produit|pastilles) (?:pour|contre|a|anti) ?(?:les |la |l )?(?:rats?|souris|limaces?|fourmis|charancons|mouches|desherber)',
  '(?:cebos?|granos|pastillas?|veneno|bloques?|polvo|liquido) (?:para|de|contra) (?:las? |los )?(?:ratas?|ratones|raton|hormigas?|gorgojos?|cucarachas?|moscas|babosas|maleza)',
  '(?:iscas?|veneno|granulado|granulos|pastilhas?|bolinhas) (?:para|de|do|contra) (?:os? |as? )?(?:ratos?|formigas?|baratas?|moscas?|lesmas|mato|gorgulho)',
  '(?:dawa|sumu|vidonge|chambo) (?:ya|za|cha) (?:kuua )?(?:panya|mende|magugu|wadudu|kupe|mifugo|nafaka)',
  '(?:chuhe|chuho|keede|kide|ghaas|ghas|gehun|anaj) (?:[^ ]+ ){0,2}(?:dawa|dawai|dava|goli|zehar)',
  '(?:चूहे|चूहों|कीड़े|घास|खरपतवार|गेहूं|अनाज) (?:[^ ]+ ){0,2}(?:दवा|दवाई|गोली|गोलियां|जहर|ज़हर)',
  '(?:سم|حبوب|حبه|حبة|طعم|اقراص|دواء) (?:الفءران|الفئران|الفيران|الجرذان|الحشرات|السوس|القمح|الغله|الغلة|النمل)',
]
export const killersSource = killers.join('|')

/** Parts of a body that are said of little else. */
export const parts =
  list(`leg legs ankle finger fingers thigh knee wrist thumb toe toes chest belly stomach neck head arm arms hand hands foot feet face ribs throat sleeve
  jambe jambes cheville doigt doigts cuisse genou poignet poitrine ventre tete bras pied manche cou pierna piernas tobillo dedo dedos muslo pecho
  vientre cabeza cuello brazo mano barriga perna pernas tornozelo coxa peito cabeca pescoco braco mao mguu mkono kidole vidole kifua tumbo tumboni
  kichwa shingo haath hath pair pet ungli ungliyan sir gardan chhati हाथ पैर पेट उंगली उंगलियां सिर गर्दन छाती सीने يدي يده رجله ساقه اصبعه اصابعه
  صدره بطنه راسه ذراعه`)
/** What was done to one. */
export const harm =
  list(`caught trapped stuck swelling swollen swells gone severed crushed broken broke bleeding burnt burned numb stabbed ripped torn chopped smashed
  can_t_feel cant_feel cannot_feel cut_off cut_open cut_his cut_her cut_my deep_cut went_into pain hurts prise pris coince coincee enfle enflee gonfle coupe coupee casse
  cassee ecrase ecrasee metio atrapada atrapado hinchado hinchada corto cortada roto rota aplasto presa preso inchado inchada inchou cortou quebrou
  quebrado esmagou decepou chifrada cornada coup_de_corne imekatika imevimba imekwama imenaswa imevunjika amejikata pembe kat_gaya kat_gayi kat_gayin phas_gaya
  toot_gaya sooj soojan कट फंस टूट सूज सूजन علقت انقطعت قطعت انكسرت كسرت تورمت ورمت`)
/** What goes into a body. */
export const blades =
  list(`chainsaw panga machete knife axe sickle scythe pitchfork fork nail horn horns tusk saw blade cutlass hoe grinder tronconneuse couteau hache
  faux machete cuchillo hacha cuerno motosierra motosserra facao faca chifre pembe kisu shoka daranti kulhadi seeng दरांती कुल्हाड़ी सींग منشار سكين فاس منجل قرن`)
/** Whoever did it to himself. */
export const ownHand =
  list(`hanged_himself hanged_herself hung_himself hung_herself tried_to_kill_himself tried_to_kill_herself wants_to_kill_himself wants_to_kill_herself
  i_will_take_the_poison i_will_take_poison i_will_drink_poison i_will_drink_the_poison i_want_to_take_poison i_want_to_take_the_poison
  going_to_take_the_poison going_to_take_poison going_to_drink_poison
  kill_myself end_my_life take_my_life slit_his_wrists slit_her_wrists cut_his_wrists s_est_pendu s_est_pendue veut_se_tuer me_tuer se_ahorco
  se_colgo quiere_matarse matarme se_enforcou quer_se_matar me_matar amejinyonga anataka_kujiua kujiua phansi_laga fansi_laga faansi_laga atmahatya
  aatmahatya khudkushi फांसी आत्महत्या خودکشی شنق_نفسه انتحار اقتل_نفسي`)

/** Debts and work drown nobody. */
export const inDebts =
  /(?<![^ ])drown(?:ing|ed|s)? (?:[^ ]+ )?in (?:[^ ]+ )?(?:debts?|loans?|work|papers?|paperwork|bills|costs|interest)(?![^ ])/g

/** Said of whoever worked with what is sprayed. */
export const atSpraying =
  list(`after_spraying while_spraying since_spraying since_he_sprayed since_i_sprayed after_mixing spray_karte spray_karne chhidkav_karte छिड़काव_करते
  छिड़कते छिड़कने_के_बाद a_traite ai_traite en_traitant apres_traitement passar_veneno passando_veneno de_fumigar fumigando estuve_fumigando ao_pulverizar
  kupuliza kupulizia kunyunyizia kupiga_dawa nimepuliza رش_المبيد بعد_الرش بعد_رش`)
/** What else than a machine falls on people. */
export const loads = list(
  'bale bales log tree trees branch wall roof load sacks pallet gate trailer arbre arbol tronco arvore mti ukuta ped दीवार पेड़ شجرة جدار',
)
/** A part that names whose it is, and a harm that one does to oneself. */
export const ownParts = list(
  'يدي يده رجلي رجله ساقه اصبعه اصبعي ذراعه mera_haath mera_hath uska_haath uska_hath uska_pair',
)
export const hurtThemselves = list(
  'amejikata amejichoma amejigonga nimejikata levou_uma_chifrada tomou_uma_chifrada recibio_una_cornada',
)
