/**
 * Names of commodities in other scripts and in languages that the catalogue's own lists have few of, by id: Hindi,
 * Arabic, Amharic, German. A reviewed list; accents and vowel signs are taken off on both sides before they are
 * compared.
 */
export const otherScripts: Readonly<Record<string, readonly string[]>> = {
  wheat: ['गेहूं', 'गेहूँ', 'القمح', 'قمح', 'ስንዴ', 'የስንዴ', 'weizen', 'weizenpreis'],
  maize: ['मक्का', 'मकई', 'الذرة', 'ذرة', 'በቆሎ', 'የበቆሎ', 'maispreis', 'koernermais'],
  rice: ['चावल', 'الأرز', 'أرز', 'الارز', 'ሩዝ', 'የሩዝ', 'reispreis'],
  soybeans: ['सोयाबीन', 'فول الصويا', 'الصويا', 'አኩሪ አተር', 'soja', 'sojabohnen'],
  cotton: ['कपास', 'القطن', 'قطن', 'ጥጥ', 'baumwolle'],
  'coffee-arabica': ['कॉफी', 'القهوة', 'البن', 'ቡና', 'የቡና', 'kaffee'],
  sugar: ['चीनी', 'السكر', 'سكر', 'ስኳር', 'የስኳር', 'zucker'],
  urea: ['यूरिया', 'اليوريا', 'يوريا', 'ዩሪያ', 'harnstoff'],
  dap: ['डीएपी'],
  tea: ['चाय', 'الشاي', 'ሻይ'],
  sorghum: ['ज्वार', 'الذرة الرفيعة', 'ማሽላ', 'sorghumhirse'],
  barley: ['जौ', 'الشعير', 'شعير', 'ገብስ', 'gerste'],
  onions: ['प्याज', 'البصل', 'ሽንኩርት', 'zwiebeln'],
  tomatoes: ['टमाटर', 'الطماطم', 'ቲማቲም', 'tomaten'],
  potatoes: ['आलू', 'البطاطس', 'ድንች', 'kartoffeln'],
  groundnuts: ['मूंगफली', 'الفول السوداني', 'erdnuesse'],
  tobacco: ['tobacco leaf', 'leaf tobacco', 'तंबाकू', 'التبغ', 'tabak'],
  'soybean-meal': ['soy bean meal', 'soya bean meal', 'sojaschrot'],
  'palm-oil': ['पाम तेल', 'पाम ऑयल', 'زيت النخيل', 'mafuta ya mawese', 'oleo de palma', 'azeite de dende'],
  'sunflower-oil': ['सूरजमुखी तेल', 'زيت دوار الشمس', 'mafuta ya alizeti', 'oleo de girassol'],
  'soybean-oil': [
    'सोयाबीन तेल',
    'सोया तेल',
    'زيت الصويا',
    'oleo de soja',
    'soy bean oil',
    'soya bean oil',
    'sojaoel',
  ],
  'natural-gas': ['lng', 'liquefied natural gas', 'erdgas'],
}
