// Accidents of a farm that nobody calls poisoning: gas in a pit, grain that buries, machines, current, heat, venom. In
// the languages that the chat reads; an underscore joins the words of a phrase.
import { list } from './emergency-words.ts'

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
  بئر البئر حفرة الحفرة خزان الخزان صومعة الصومعة بيارة البيارة مطمورة`)

/** That somebody went down where one does not come out by oneself. */
export const fellIn =
  list(`fell fallen falls slipped drowning drowned sank sinking trapped stuck cayo caido cayeron hundio atrapado atrapada ahogo
  tombe tombee glisse coince coincee noie caiu caido afundou preso presa afogou
  ametumbukia alitumbukia ameanguka alianguka amezama amekwama anazama
  gir_gaya gir_gayi gira giri doob dub phans_gaya गिर गिरा गिरी डूब डूबा फंस
  سقط سقطت وقع وقعت غرق علق`)
/** Under what runs. */
export const buried =
  list(`buried engulfed sinking sunk sank drowning trapped sucked up_to_his_neck up_to_his_chest up_to_her_chest sepultado sepultada
  hundiendo enseveli ensevelie soterrado soterrada afundando amefunikwa amezama dab_gaya dab_gayi दब_गया दब_गई انطمر مدفون`)
export const grains =
  list(`grain maize corn wheat rice soya soybeans barley seed grano maiz trigo grains ble mais grao milho nafaka mahindi
  anaj makka gehun अनाज मक्का गेहूं حبوب القمح قمح`)

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
  لا_يرد لا_يجيب لا_يتحرك لا_يتنفس لم_يخرج لا_يستجيب ما_يرد لا_يستطيع_الخروج لم_يعد_يرد لم_يعد_يجيب`)

/** Beside those of who swallowed something. */
export const alsoPeople =
  list(`nephew niece grandad granddad grandpa grandma mate colleague friend lad lads toddler employee hand helper driver apprentice
  worker workers boss partner cousin student shepherd herder herdsman herdboy sobrino nieto abuelo companero amigo empleado colega patron
  neveu grand-pere collegue employe employee ami apprenti gars beau-frere sobrinho neto avo empregado peao ajudante primo
  rafiki mpwa babu mchungaji mwenzangu mwanangu kijana chacha chachi mama dost naukar dadaji pita_ji pitaji padosi
  चाचा दोस्त पड़ोसी पिता दादा नौकर جاري الجار صديقي عمي خالي جدي العامل والدي زميلي احدهم`)
export const alsoAnimals =
  list(`heifer heifers steer bullock bullocks ox oxen mare pony foal puppy pup kitten collie sheepdog terrier hound livestock herd flock
  bulls horses donkeys camels goose geese turkey turkeys piglet piglets sow sows kid_goat ram rams cerdo caballo ternero becerro novilla ganado
  ovejas perra perros vacas chevres vaches chienne chiens moutons cheval veau genisse brebis cochon porc cachorro cachorra cadela cao cavalo bezerro
  porco galinha ovelha ng'ombe ngombe mbwa punda nguruwe kuku ndama bakre gaye bail bhainse kutte kutiya bachhda bachhra
  गायें बैल कुत्ता कुत्ते कुतिया बछड़ा मुर्गी भेड़ كلب كلبي الكلب بقرتي البقرة الماعز عنزة حمار حصان خروفي الخروف الغنم غنم دجاج`)
export const limbs = list(
  'hand hands foot feet leg legs ankle arm finger mano pie pierna main pied jambe mao pe perna mguu mkono pair pao haath पैर हाथ قدم يد رجل',
)
/** Poisons by name, and what is given to the ill as well. */
export const alsoMedicine = list('dawa dawai davai sprayer tank neem chemical*')
/** It asks how to be safe, or what such things cost or do elsewhere: nothing has happened. */
export const notYet =
  list(`prevent preventing prevention avoid avoiding keep_away protect protecting protection risk_of safe_to safety regulation* law laws
  insurance insured price prices priced cost costs worth pays sells selling bid bids market mandi how_much_is buy install sell rent hire how_to_stop how_do_i_stop keep_snakes repel* scare
  could_i_get can_i_get what_if vaccin* would_it is_there_a_danger danger_of tomorrow next_week forecast
  prevenir evitar precio preco preco_de preventir prix prevenir eviter bei kuzuia bhav bachav rokne भाव बचाव سعر وقاية`)

/** What rolls over, cuts, crushes or winds somebody up. */
export const machines =
  list(`tractor quad atv combine harvester baler auger pto thresher trailer mower chaffcutter chopper cutter shredder tiller rotavator
  digger loader telehandler forklift plough chainsaw mill machine shaft belt gearbox harrow
  trilladora cosechadora cuatrimoto remolque tracteur moissonneuse presse remorque faucheuse broyeur trator colheitadeira
  quadriciclo carreta trekta tractara thresar harvestar ट्रैक्टर थ्रेशर मशीन جرار الجرار حصادة الحصادة دراسة`)
