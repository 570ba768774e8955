// Water that one drowns in, fire, and ammonia under pressure.
import { list } from '../word-patterns.ts'

export const waters =
  list(`pond ponds dam dams reservoir lake river stream canal ditch water_tank trough well borewell irrigation_channel lagoon
  estanque represa acequia rio laguna pileta etang mare riviere canal bassin acude lagoa rio represa tanque
  bwawa bwawani mto mtoni kisima kisimani mtaro talab taalab nahar nadi kuan kuen तालाब नहर नदी कुएं कुआं
  ترعة الترعة بركة البركة نهر النهر قناة القناة بئر البئر`)
export const inWater =
  list(`fell_in fell_into fallen_into fallen_in slipped_into slipped_in went_under drowning drowned drown under_water face_down floating
  is_in_the_water se_ahoga se_esta_ahogando ahogando cayo cayo_al tombe tombee tombe_dans se_noie noyade caiu afogando se_afogando
  ametumbukia alitumbukia ametumbukia_kwenye anazama amezama doob dub gir_gaya gir_gayi डूब गिर_गया गिर_गई गिर يغرق غرق وقع سقط سقطت`)
/** Said of nothing but bodies, unless money or a crop drowns. */
export const drowning = list(
  `is_drowning he_s_drowning hes_drowning are_drowning drowning_in_the fell_in_the_pond fell_into_the_pond`,
)

/** What burns down with those who are in it. */
export const burnable =
  list(`barn shed stable cowshed byre house hut store storehouse granary silo haystack stack hay straw bales combine tractor truck generator
  greenhouse poultry_house hen_house field fields farm workshop kitchen grange hangar etable maison paille foin champ recolte moissonneuse tracteur
  galpon establo casa granero rancho bodega pajar cosechadora campo potrero galpao paiol estabulo casa lavoura pasto celeiro
  ghala nyumba zizi banda shamba nyasi trekta khalihan khaliyan ghar bhusa jhopdi gaushala khet khet_me खलिहान घर भूसा गौशाला खेत झोपड़ी
  مخزن المخزن بيت البيت حظيرة الحظيرة التبن الحقل حقلي الجرار المزرعة`)
export const burning =
  list(`on_fire caught_fire is_burning is_burning_down are_burning in_flames up_in_flames fire_in_the fire_at_the ablaze caught_alight alight
  en_feu en_flammes brule a_pris_feu prend_feu incendie quemando quemandose en_llamas se_incendio se_prendio incendio prendio_fuego
  pegando_fogo pegou_fogo em_chamas incendio queimando linawaka_moto inawaka_moto unawaka_moto inaungua limeshika_moto imeshika_moto limeungua
  aag_lag aag_lagi jal_raha आग_लग आग_लगी जल_रहा حريق الحريق تحترق يحترق النار_تنتشر اشتعلت النار`)
/** Only a fire did it to a body. */
export const flames =
  list(`fire flame flames boiling scalding hot_oil explosion exploded petrol_fire diesel_fire feu flamme fuego llamas fogo chamas moto aag आग 
  النار حريق انفجر`)
export const burnt =
  list(`burned burnt burns burn scalded brule brulee brulures quemo quemado quemada queimou queimado queimada ameungua kuungua jal_gaya jal_gayi
  जल_गया जल_गई احترق احترقت حروق`)
/** It is burnt on purpose. */
export const ofBurning = list(
  'stubble residue residues trash rastrojo chaume palhada parali पराली allowed permit ban fine firewood blight',
)

export const ammonia =
  list(`ammonia anhydrous amoniaco amonia ammoniac nh3 amonia_anidra amoniaco_anhidro gaz_ammoniac amonia_gas
  अमोनिया امونيا الامونيا نشادر النشادر`)
export const escaped =
  list(`leak leaks leaking leaked burst broke split sprayed hit hits escaped escaping cloud release released blew choking face eyes eye lungs burned
  burning cannot_breathe cant_breathe can_t_breathe fuite s_echappe a_gicle visage fuga se_escapo escapo revento revento cara ojos vazou vazamento
  estourou rosto olhos nao_consegue_respirar imevuja inavuja uso macho leak_ho leak_hui रिसाव تسرب تسرب تسربت انفجر`)
