import type { OtherLanguage } from './language.ts'

/** The parts of a price as a question puts them together: whose money, which part of a year, which unit, what of it. */
export const priceParts: Readonly<Record<OtherLanguage, string>> = {
  fr: `
dans notre monnaie | en notre monnaie | dans ma monnaie | en monnaie locale | dans la monnaie locale | en monnaie nationale | dans la monnaie du pays | en monnaie du pays | dans notre devise | en devise locale = in our money
en livres sterling | livres sterling | livre sterling = in british pounds
la livre | par livre | à la livre = per pound
livres | livre = pounds
première moitié | la première moitié = first half
deuxième moitié | seconde moitié | la deuxième moitié | la seconde moitié | dernier semestre de = second half
dernier trimestre de = fourth quarter of
quatrième trimestre = fourth quarter
valaient | valait = was worth
rapport de prix | rapport | ratio de prix = ratio
`,
  es: `
en nuestra moneda | en mi moneda | en moneda local | en la moneda local | en moneda nacional | en la moneda del país | en moneda del país | en nuestro dinero | en la moneda de aquí = in our money
en libras esterlinas | libras esterlinas | libra esterlina = in british pounds
valían | valía = was worth
primera mitad | la primera mitad = first half
segunda mitad | la segunda mitad = second half
último trimestre de | el último trimestre de = fourth quarter of
relación de precios | relación | razón = ratio
la libra | por libra = per pound
`,
  pt: `
na nossa moeda | em nossa moeda | na minha moeda | em moeda local | na moeda local | em moeda nacional | na moeda do país | no nosso dinheiro = in our money
em libras esterlinas | libras esterlinas | libra esterlina = in british pounds
primeira metade | a primeira metade | na primeira metade = first half
segunda metade | a segunda metade | na segunda metade = second half
valiam | valia = was worth
a janeiro = to january
a fevereiro = to february
a março = to march
a abril = to april
a maio = to may
a junho = to june
a julho = to july
a agosto = to august
a setembro = to september
a outubro = to october
a novembro = to november
a dezembro = to december
último trimestre de | o último trimestre de = fourth quarter of
relação de preços | relação | razão = ratio
por libra | a libra = per pound
`,
  sw: `
kwa pesa zetu | kwa fedha zetu | kwa sarafu yetu | kwa pesa ya nchi yetu | kwa pesa za kwetu | kwa fedha za ndani | kwa sarafu ya nchi | kwa fedha ya kwetu = in our money
kwa pauni | pauni = in british pounds
kwa rupia = in rupees
kwa randi = in rands
robo ya mwisho ya = fourth quarter of
kwa kilo moja | kila kilo moja = per kg
kwa tani moja | kila tani moja = per tonne
kwa lita moja = per litre
mwaka mmoja uliopita = one year ago
kwintali # za = # quintals
uwiano = ratio
`,
  hi: `
अपने पैसे में | हमारे पैसे में | हमारी मुद्रा में | अपनी मुद्रा में | स्थानीय मुद्रा में | हमारे देश की मुद्रा में | apne paise me | hamari mudra me = in our money
ब्रिटिश पाउंड | पाउंड स्टर्लिंग = british pounds
रुपयों | रुपए | रूपये | रुपये = rupees
आखिरी तिमाही | अंतिम तिमाही = fourth quarter
पहली छमाही = first half
दूसरी छमाही | आखिरी छमाही = second half
अनुपात = ratio
बदलाव = change
`,
  ar: `
بعملتنا | بعملتنا المحلية | بالعملة المحلية | بعملة بلدنا | بعملة البلد | بعملة بلدي | بنقودنا = in our money
بالجنيه الإسترليني | بالجنيه الاسترليني | جنيه إسترليني | الجنيه الإسترليني = in british pounds
بالشيكل | بالشيقل | شيكل | شيقل = in shekels
بالروبية الهندية | روبية هندية | بالروبية = in indian rupees
عالميا | عالميًا = worldwide
خلال = during
وزن = of
الربع الأخير = fourth quarter
النصف الأخير = second half
نسبة سعر | نسبة = ratio
`,
}
