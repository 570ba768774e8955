import type { OtherLanguage } from '../languages/language.ts'
import { plainText } from '../plain-text.ts'

const words = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .trim()
      .split(/\s+/)
      .map(plainText)
      // Hindi loses its vowel signs: two letters may be of any word.
      .filter((word) => !/^\p{Script=Devanagari}{1,2}$/u.test(word)),
  )

/*
 * The little words of the other languages, as far as no glossary has them: who and whose, this and that, what stresses
 * a word, how much it is so, and what joins. Each is a closed class. None of them denies or counts, and none says how
 * a thing is.
 */
const closed: Readonly<Record<OtherLanguage, ReadonlySet<string>>> = {
  es: words(
    `mismo misma mismos mismas ese esa esos esas eso aquel aquella aquello ella ellas ellos usted ustedes nosotros nosotras
    vosotros conmigo contigo consigo mio mia mios mias suyo suya suyos suyas tuyo tuya tu tus su sus nuestra nuestro
    nuestras nuestros alguien alguno alguna algun algo nadie cualquier cualquiera bien muy tan tanto tambien tampoco aunque
    todavia siempre entonces pues porque segun mientras ademas asi ahi alli alla apenas quiza quizas si`,
  ),
  fr: words(
    `meme memes moi toi lui elle elles eux ceci cela celui celle ceux celles cet ces mien mienne tien tienne sien sienne
    leur leurs votre vos notre nos tu vous personne quelque quelques chaque bien tres tellement aussi ainsi alors donc puis
    puisque parce lorsque encore toujours souvent enfin surtout plutot vraiment voila voici dernier derniere derniers dernieres si`,
  ),
  pt: words(
    `mesmo mesma mesmos mesmas esse essa esses essas isso isto aquele aquela aqueles aquelas aquilo dele dela deles delas
    ele ela eles elas voce voces vos seu sua seus suas teu tua nossa nossos nossas alguem algum alguma algo ninguem
    qualquer bem muito tao tanto tambem ainda sempre entao pois porque enquanto embora assim ali la desse dessa desses
    dessas nesse nessa deste desta neste nesta daquele daquela enfim`,
  ),
  sw: words(
    `huyu huyo yule hao wao sisi nyinyi ninyi mimi wewe yeye yake yao yangu yako yetu yenu wake wako wangu wetu zake zao
    zangu zako zetu lake lako langu chake chako changu hapo huko huku pale hata pia basi lakini kwamba hivyo hizi hizo
    hicho hiyo huo huu hii sana tena bado labda kweli vile iko ikoje zikoje niko uko yuko tuko jamani`,
  ),
  hi: words(
    `अपना अपनी अपने उसका उसकी उसके उनका उनकी उनके इसका इसकी इसके इनका इनकी इनके जैसे ऐसे लेकिन मगर बिलकुल बिल्कुल
    apna apni apne iska iski iske uska uski uske unka unki unke jab tab toh phir fir kuch koi kisi sab sabhi saath liye
    lekin magar jaise aise bahut bahot bilkul yahi wahi yahan wahan dono hun hoon`,
  ),
  ar: words(
    `هذا هذه هذي ذلك تلك هؤلاء الذي التي الذين انا انت نحن هم له لها لهم لنا لي لك لكم عنده عندها عندي عندك عندنا فيه
    فيها به بها منه منها عليه عليها سعره سعرها ايضا جدا فقط لكن بل اذا اذن ان لان ثم حتى حيث عندما كيف يا نعم كلها كله`,
  ),
}

/** True for a little word of another language, which says nothing of a thing. */
export const isLittleIn = (word: string, language: OtherLanguage | undefined): boolean =>
  language !== undefined && closed[language].has(word)
