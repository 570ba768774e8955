// What is food for nobody, and the vessels it stands in.
import { list } from '../word-patterns.ts'

/** Poisons by name, and what is given to the ill as well. */
export const alsoMedicine = list('dawa dawai davai sprayer tank neem chemical*')

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
  طعم_الفئران سم_الفئران علف_مرشوش بذور_معاملة عشب_مرشوش طعم
  antifreeze_off battery batteries lead_paint oleander yew_clippings laurier-rose laurier_rose adelfa azalea mort-aux-rats mort_aux_rats
  veneno_para_ratas veneno_de_formiga formicida veneno_de_hormigas urea yuria यूरिया عشب_سام علفا_مرشوشا علف_مرشوش برسيم_مرشوش`)

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

/** What animals are dipped, washed, drenched or killed with: it names them, and none was there. */
export const namedAfterAnimals = [
  ...['sheep', 'cattle', 'cow', 'goat', 'pig', 'horse', 'dog', 'poultry', 'chicken', 'calf', 'lamb'].flatMap(
    (animal) =>
      [
        'dip',
        'wash',
        'drench',
        'spray',
        'wormer',
        'dewormer',
        'pour_on',
        'medicine',
        'syringe',
        'vaccine',
        'feed',
        'shampoo',
        'powder',
      ].map((what) => `${animal}_${what}`),
  ),
  ...list(`bano_de_ovejas bano_para_ovejas bano_de_ganado garrapaticida remedio_de_las_vacas remedio_del_ganado remedio_de_vaca remedio_do_gado remedio_de_boi
  carrapaticida medicament_des_vaches produit_des_vaches bain_des_moutons dawa_ya_ng_ombe dawa_ya_ngombe dawa_ya_mbuzi dawa_ya_mifugo dawa_ya_kuku
  pashu_ki_dawa janwar_ki_dawa gaye_ki_dawa bhains_ki_dawa जानवर_की_दवा पशु_की_दवा भैंस_की_दवा دواء_الغنم دواء_البقر دوا_الغنم دوا_البقر`),
]
