/** A crop's names in Marathi: as it is, and before an ending, which changes it; with its name in English. */
const names = `
कापूस कापसा cotton; कपाशी कपाशी cotton; सोयाबीन सोयाबीन soybeans; तूर तुरी pigeon peas; हरभरा हरभऱ्या chickpeas;
गहू गव्हा wheat; तांदूळ तांदळा rice; भात भाता paddy rice; मका मक्या maize; ज्वारी ज्वारी sorghum; बाजरी बाजरी millet;
कांदा कांद्या onions; बटाटा बटाट्या potatoes; टोमॅटो टोमॅटो tomatoes; ऊस उसा sugarcane; साखर साखरे sugar;
भुईमूग भुईमुगा groundnuts; शेंगदाणा शेंगदाण्या groundnuts; मूग मुगा green gram; उडीद उडदा black gram;
सूर्यफूल सूर्यफुला sunflower; केळी केळ्या bananas; संत्री संत्र्या oranges; चहा चहा tea; दूध दुधा milk;
युरिया युरिया urea; डीएपी डीएपी DAP; पोटॅश पोटॅश potash; मिरची मिरची chillies; हळद हळदी turmeric
`

/** "Of" and the like are written on to a name. */
const endings = 'चा ची चे च्या चं चि ला ना ने त साठी पेक्षा मध्ये'.split(' ')

/** The names with every ending, in the lines of a glossary: Marathi is written in the letters of Hindi. */
export const marathi: string = names
  .trim()
  .split(/;\s*/)
  .map((line) => {
    const [name = '', stem = '', ...english] = line.split(' ')
    return `${[name, ...endings.map((ending) => stem + ending)].join(' | ')} = ${english.join(' ')}`
  })
  .join('\n')