/** The machine went over, or the person is hurt by it: with a person it needs no other word. */
export const overturned =
  list(`rolled_over rolled_on rolled_onto overturned flipped_over tipped_over on_top_of pinned crushed run_over ran_over trapped_under stuck_under
  is_under caught_in pulled_into bleeding severed amputated_his lost_his_hand lost_his_arm lost_a_finger cut_off_his arm_in hand_in sleeve_in
  se_volco volco_encima encima_de aplasto atrapado debajo_del s_est_retourne s_est_renverse ecrase coince_sous est_coince sous_le_tracteur
  tombou_em_cima virou_em_cima capotou esmagou debaixo_do preso_debaixo limepinduka imepinduka limemwangukia limemlalia amebanwa chini_ya_trekta
  palat_gaya palat_gayi ulat_gaya ke_niche_dab niche_dab_gaya dab_gaya haath_kat hath_kat
  पलट_गया उलट_गया के_नीचे_दब दब_गया हाथ_कट انقلب انقلبت_عليه تحت_الجرار سحقه`)

/** What bites or stings with venom. */
export const venomous =
  list(`snake snakes viper cobra mamba adder krait rattlesnake scorpion serpiente vibora culebra alacran escorpion serpent vipere
  scorpion cobra jararaca cascavel escorpiao nyoka fira nge saamp samp sanp bichhu nag سانپ सांप साँप बिच्छू ثعبان افعى حية عقرب الثعبان`)
export const bit =
  list(`bit bite bites bitten stung sting stings strike struck mordio mordido pico picado mordedura mordu mordue pique piquee morsure
  mordeu picou mordida picada ameumwa aliumwa amemuuma amegongwa kaumwa umemuuma katliya kata kaat dasa das काटा काट डसा डस لدغ لدغه لدغته لدغها عض`)

/** Current that goes through somebody. */
export const current =
  list(`electric electrical electricity fence line lines wire wires cable cables power_lines pylon mains electrico electrica cable cerca
  electrique ligne fil cloture eletrica eletrico fio cerca umeme waya bijli taar बिजली तार करंट كهرباء الكهرباء سلك`)
export const shocked = list(`electrocuted shocked shock electrocution touched hit struck thrown zapped grabbed
  electrocuto electrocutado tocou toco electrocute electrise touche eletrocutado choque alishikwa amepigwa amenaswa
  current_laga current_lag karant_laga करंट_लगा करंट_लग صعق صعقته`)
export const afterShock =
  list(`down collapsed unconscious fainted motionless lifeless burn burns burned burnt stuck thrown lying shaking numb cannot_let_go
  can_t_let_go not_moving not_breathing breathing ground inconsciente sol tierra chao hasogei behosh बेहोश`)
export const currentAlone =
  list(`electrocuted electrocute electrocution electrocuto electrocutado electrocutee eletrocutado electrise amepigwa_na_umeme amenaswa_na_umeme
  bijli_ka_jhatka current_lag_gaya करंट_लग صعقته_الكهرباء صعقه`)

/** Heat that went to somebody's head. */
export const heat =
  list(`heat_stroke heatstroke sun_stroke sunstroke heat_exhaustion golpe_de_calor insolacion coup_de_chaleur
  insolation insolacao golpe_de_calor kiharusi_cha_joto loo_lag loo_lagi lu_lag लू_लग ضربة_شمس ضربة_حر`)
export const hot = list(
  `heat sun hot sunny 40_degrees calor sol chaleur soleil jua joto dhoop garmi धूप गर्मी الشمس الحر`,
)
export const confused =
  list(`confused confusion babbling delirious slurring rambling nonsense stopped_sweating no_sweat not_sweating staggering collapsed dizzy
  cramps confundido confundida delira confus confuse delire confuso confusa anachanganyikiwa bahaki_bahaki चक्कर يهذي`)

