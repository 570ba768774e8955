import type { OtherLanguage } from '../../language.ts'
import { marathi } from './marathi.ts'

/** What crops are called in one country or region of a language, beside the names that all of it knows. */
export const regional: Readonly<Record<OtherLanguage, string>> = {
  fr: `
gros mil | sorgho rouge | sorgho blanc = sorghum
petit mil | souna = millet
blé noir = buckwheat
voandzou | pois de terre = bambara nuts
patate | patates | patate douce | patates douces = sweet potatoes
pomme de terre | pommes de terre = potatoes
banane plantain | bananes plantains | banane à cuire = plantains
haricot sec | haricots secs = beans
riz brisé | brisure de riz | brisures de riz = broken rice
oseille de guinée | bissap = hibiscus
anacarde | anacardes | noix de cajou = cashew
fève de cacao | fèves de cacao = cocoa
cabosses = cocoa pods`,
  es: `
choclo | choclos | jojoto | jojotos | maíz duro | maíz amarillo duro = maize
habichuelas | habichuela | frejol | frejoles | fréjol | caraotas | caraota | poroto | judías secas = beans
guineo | guineos | cambur | cambures | plátano roatán = bananas
plátano macho | plátano verde | plátanos verdes = plantains
papa | papas = potatoes
camote | camotes | batata | batatas | boniato | boniatos = sweet potatoes
ajonjolí = sesame
millo = maize
arveja | chícharo = peas
palta | paltas = avocado
jitomate | jitomates = tomatoes
zapallo | zapallos | auyama = pumpkin
marañón | merey = cashew
maicillo = sorghum
caña | caña de azúcar | caña dulce = sugarcane`,
  pt: `
macaxeira | macaxeiras | mandioca brava | castelinha = cassava
milho verde | milho em grão = maize
massambala | mapira = sorghum
mexoeira | massango = millet
ginguba | jinguba | mancarra | mendubi = groundnuts
feijão nhemba | feijão macundi | feijão-frade | feijão de corda | feijão fradinho = cowpeas
feijão bóer | feijão guandu | guandu = pigeon peas
feijão manteiga | feijão carioca | feijão preto = beans
batata-doce | batata doce = sweet potatoes
jerimum = pumpkin
castanha de caju = cashew
ananás = pineapple
cana | cana-de-açúcar | cana de açúcar = sugarcane`,
  sw: `
njugu karanga | karanga mbata = groundnuts
njugu mawe = bambara nuts
uwele = millet
ulezi = finger millet
mbaazi = pigeon peas
choroko | pojo = green gram
kunde | fiwi = cowpeas
magimbi = taro
viazi vitamu = sweet potatoes
viazi mviringo | viazi ulaya | viazi mbatata = potatoes
mpunga = paddy rice
alizeti = sunflower
korosho = cashew
miwa | muwa = sugarcane`,
  hi: `
makai | मकाई | bhutta | bhutte | makkai = maize
एमओपी | एम ओ पी | म्यूरेट ऑफ पोटाश = potash
टी एस पी = TSP
सिंगल सुपर फास्फेट | एसएसपी = ssp
toor dal | तूर | राहर = pigeon peas
ज्वारी | जोवार | juvar | jondhale = sorghum
bajri | बाजरी = millet
नरमा = cotton
singdana | सिंगदाना | सींगदाना | mungphali = groundnuts
gur | गुड़ | jaggery = jaggery
ganna | गन्ना = sugarcane
kanda | कांदा | कांदे = onions
batata | बटाटा = potatoes
${marathi}`,
  ar: `
حنطة = wheat
رز | تمن = rice
بندورة | طماطة = tomatoes
بطاطا | بطاطس = potatoes
بن | قهوة عربية = coffee
لحم خروف | لحم الخروف | خروف | لحم غنمي = lamb
لحم عجل | لحم العجل = beef
سمسم = sesame
ذرة رفيعة | ذرة بيضاء رفيعة = sorghum
سكر أبيض = sugar
قصب السكر | قصب = sugarcane`,
}

/** Everyday and dialect words of questions, beside those of the written language. */
export const dialect: Readonly<Record<OtherLanguage, string>> = {
  fr: `
c'est quoi le prix | ça vaut combien | c'est à combien | ça coûte combien = how much is`,
  es: `
q vale | q precio | kuanto | qnto | cuanto sta | a como anda | a como sta = how much is`,
  pt: `
qto | qnto | qt | quanto q = how much
qto custa | qto vale | qto está = how much is`,
  sw: `
saa hii | kwa sasa | hivi sasa | sahizi | sasa hivi = now
pesa ngapi | shilingi ngapi | bei gani = how much is`,
  hi: `
इंटरनेशनल | अंतर्राष्ट्रीय | international = world
बता दीजिए | btao | btaye | batado | bata do bhai = tell me
girenge | girega | badhenge | chadhega | utrega | गिरेंगे | चढ़ेगा | उतरेगा = will
दर | भाऊ | bhau = price
किती आहे | किती | kiti = how much is
आहे | आहेत | ahe | aahe = is
काय आहे | काय | kay = what is
मध्ये = in
झाला | झाली = do`,
  ar: `
شحال | بشحال | قديش | أديش | بقديش | بأديش | بقد إيش | كام | بكام | شكد | بيش = how much is
هاد العام | هذا العام | هالسنة | السنة دي | السنادي = this year
طلع | غلي | غلى | زاد | صعد = has risen
نزل | رخص | نقص | هبط = has fallen
مين = which
ولا | والا = or
هلأ | هلق | دلوقتي | دابا | توا | الحين | هسه = now
راح يرتفع | رح يرتفع | حيرتفع | هيرتفع | هيغلى | رح يغلى | غادي يطلع | راح يطلع | هيزيد | راح ينزل | هينزل = will`,
}
