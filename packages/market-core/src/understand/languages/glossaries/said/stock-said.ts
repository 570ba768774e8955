import type { OtherLanguage } from '../../language.ts'

/**
 * How it is asked which markets and goods are stored, and small words of everyday questions. A reviewed list, in the
 * form of the glossaries.
 */
export const stockSaid: Readonly<Record<OtherLanguage, string>> = {
  fr: `
quels marchés | quelles marchés | quels sont les marchés | liste des marchés = which markets
quelles villes = which towns
quels produits | quelles denrées | quelles cultures = which products
quelles huiles végétales | quelles huiles = which vegetable oils
quels engrais = which fertilisers
quelles céréales = which cereals
avez-vous | avez vous | vous avez | as-tu | tu as | connaissez-vous | connaissez vous | connais-tu | suivez-vous | suivez vous | suis-tu | couvrez-vous = do you have
vos données | vos fichiers | votre base | votre liste | tes données = your data
dans vos données | dans vos fichiers | dans votre base | dans votre liste | dans tes données = in your data
# marchés = # markets`,
  es: `
qué mercados | cuáles mercados | cuáles son los mercados | lista de mercados = which markets
qué ciudades = which towns
qué productos | cuáles productos | qué cultivos = which products
qué aceites vegetales | qué aceites | cuáles aceites = which vegetable oils
qué fertilizantes | qué abonos = which fertilisers
qué cereales | qué granos = which cereals
tiene usted | tienen ustedes | tienes | tienen | manejas | maneja usted | manejan | sigues | siguen | cubres | cubren = do you have
en tus datos | en sus datos | en tu base | en tu lista = in your data`,
  pt: `
que mercados | quais mercados | quais são os mercados | lista de mercados = which markets
que cidades | quais cidades = which towns
que produtos | quais produtos | que culturas | quais culturas = which products
que óleos vegetais | quais óleos vegetais | que óleos | quais óleos = which vegetable oils
que adubos | quais adubos | que fertilizantes | quais fertilizantes = which fertilisers
que cereais | quais cereais | que grãos | quais grãos = which cereals
você tem | vocês têm | tem você | você acompanha | vocês acompanham | você cobre | você segue | você conhece = do you have
nos seus dados | nos teus dados | na sua base | na sua lista = in your data`,
  sw: `
masoko gani | masoko yapi = which markets
miji gani = which towns
bidhaa gani | mazao gani = which products
mafuta gani ya kula | mafuta gani = which vegetable oils
mbolea gani | mbolea zipi = which fertilisers
nafaka gani = which cereals
unayo | unazo | unao | mnayo | mnazo | unafuatilia = do you have
kwenye data zako | katika data zako = in your data
mnada | mnadani = auction
ya mnada wa | kwenye mnada wa = auction`,
  hi: `
कौन से बाजार | कौन सी मंडियां | किन बाजारों = which markets
कौन सी फसलें | कौन से उत्पाद | कौन सी चीजें = which products
कौन से खाने के तेल | कौन से तेल | किन तेलों = which vegetable oils
कौन से उर्वरक | कौन सी खाद | कौन सी खादें = which fertilisers
कौन से अनाज = which cereals
आपके पास हैं | आपके पास है | तुम्हारे पास हैं | आप रखते हैं = do you have
खाते में | मेरे खाते में | बैंक खाते में = in my account
किस्त | क़िस्त = instalment
पीएम किसान | पीएम-किसान | प्रधानमंत्री किसान | किसान सम्मान निधि | सम्मान निधि = pm kisan scheme
साल भर में | साल भर = year`,
  ar: `
أي أسواق | ما الأسواق | ما هي الأسواق | أي الأسواق = which markets
أي منتجات | ما المنتجات | ما المحاصيل | ما هي المحاصيل = which products
أي زيوت نباتية | ما الزيوت | ما هي الزيوت | أي زيوت = which vegetable oils
أي أسمدة | ما الأسمدة | ما هي الأسمدة = which fertilisers
أي حبوب | ما هي الحبوب = which cereals
التي لديك | التي عندك | لديك بيانات عن = do you have
في بياناتك | في بياناتكم = in your data
بذار | البذار | تقاوي | التقاوي = seed
لزراعة | أزرع | ازرع | نزرع | زراعة = to plant
أحتاج | احتاج | نحتاج | يلزمني = do i need
وهل = and is
الأمريكي | الأمريكية | الامريكي = us`,
}
