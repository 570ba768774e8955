import { list, oneOf } from '../word-patterns.ts'

const speech = oneOf(
  list(`he_says she_says he_said she_said he_tells she_tells he_told she_told he_speaks she_speaks he_talks she_talks he_answers
  she_answers he_can_talk she_can_talk he_cant_talk she_cant_talk he_insists she_insists dice_que el_dice ella_dice
  no_habla il_dit elle_dit ne_parle ele_diz ela_diz diz_que nao_fala anasema haongei bol_raha bol_rahi bol_nahi kehta_hai kehti_hai
  कहता_है कहती_है बोल_नहीं يقول تقول لا_يتكلم`),
)

/** Whether somebody in a plain text speaks, or cannot any more: whatever beast did it to him, he is a person. */
export const tellsOfSpeech = (plain: string): boolean => speech.test(plain)
