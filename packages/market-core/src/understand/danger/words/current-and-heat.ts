// Current that goes through somebody, and heat that went to the head.
import { list } from '../word-patterns.ts'

/** Current that goes through somebody. */
export const current =
  list(`electric electrical electricity fence line lines wire wires cable cables power_lines pylon mains electrico electrica cable cerca
  electrique ligne fil cloture eletrica eletrico fio cerca umeme waya bijli taar बिजली तार करंट كهرباء الكهرباء سلك
  overhead_line overhead_power_line cables borewell_pump water_pump pompe bomba motor descarga alambre pampu करंट current karant taron`)

export const shocked =
  list(`electrocuted shocked shock electrocution touched touch touches hit struck thrown zapped grabbed
  electrocuto electrocutado tocou toco electrocute electrise touche eletrocutado choque alishikwa amepigwa amenaswa
  current_laga current_lag karant_laga करंट_लगा करंट_लग صعق صعقته
  descarga_electrica recibio_una_descarga levou_um_choque tomou_um_choque a_pris_le_courant caught_the_line`)

export const afterShock =
  list(`down collapsed unconscious fainted motionless lifeless burn burns burned burnt stuck thrown lying lie lies stiff shaking numb cannot_let_go
  can_t_let_go not_waking won_t_wake wont_wake nao_acorda no_despierta haamki not_moving not_breathing breathing ground inconsciente sol tierra chao hasogei behosh बेहोश
  still_on_the stuck_on_the no_se_mueve not_breathe esta_no_chao par_terre au_sol still_in_the_cab in_the_cab`)

export const currentAlone =
  list(`electrocuted electrocute electrocution electrocuto electrocutado electrocutee eletrocutado electrise amepigwa_na_umeme amenaswa_na_umeme
  bijli_ka_jhatka current_lag_gaya करंट_लग صعقته_الكهرباء صعقه
  electrocuted_by s_est_electrocute electrocute_avec electrocutada electrocutee eletrocutada descarga_electrica levou_um_choque
  tomou_um_choque amepigwa_na_umeme kapigwa_na_umeme karant_lag current_lag current_maar current_mara bijli_lag करंट_लगा करंट_लग करंट_मार बिजली_का_झटका
  صعقت_الكهرباء صعقته صعقه_التيار تكهرب`)

/** Heat that went to somebody's head. */
export const heat =
  list(`heat_stroke heatstroke sun_stroke sunstroke heat_exhaustion golpe_de_calor insolacion coup_de_chaleur
  insolation insolacao golpe_de_calor kiharusi_cha_joto loo_lag loo_lagi lu_lag लू_लग ضربة_شمس ضربة_حر
  loo_lag_gayi dhoop_lag garmi_lag_gayi garmi_lag_gai धूप_लग_गई गर्मी_लग_गई
  lu_lag_gayi heat_cramps golpe_de_sol desmaiou_de_calor ضربة_الشمس`)

export const hot = [
  // In °C, from where a body no longer cools by itself in the shade.
  ...Array.from({ length: 15 }, (_, above) => 38 + above).flatMap((degrees) =>
    ['degrees', 'deg', 'grados', 'degres', 'graus', 'digrii'].map((unit) => `${degrees} ${unit}`),
  ),
  ...list(`heat sun hot sunny calor sol chaleur soleil jua joto dhoop garmi धूप गर्मी الشمس الحر
  skin_hot burning_hot jism_tap jism_aag jism_garam badan_tap badan_aag badan_garam badan_jal बदन_तप बदन_जल शरीर_तप जिस्म_तप جسمه_نار جسمها_نار
  mwili_moto mwili_unawaka peau_brulante piel_caliente pele_quente from_the_heat in_the_heat greenhouse polytunnel calor_extremo`),
]

export const confused =
  list(`confused confusion babbling delirious slurring rambling nonsense stopped_sweating no_sweat not_sweating staggering collapsed dizzy
  cramps confundido confundida delira confus confuse delire confuso confusa anachanganyikiwa bahaki_bahaki चक्कर يهذي
  talking_nonsense speaks_nonsense not_making_sense makes_no_sense passed_out fainted unconscious skin_is_hot_and_dry hot_and_dry
  deixou_de_suar parou_de_suar delirando a_delirar plus_de_sueur ne_transpire_plus no_suda dejo_de_sudar hatoki_jasho anaongea_ovyo
  paseena_band pasina_band paseena_nahi pasina_nahi पसीना_बंद पसीना_नहीं behki_behki bahki_bahki ulti_seedhi hosh_nahi बहकी_बहकी होश_नहीं لا_يعرق ما_يعرق هذيان
  evanoui desmayo desmayado desmaiou mareado amechanganyikiwa ameanguka amezimia behosh बेहोश اغمي انهار`)
