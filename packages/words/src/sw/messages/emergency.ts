import type { emergency as english } from '../../en/messages/emergency.ts'
import type { Translation } from '../../icu/translation.ts'

/** Emergency answers in Swahili. */
export const emergency = {
  call: 'Hii ni dharura: piga simu {ambulance} sasa hivi, au nenda mara moja kwa daktari au hospitali iliyo karibu.',
  callRescue: 'Hii ni dharura: piga simu {number} sasa hivi, uombe zimamoto na gari la wagonjwa.',
  callBoth: 'Hii ni dharura: piga simu zimamoto sasa hivi, {fireBrigade}, na gari la wagonjwa, {ambulance}.',
  callVet: 'Hii ni dharura: mpigie daktari wa mifugo sasa hivi.',
  poisonCentre: 'Kituo cha sumu: {number}.',
  meanwhile: {
    gas: 'Usiingie wala usishuke kumfuata: gesi, au hewa isiyo na oksijeni, itakuua wewe pia. Waweke watu wote mbali na shimo, na usubiri waokoaji wenye vifaa vya kupumulia.',
    grain:
      'Usiingie kumfuata: utazama wewe pia. Zima mashine zote zinazosogeza nafaka, usiwashe yoyote, na usifungue mlango wa chini. Mwambie asisogee mpaka waokoaji wafike.',
    water:
      'Usiruke majini kumfuata: nyoosha mti au kamba, au tupa kitu kinachoelea. Mtu yeyote asishuke kisimani wala ndani ya tangi.',
    injury:
      'Zima injini, na usikaribie mpaka kila kitu kisimame. Usimsogeze, isipokuwa kama alipo ni hatari. Jeraha likitoka damu, libonyeze kwa nguvu kwa kitambaa safi bila kuachia.',
    venom:
      'Atulie bila kusogea, na sehemu iliyoumwa pia. Vua pete na chochote kinachobana. Usikate, usinyonye wala usifunge sehemu hiyo, usipake kitu chochote, na usimfuate mnyama huyo. Akishindwa kupumua au uso ukivimba, maisha yake yako hatarini: sema hivyo mara moja.',
    heat: 'Mpeleke kivulini, mvue nguo za juu, na umpooze kwa maji na upepo mpaka msaada ufike. Usimpe kinywaji aliyechanganyikiwa au asiyeamka.',
    current:
      'Usimguse wakati anaweza kuwa bado anagusana na umeme: zima umeme kwenye swichi kuu. Kaa mita 10 mbali na waya ulioanguka, na wengine pia. Aliye ndani ya mashine inayogusa waya abaki humo, isipokuwa kama inawaka.',
    fire: 'Watoe watu wote na wakae mbali; usirudi ndani, hata kwa ajili ya wanyama au mashine. Poza sehemu iliyoungua kwa maji yanayotiririka kwa dakika 20, na usipake kitu kingine.',
    ammonia:
      'Ondoka kuelekea upepo unakotoka, na usiingie kwenye wingu la gesi kumfuata mtu. Suuza macho na ngozi kwa maji mengi kwa dakika 15 au zaidi, na vua nguo zilizolowa, isipokuwa kama zimeganda kwenye ngozi.',
    swallowed:
      'Usimtapishe, na usimpe kitu chochote kwa mdomo, isipokuwa daktari au kituo cha sumu aseme. Chukua chombo cha dawa au lebo yake.',
    eyes: 'Suuza jicho sasa hivi, kope zikiwa wazi, kwa maji safi yanayotiririka kwa dakika 15 au zaidi; usitie kitu kingine. Chukua chombo cha dawa au lebo yake.',
    skin: 'Vua nguo zilizolowa dawa, na suuza ngozi sasa hivi kwa maji mengi kwa dakika 15 au zaidi. Chukua chombo cha dawa au lebo yake.',
    breathed:
      'Nendeni kwenye hewa safi mara moja; usiingie kwenye chumba au ghala lililofungwa kumfuata mtu. Chukua chombo cha dawa au lebo yake.',
    poison:
      'Mbali na dawa na kwenye hewa safi; vua nguo zilizolowa dawa na suuza ngozi. Usimtapishe. Chukua chombo cha dawa au lebo yake.',
    animal:
      'Mtulize mnyama, na watu na wanyama wengine wakae mbali na alichokula. Usimtapishe na usimpe kitu, isipokuwa daktari wa mifugo aseme. Shika chombo cha dawa au lebo yake.',
    despair:
      'Huhitaji kubeba mzigo huu peke yako. Ondoka mbali na kitu kinachoweza kukudhuru, au mpe mtu akiweke mbali. Mwombe mtu wa karibu aje akae nawe, na useme kwenye simu jinsi hali ilivyo ngumu.',
    person:
      'Usimwache peke yake. Anayepumua bila kuamka alazwe ubavu; asipopumua, fanya unachoambiwa kwenye simu. Usimpe dawa yoyote bila daktari.',
  },
} as const satisfies Translation<typeof english>
