// Where gas stands, where one sinks or is buried, and that somebody is down there.
import { list } from '../word-patterns.ts'

/** Where gas stands, or where one sinks, drowns or is buried. */
export const deadlyPlaces =
  list(`pit pits slurry manure_tank slurry_tank tank tanks silo silos bin bins hopper lagoon septic manhole sump cistern well
  borewell shaft cellar digester biogas grain_store dam pond canal tanker trench
  fosa pozo foso estercolero purines silo tolva cisterna aljibe deposito
  fosse lisier puits cuve citerne purin cellule tremie
  fossa esterqueira poco cisterna chorume biodigestor moega
  shimo shimoni kisima kisimani ghala tangi
  kuan kuen kuwe kuan tanki gaddha gaddhe kothi kuen hauj
  कुआं कुएं कुआँ कुएँ टंकी गड्ढा गड्ढे साइलो हौज कोठी गोबर
  بئر البئر حفرة الحفرة خزان الخزان صومعة الصومعة بيارة البيارة مطمورة
  digestor fermenter wine_vat vat sealed_store root_cellar grain_elevator elevator_pit
  estiercol fosa_septica digestor cuve_a_vin fosse_a_purin fosse_a_lisier silage_pit silage_clamp
  shimo_la_choo shimo_la_biogesi biogesi septic gobar_gas gobar_ka_gaddha सेप्टिक गोबर_गैस المجاري بيارة البيارة خزان_المجاري`)

/** That somebody went down where one does not come out by oneself. */
export const fellIn =
  list(`fell fallen falls slipped slid slides resbalo escorregou glisse amezama drowning drowned sank sinking trapped stuck cayo caido cayeron hundio atrapado atrapada ahogo
  tombe tombee glisse coince coincee noie caiu caido afundou preso presa afogou
  ametumbukia alitumbukia ameanguka alianguka amezama amekwama anazama
  gir_gaya gir_gayi gira giri doob dub phans_gaya गिर गिरा गिरी डूब डूबा फंस
  سقط سقطت وقع وقعت غرق علق
  went_down gone_down climbed_down climbed_into climbed_in went_into collapsed passed_out fainted unconscious overcome lying evanoui evanouie
  desmayo desmayado inconsciente desmaiou entro bajo desceu entrou descendu amezimia ameingia alishuka ameshuka behosh utra utre utre_the
  बेहोश उतरा उतरे نزل نزلت اغمي دخل`)

/** Under what runs. */
export const buried =
  list(`buried engulfed sinking sunk sank drowning trapped sucked up_to_his_neck up_to_his_chest up_to_her_chest sepultado sepultada
  hundiendo enseveli ensevelie soterrado soterrada afundando amefunikwa amezama dab_gaya dab_gayi दब_गया दब_गई انطمر مدفون
  sucked_into pulled_under pulled_down_into caved_in waist_deep chest_deep neck_deep up_to_his_waist up_to_the_waist s_est_enfonce
  jusqu_a_la_taille jusqu_au_cou jusqu_a_la_poitrine enfonce tapo al_pecho hasta_el_pecho hasta_la_cintura hasta_el_cuello afundou atolado
  amefunikwa_na wamefunikwa amezama_kwenye دفن دفنه دبا غرق طمره`)

export const grains =
  list(`grain maize corn wheat rice soya soybeans barley seed grano maiz trigo grains ble mais grao milho nafaka mahindi
  anaj makka gehun अनाज मक्का गेहूं حبوب القمح قمح
  soja soy soybean mahindi ngano mpunga sorghum rice paddy canola sunflower القمح الذرة الحبوب sunflowers beans`)

/** That somebody gives no sign, or cannot get out. */
export const silent =
  list(`not_answer not_answering no_answer not_answered not_respond not_responding no_response unresponsive not_responded does_not_reply
  not_replying not_come_out not_coming_out not_came_out never_came_out did_not_come_out has_not_come_up not_come_up not_moving not_move
  not_breathe does_not_breathe stopped_breathing neither_is_moving neither_moves neither_answers none_of_them_moves nobody_answers no_sound gone_silent gone_quiet went_quiet cannot_get_out can_t_get_out cant_get_out
  doesn_t_answer doesnt_answer isn_t_answering isnt_answering doesn_t_respond doesnt_respond isn_t_moving isnt_moving doesn_t_move
  hasn_t_come_out hasnt_come_out hasn_t_come_up didn_t_come_out didnt_come_out won_t_answer wont_answer won_t_wake wont_wake doesn_t_wake
  stopped_answering stopped_shouting stopped_talking up_to_his_neck up_to_his_chest up_to_her_chest pulling_him_out pull_him_out get_him_out
  get_her_out cannot_hear_him can_t_hear_him no_longer_answers no_longer_answering lifeless overcome passed_out blacked_out
  no_responde no_contesta no_sale no_reacciona no_se_mueve no_respira no_salio no_ha_salido no_puede_salir
  ne_repond ne_repond_plus ne_repond_pas ne_bouge_plus ne_remonte_pas ne_remonte_plus ne_respire ne_respire_plus ne_ressort_pas
  ne_ressort_plus ne_reagit_plus ne_reagit_pas plus_de_nouvelles
  nao_responde nao_sai nao_saiu nao_se_mexe nao_reage nao_respira nao_consegue_sair nao_volta
  hajibu haitikii haitiki hajatoka hatoki hasogei hapumui hasemi hasikii hatikisiki
  jawab_nahi jawab_nahin javab_nahi bahar_nahi nikal_nahi nahi_nikla hil_nahi bol_nahi sans_nahi saans_nahi
  जवाब_नहीं बाहर_नहीं बोल_नहीं हिल_नहीं सांस_नहीं साँस_नहीं निकल_नहीं
  لا_يرد لا_يجيب لا_يتحرك لا_يتنفس لم_يخرج لا_يستجيب ما_يرد لا_يستطيع_الخروج لم_يعد_يرد لم_يعد_يجيب
  passed_out fainted unconscious collapsed evanoui evanouie desmayo desmayado inconsciente desmaiou amezimia behosh बेहोश اغمي
  lying_at_the_bottom lying_there at_the_bottom not_answering_us ninguno_responde nadie_responde nao_sai nao_saem does_not_come_out hawajibu
  bahar_nahi_aa बाहर_नहीं_आ لا_يتحركون لا_يردون not_moved`)
