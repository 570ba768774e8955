/**
 * What is said on any market and farm, by ISO 639-3 code: how much, price, today, now, when, rain, tomorrow, a cow that
 * is ill, what is sown and grown most. The texts that the tables are made of speak of other things.
 */
export const farmWords: Readonly<Record<string, string>> = {
  afr: `hoeveel kos prys pryse vandag nou mielies koring asseblief verkoop wanneer moet my koei siek reen more
    kunsmis plant saai`,
  aka: `sɛn boɔ ɛnnɛ seesei aburoo bokɔɔ tɔn bere bɛn nantwie yareɛ nsuo ɔkyena`,
  als: `sa kushton cmimi cmimin sot tani gruri grurit misri misrit kilogrami kur lopa semure shi neser pleh mbjell`,
  azj: `qiymeti qiyməti qiymət neçəyədir neçəyə nə qədərdir bu gün indi buğda buğdanın qarğıdalı satım vaxt inək
    xəstə yağış sabah gübrə əkmək`,
  bam: `joli songo sɔngɔ bi kaba nyo malo sisan misi bana sanji sini nɔgɔ`,
  bem: `shinga umutengo mutengo lelo nomba amataba ubunga lilali ing’ombe mfula mailo`,
  ceb: `pila presyo presyong karon ron mais humay bugas baligya palihug kanus-a baka masakiton ulan ugma abono tanom`,
  ces: `kolik stoji stala cena ceny cenu dnes nyni psenice psenici kukurice kukurici tunu prodat kdy sit krava
    nemocna dest zitra hnojivo se seje`,
  dan: `hvad hvor meget koster kostede prisen priser dag hvede majs byg tonnen saelge hvornår hvornar ko syg regn
    imorgen gødning kunstgødning sa`,
  deu: `wieviel viel kostet kosten kostete gekostet preis preise heute jetzt weizen weizenpreis mais gerste raps
    roggen zucker tonne zentner doppelzentner hektar verkaufen euro wann soll kuh kuehe saeen säen regen morgen
    dünger duenger harnstoff krank feld wetter spritzen`,
  ewe: `nenie home asi egbe bli fifia ɣekaɣi nyi tsi etsɔ`,
  fin: `paljonko maksaa hinta tanaan nyt vehna vehnan ohra kauran tonnilta milloin kylvetaan lehma sairas sade
    huomenna lannoite`,
  fuf: 'jelu coggu hande jooni butaali maaro',
  gax: `meeqa gatii gatiin har har’a amma boqqolloo qamadii bunaa gurgura yoom sa'a saani koo dhukkubsate rooba bor
    xaa'oo facaasa`,
  gug: `mboy mboýpa hepy ko ara avati mandi’o koaga araka’e vaka hasy ama ko’ẽro`,
  hat: `konbyen pri koute jodi a kounye mayi diri pwa kafe sik vann mache kile ki le vach bef malad lapli demen
    angre plante jaden kijan`,
  hau: `nawa nawane farashi farashin yau yanzu masara gyada shinkafa waken alkama buhu sayarwa kasuwa yaushe zan
    shuka saniya sania lafiya ruwan sama gobe taki gona`,
  hrv: `koliko kosta cijena cijene cijenu danas sada psenica psenice kukuruz kukuruza tona toni kada sijati sije
    krava bolesna kisa sutra gnojivo`,
  hun: `mennyi mennyibe kerul ara arat ma most buza buzat kukorica tonnaja eladni mikor vetni vet tehen beteg eso
    holnap mutragya`,
  ibo: `ego ole onu ahia oka osikapa taa ugbu a ji ahu ire kedu mgbe ehi oria mmiri ozuzo echi fatilaiza ugbo koo`,
  ilo: `sagmamano mano presyo ita tatta mais pagay bagas ilako kaano baka sakit tudo intono bigat abono mula`,
  ind: `berapa harga harganya hari ini sekarang jagung beras padi karet sawit kopi kedelai gula gandum kilo sekilo
    jual menjual pupuk besok naik turun kapan bagaimana sapi sakit hujan tanam menanam sawah hama`,
  ita: `quanto quanti costa costano costava prezzo prezzi oggi adesso ora grano frumento mais orzo riso zucchero
    soia tonnellata quintale quintali chilo vendere luglio giugno gennaio febbraio marzo aprile maggio agosto
    settembre ottobre novembre dicembre concime gasolio ettari ettaro quando conviene seminare semina mucca
    mucche malata malato pioggia piove domani urea campo grandine trattore scorso`,
  jav: `pira regane regone rega dina iki saiki jagung beras pari kapan sapi lara udan sesuk rabuk tandur`,
  kin: `angahe igiciro ibiciro uyu munsi ubu ibigori umuceri ikawa ibirayi ibishyimbo bigura igura kigura ikilo toni
    ryari inka yanjye irarwaye imvula ejo ifumbire natera gutera`,
  kmr: `cend buha buhaye biha iro niha genim gariş birinc kengê çêlek nexweş baran sibê`,
  kng: `ntalu ikwa ntangu bubu masangu madezo ngombe mvula mbasi`,
  lin: `motuya ntalo boni lelo sikoyo masango loso teka kilo tango nini ngombe bokono mbula lobi fumier kolona`,
  lit: `kiek kainuoja kaina siandien dabar kvieciai kvieciu tona kada sejati karve serga lietus rytoj trasos`,
  lua: 'bungi mushinga lelu matala loso',
  lug: `meka ssente emiwendo omuwendo bbeeyi leero kati kasooli emmwanyi mmwanyi muceere kkilo guli ddi ente yange
    erwadde nkuba enkya ebigimusa nsimba okusimba`,
  mly: `berapa harga harganya hari ini sekarang jagung beras padi getah sawit kopi gula gandum kilo sekilo jual baja
    esok bila bagaimana lembu sakit hujan tanam menanam sawah`,
  nld: `hoeveel kost kosten kostte prijs prijzen vandag vandaag nu tarwe mais gerst aardappelen suiker per ton
    verkopen goedkoper duurder jaar geleden wanneer moet mijn koe koeien ziek regen regent morgen mest kunstmest
    zaaien planten weer spuiten akker`,
  nob: `hva hvor mye koster kostet prisen priser dag hvete mais bygg tonnet selge når ku syk regn imorgen gjødsel`,
  nya: `bwanji ndalama zingati mtengo mitengo lero tsopano chimanga mpunga fodya soya kugulitsa liti ng’ombe yanga
    ikudwala mvula mawa feteleza kubzala ndidzale`,
  plt: `ohatrinona hoatrinona vidin vidiny vidy androany izao vary katsaka lavanila kafe kilao rahoviana omby
    aretina marary orana rahampitso zezika mamboly`,
  pol: `ile kosztuje kosztowala kosztuja cena ceny cene dzis dzisiaj teraz pszenica pszenicy pszenice kukurydza
    kukurydzy rzepak rzepaku zyto tona tone tony za sprzedac kiedy siac siać krowa chora deszcz jutro nawoz pole
    zarobie oprysk`,
  quz: `hayk’a hayka chanin chaniyuq kunan punchaw sara papa kinuwa hayk’aq waka unqusqa para paqarin`,
  ron: `cat costa cati pretul pret preturi azi astazi acum grau graul graului porumb porumbul porumbului tona
    kilogramul vand cand când vaca mea bolnava ploua maine mâine ingrasamant semana seamana anul trecut`,
  run: `angahe igiciro uyu musi ubu ibigori umuceri ikawa ibiharage ryari inka yanje irarwaye imvura ejo ifumbire`,
  slk: `kolko stoji cena ceny cenu dnes teraz psenica psenice kukurica kukurice tonu kedy krava chora dazd zajtra
    hnojivo`,
  slv: `koliko stane cena ceno danes zdaj psenica psenice koruza koruze tona kdaj krava bolna dez jutri gnojilo`,
  sna: `marii mutengo nhasi zvino chibage gorosi fodya kutengesa imarii inoita rini mombe yangu inorwara kurwara
    mvura mangwana fetiraiza kurima kudyara`,
  som: `waa immisa imisa qiimaha qiimo qiimaheedu maanta hadda galleyda galley masaggo sisin digirta kiilo adhi
    goorma sac sacayga xanuun roob berri bacriminta beeraa beer beeraha`,
  sot: `bokae theko kajeno hona joale poone koro neng kgomo ya ka e a kula pula hosane monontsha`,
  sun: `sabaraha hargana poe ieu ayeuna jagong beas pare iraha sapi gering hujan isuk gemuk`,
  swe: `vad hur mycket kostar kostade priset idag nu vete majs korn raps ton salja när nar ko sjuk regn imorgon
    gödsel sa so`,
  tgl: `magkano presyo presyong ngayon po kilo mais palay bigas saging kopras ngayong araw bukas ibenta magbenta
    kailan dapat baka may sakit uulan abono pataba magtanim itanim sako bukid peste`,
  tsn: `bokae tlhotlhwa gompieno jaanong mmidi mabele leng kgomo e a lwala pula kamoso monontsha`,
  tur: `ne kadar kac kaca para fiyat fiyati fiyatlari fiyatı bugun simdi bugday bugdayin misir mısır arpa pamuk
    pamugun findik seker ton tonu kilo kilosu dolar dolardı lira nisan mayıs haziran temmuz agustos eylul ekim
    kasim aralik ocak subat mart ayında satmak zaman inegim inek hasta yagmur yagacak yarin yarın mı mi gubre
    gubresi ekilir tarla ilac`,
  uzn: `qancha narxi narx bugun hozir bugʻdoy paxta makkajoʻxori guruch kilosi tonnasi qachon sigir kasal yomgʻir
    ertaga oʻgʻit ekish`,
  vie: `gia bao nhieu hom nay bay gio bây giờ lua gao ca phe cao su ho tieu ngo dau tuong mot kg tan ban mua thang
    nam tuan phan bon khi nao trong benh om ngay mai thoi tiet ruong sau phai lam gi`,
  wol: `naata njeg njeggu tay leegi dugub mboq gerte ceeb kañ nag feebar taw suba`,
  xho: `malini ixabiso lixabisa namhlanje ngoku umbona ingqolowa nini inkomo yam iyagula imvula ngomso isichumiso`,
  yor: `elo ni owo oni loni bayi agbado iresi koko isu egbe igba wo malu aisan ojo ola ajile gbin oko`,
  zul: `malini intengo namuhla manje ummbila ukolweni ukudayisa nini inkomo yami iyagula imvula kusasa umanyolo
    ngitshale tshala`,
}