/** Bait and what is dressed or sprayed: food for nobody. */
export const baits =
  list(`pellet pellets slug_pellets snail_pellets bait baits ratsak rat_poison rat_bait mouse_bait slug_bait antifreeze dressed_seed treated_seed seed_dressing
  coated_seed red_seed pink_seed sprayed_feed sprayed_grass sprayed_weeds sprayed_maize sprayed_crop sprayed_field sprayed_leaves yew ragwort
  cebo cebos matababosas raticida grano_tratado semilla_tratada pasto_fumigado hierba_fumigada
  appat appats anti_limaces anti-limaces granules_anti_limaces mort_aux_rats ble_traite semence_traitee semences_traitees herbe_traitee
  isca iscas raticida semente_tratada sementes_tratadas pasto_pulverizado lesmicida veneno_de_rato
  sumu_ya_panya dawa_ya_panya mbegu_zenye_dawa nyasi_zilizopuliziwa majani_yaliyopuliziwa chambo
  chuhe_ki_dawa chuhe_mar chuhamar chidkav_wala_chara dawa_wala_beej dawai_wala_chara
  चूहे_की_दवा चूहामार दवा_वाला_चारा दवा_वाला_बीज छिड़काव_वाला_चारा
  طعم_الفئران سم_الفئران علف_مرشوش بذور_معاملة عشب_مرشوش طعم`)
export const fed =
  list(`ate eaten eat eats chewed chew chewing licked swallowed got_into gotten_into broke_into been_at found drank grazed feeding fed eating
  comio comieron mastico lamio bebio mange mangee mangent mache leche lechee avale bu broute ont_mange
  comeu comeram mastigou lambeu bebeu lamberam
  amekula alikula wamekula walikula ametafuna alitafuna amelamba amekunywa kala imekula zimekula
  kha khaya khayi khali chaba chabaya chat pi khaye खा खाया खाई खाए चबा चबाया चाट पी पिया
  اكل اكلت اكلوا مضغ مضغت لعق لعقت شرب شربت`)
/** Of an animal that is not only down: its nerves or its breath fail. */
export const inFits =
  list(`shaking shakes trembling tremble twitching twitches convuls* seizure seizures fit fits fitting foam foaming froth frothing drooling
  salivating slobbering staggering staggers paralysed paralyzed gasping bleeding vomit* collaps* dying died dead
  tiembla temblando tiemblan convulsion* espuma babea babeando tambalea
  tremble tremblent convulse* bave baver ecume titube
  treme tremendo tremem convuls* espumando baba babando cambaleia
  anatetemeka wanatetemeka inatetemeka zinatetemeka povu degedege kutetemeka inatoa_povu anatoa_povu
  kaanp kanp kaamp jhatke jhaag jhag lar tadap कांप काँप झटके झाग लार तड़प
  يرتجف ترتجف يرتعش ترتعش تشنج* رغوة زبد لعاب تتشنج يتشنج`)
/** Fits and foam in no other sense: an animal that has them needs a vet, whatever it ate. */
export const fitsAlone =
  list(`convuls* seizure seizures having_fits having_a_fit foaming frothing foam_at froth_at froth_from foam_from shaking_all_over shaking_and_foaming
  convulsiona convulsionando echa_espuma espuma_por espumando convulse convulsions bave_de_l_ecume ecume_a espumando espuma_pela espuma_na
  anatoa_povu inatoa_povu degedege muh_se_jhaag muh_se_jhag मुंह_से_झाग मुँह_से_झाग رغوة_من زبد_من يتشنج تتشنج`)
/** A stomach blown up with gas. */
export const bloated =
  list(`bloat bloated bloating swollen_belly swollen_stomach blown blown_up like_a_drum tympany hinchada hinchado timpanismo ballonnee meteorisee
  gonflee gonfle inchada inchado estufada timpanizada tumbo_limevimba limevimba amevimba pet_phool pet_phul afara पेट_फूल अफारा منتفخ منتفخة انتفاخ نفاخ`)
/** Of an animal with such a stomach: there are minutes left. */
export const dire =
  list(`gasping breathing breathe choking dying down lying collapsed groaning fast suddenly cannot_stand can_t_stand tongue_out now kicking
  ahoga muere caida respira etouffe couchee meurt respire sufoca deitada morrendo respira
  anakufa inakufa anashindwa hawezi amelala inashindwa sans saans gir leti mar सांस साँस गिर लेटी मर تموت يموت تتنفس يتنفس تختنق`)
/** Vessels that hold what has no name: whoever drinks of one that was not meant may be poisoned. */
export const vessels =
  list(`bottle bottles can jerrycan drum canister container jar flask cup botella bidon envase frasco bouteille flacon garrafa vidro
  chupa kopo botal shishi dibba बोतल शीशी डिब्बा زجاجة علبة قارورة`)
/** That such a vessel is of the farm's, not of the kitchen's. */
export const ofTheShed =
  list(`shed store sprayer spray_store unlabelled unlabeled no_label without_label unmarked skull farm_chemical barn workshop garage field
  concentrate thinner cleaner disinfectant dip_tank
  galpon bodega cobertizo sin_etiqueta almacen hangar remise sans_etiquette grange galpao deposito sem_rotulo sem_etiqueta
  stoo ghalani bila_lebo godam godown khet bina_label गोदाम खेत المخزن المستودع بدون_ملصق`)
