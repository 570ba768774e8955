import { plainText } from '../plain-text.ts'

/**
 * How somebody is spoken to, in seven languages: titles and kin, which say nothing of a thing. A closed class of each;
 * none is a trade, since what a miller or an exporter pays is another price.
 */
const address: ReadonlySet<string> = new Set(
  `sir sirs madam maam miss mister mr mrs ms boss chief oga sah bro bros brother sister uncle auntie aunty mama mum dad
  papa pal mate mates buddy folks guys dear friend friends dude sweetheart grandpa grandma
  señor señora señorita don doña jefe jefa patrón hermano hermana amigo amiga amigos compadre comadre compa vecino vecina
  joven ingeniero tío tía primo
  monsieur madame mademoiselle messieurs chef patron frère soeur tonton tantie tata ami amis grand-frère
  senhor senhora dona seu moço moça chefe patrão irmão irmã amigo amiga tio tia doutor
  bwana mkuu ndugu mzee kaka dada mama baba rafiki shangazi mjomba mheshimiwa bosi mwalimu
  arre bhai bhaiya bhaiyya bhaiji bhaisahab sahab saab saheb sahib ji yaar dost chacha dada didi behen beta babuji
  भाई भैया भाईसाहब साहब जी यार दोस्त चाचा दादा दीदी बहन बेटा बाबूजी महोदय सर
  حاج حاجة أخي أخوي خويا أختي سيدي سيد أستاذ معلم شيخ عمي خالي حبيبي صديقي دكتور مهندس باشا`
    .split(/\s+/)
    .map(plainText),
)

/** True for a word that somebody is spoken to with, and that says nothing of a thing. */
export const isAddress = (word: string): boolean => address.has(word)
