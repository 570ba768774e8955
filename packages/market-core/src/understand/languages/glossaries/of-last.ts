import type { OtherLanguage } from '../language.ts'

/** What is asked of the figure that was told before: its age, its source, a share taken off; the other of two. */
export const ofLast: Readonly<Record<OtherLanguage, string>> = {
  fr: `
de quand date ce chiffre | de quand date ce prix | de quand date-t-il | de quand date | de quand est ce prix | de quelle date est ce prix = how old is that
d'où vient ce chiffre | d'où vient ce prix | d'où vient-il | d'où ça vient | d'où tenez-vous cela | quelle est la source | quelle est votre source = where is that from
de moins | de remise | de rabais | enlève | enlevez | retirez = take off
et l'autre | l'autre = the other
l'année d'avant | l'année précédente = the year before
des deux | d'entre les deux | entre les deux = of the two
en pourcentage | en pourcent = in percent
`,
  es: `
de cuándo es ese precio | de cuándo es ese dato | de cuándo es eso | de cuándo es | de qué fecha es | qué tan viejo es ese dato = how old is that
de dónde sale ese dato | de dónde sale | de dónde viene ese precio | de dónde viene | cuál es la fuente = where is that from
quítale | quite | con descuento de | de descuento | descuenta = take off
y el otro | el otro = the other
el año anterior | año anterior | el año de antes = the year before
de los dos | de las dos | entre los dos | entre las dos | entre ambos | entre ambas = of the two
en porcentaje | en por ciento = in percent
`,
  pt: `
de quando é esse preço | de quando é esse número | de quando é isso | de quando é | de que data é = how old is that
de onde vem esse número | de onde vem esse preço | de onde vem | qual é a fonte | qual a fonte = where is that from
tire | desconte | de desconto | com desconto de = take off
e o outro | o outro = the other
o ano anterior | ano anterior = the year before
dos dois | das duas | entre os dois | entre as duas | entre eles | entre ambos = of the two
em porcentagem | em percentagem | em por cento = in percent
`,
  sw: `
bei hiyo ni ya lini | takwimu hiyo ni ya lini | hiyo ni ya lini | ni ya lini = how old is that
imetoka wapi | inatoka wapi | bei hiyo imetoka wapi | chanzo ni nini | chanzo chake ni nini = where is that from
punguza | toa | punguzo la = take off
na ile nyingine | ile nyingine | na nyingine = the other
mwaka uliotangulia | mwaka wa kabla = the year before
kati ya hizo mbili | kati ya hizi mbili | kati ya mbili | zote mbili | kati yao = of the two
kwa asilimia | katika asilimia = in percent
`,
  hi: `
यह भाव कब का है | यह आँकड़ा कब का है | यह कब का है | कब का है | कितना पुराना है | yeh kab ka hai | kab ka hai = how old is that
यह कहाँ से है | यह कहाँ से आया | कहाँ से लिया | स्रोत क्या है | yeh kahan se hai = where is that from
घटा दो | घटाओ | कम करो | छूट | ghatao | kam karo = take off
और दूसरा | दूसरे का | दूसरा = the other
उससे पिछले साल | एक साल पहले का = the year before
दोनों में से | दोनों में | दोनो में | इन दोनों में | दोनों | donon mein | dono mein | dono me | dono | donon = of the two
के बारे में पूछना था | के बारे में पूछना है | के बारे में जानना था | के बारे में जानना है | के बारे में बताओ | के बारे में बताइए | ke baare mein batao | ke bare me batao = i wanted to ask about
प्रतिशत में | फीसदी में | pratishat mein = in percent
`,
  ar: `
متى هذا السعر | ما تاريخ هذا السعر | ما تاريخ هذا الرقم | من متى هذا السعر | كم عمر هذا الرقم = how old is that
من أين هذا الرقم | من أين هذا السعر | من أين جاء هذا | ما المصدر | ما هو المصدر = where is that from
اخصم | خصم | اطرح = take off
والآخر | الآخر = the other
السنة السابقة | العام السابق | السنة التي قبلها = the year before
بينهما | بين الاثنين | بين الاثنتين | من الاثنين = of the two
بالنسبة المئوية | بالمئة كم = in percent
`,
}
