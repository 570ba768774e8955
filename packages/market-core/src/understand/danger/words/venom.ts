// What bites or stings with venom.
import { list } from '../word-patterns.ts'

/** What bites or stings with venom. */
export const venomous =
  list(`snake snakes viper cobra mamba adder krait rattlesnake scorpion serpiente vibora culebra alacran escorpion serpent vipere
  scorpion cobra jararaca cascavel escorpiao nyoka fira nge saamp samp sanp bichhu nag سانپ सांप साँप बिच्छू ثعبان افعى حية عقرب الثعبان
  puff_adder python black_mamba taipan copperhead sanke wasps wasp hornets hornet bees bee swarm abeille abeilles guepe guepes frelon frelons
  abeja abejas avispa avispas abelha abelhas vespa vespas marimbondo nyuki nge madhumakkhi karait krait करैत नाग मधुमक्खी मधुमक्खियों बिच्छू
  افعى الافعى حية عقربة دبابير نحل النحل دبور`)

export const bit =
  list(`bit bite bites bitten stung sting stings strike struck mordio mordido pico picado mordedura mordu mordue pique piquee morsure
  mordeu picou mordida picada ameumwa aliumwa amemuuma amegongwa kaumwa umemuuma katliya kata kaat dasa das काटा काट डसा डस لدغ لدغه لدغته لدغها عض
  bitten_by stung_by got_bitten got_stung attacked_my attacked_him attacked_her attacked_the ont_pique ont_attaque m_a_mordu m_a_pique
  picou picaram me_pico me_mordio picaron atacaron atacaram fui_picado nimeumwa wameumwa umeumwa nimegongwa wamemshambulia wamemuuma dank dank_mara
  das_liya katliya kaat_liya डंक डस_लिया हमला لسع لسعه لسعتني لسعته لدغتني لدغتها لدغني هاجم هاجمت`)
