// What rolls over, cuts, crushes or winds somebody up.
import { list } from '../word-patterns.ts'

/** What rolls over, cuts, crushes or winds somebody up. */
export const machines =
  list(`tractor quad atv combine harvester baler auger pto thresher trailer mower chaffcutter chopper cutter shredder tiller rotavator
  digger loader telehandler forklift plough chainsaw mill machine shaft belt gearbox harrow
  trilladora cosechadora cuatrimoto remolque tracteur moissonneuse presse remorque faucheuse broyeur trator colheitadeira
  quadriciclo carreta trekta tractara thresar harvestar ट्रैक्टर थ्रेशर मशीन جرار الجرار حصادة الحصادة دراسة
  quad_bike tractors pto_shaft drive_shaft conveyor roller cultivator rotovator front_loader wagon cart crusher grinder feed_mixer
  mixer_wagon picadora desgranadora molino broyeuse presse_a_balles moissonneuse-batteuse quad picadeira ensiladeira triturador
  mashine mashine_ya_kukata_majani gari toka_chara chara_machine chaff_cutter ट्रॉली चारा_मशीन الة الة_الدراس الفرامة المحراث`)

/** The machine went over, or the person is hurt by it: with a person it needs no other word. */
export const overturned =
  list(`rolled_over rolled_on rolled_onto overturned flipped_over tipped_over on_top_of pinned crushed run_over ran_over trapped_under stuck_under
  is_under caught_in pulled_into bleeding severed amputated_his lost_his_hand lost_his_arm lost_a_finger cut_off_his arm_in hand_in sleeve_in
  se_volco volco_encima encima_de aplasto atrapado debajo_del s_est_retourne s_est_renverse ecrase coince_sous est_coince sous_le_tracteur
  tombou_em_cima virou_em_cima capotou esmagou debaixo_do preso_debaixo limepinduka imepinduka limemwangukia limemlalia amebanwa chini_ya_trekta
  palat_gaya palat_gayi ulat_gaya ke_niche_dab niche_dab_gaya dab_gaya haath_kat hath_kat
  पलट_गया उलट_गया के_नीचे_दब दब_गया हाथ_कट انقلب انقلبت_عليه تحت_الجرار سحقه
  flipped pinned_underneath pinned_under underneath took_his_hand took_her_hand took_my_hand took_his_arm took_two_fingers
  took_his_fingers grabbed_my grabbed_his grabbed_her torn_open cut_off chopped_off ripped_off tore_off crushed_his crushed_her hand_is_stuck blood
  s_est_retourne_sur est_prise_dans est_pris_dans pris_dans prise_dans ma_main_est arrache arrachee sang volco esta_debajo quedo_debajo arranco
  le_arranco le_corto corto_la_mano sangre sangrando le_aplasto cortou cortou_a_mao capotou preso_embaixo preso_debaixo embaixo sangue sangrando
  imemkanyaga imemkata imemponda imemvuta imemlalia damu inavuja_damu haath_aa_gaya hath_aa_gaya ke_niche neeche_dab khoon हाथ_आ_गया हाथ_आ_गए खून
  कट_गया के_नीचे انقلب_على انقلبت_على علقت علق قطعت قطع دهس دهسه دم الدم ينزف`)
