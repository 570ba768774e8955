import type { OtherLanguage } from '../../language.ts'

/** What a product does to others than the pest, loans, losses, and grubs named after an animal. */
export const safetySaid: Readonly<Record<OtherLanguage, string>> = {
  fr: `
dangereux pour | dangereuse pour | nocif pour | nocive pour | toxique pour | toxiques pour = poisonous to
vers de terre = earthworms
abeilles = bees
épandre du lisier | épandre le lisier | épandre du fumier | épandre le fumier | épandage du lisier = spread slurry
bidons vides | emballages vides | jeter les bidons = dispose of empty containers
quelle banque = which bank
`,
  es: `
peligroso para | tóxico para | dañino para | es malo para las abejas = poisonous to
lombrices = earthworms
abejas = bees
gallina ciega = white grub
curo las semillas | curar la semilla | curar las semillas | tratar la semilla = treat against grubs
me prestan plata | prestan plata | me prestan dinero | qué banco | que banco = which bank
envases vacíos | botar los envases = dispose of empty containers
`,
  pt: `
perigoso para | tóxico para | faz mal para = poisonous to
minhocas = earthworms
abelhas = bees
me emprestam dinheiro | qual banco = which bank
embalagens vazias = dispose of empty containers
`,
  sw: `
ni sumu kwa | hatari kwa | inadhuru = poisonous to
nyuki = bees
benki gani = which bank
chupa tupu | kutupa chupa = dispose of empty containers
`,
  hi: `
जहरीला है | जहरीली है | नुकसानदायक है | jehreela hai | zehreela hai = poisonous to
मधुमक्खी | मधुमक्खियों | madhumakkhi = bees
केंचुआ | केंचुए | kenchua = earthworms
फसल जल गई | fasal jal gayi | fasal jal gai | फसल सूख गई | fasal sukh gayi = crop is dying
कौन सा बैंक | kaunsa bank = which bank
`,
  ar: `
سام للنحل | سامة للنحل | مضر للنحل | يضر النحل = poisonous to bees
سام ل | سامة ل | مضر ل = poisonous to
النحل = bees
التسميد | تسميد = nutrient management
أي بنك = which bank
`,
}
