/** How companies and people of a region are called. Stems are one of `heads` followed by one of `tails`. */
export type NamePool = {
  heads: readonly string[]
  tails: readonly string[]
  /** {s} the stem, {w} the word for its field. Each makes another name of the same stem. */
  patterns: readonly string[]
  given: readonly string[]
  /** {s} a stem of its own, when families are called like companies; else a list. */
  family: readonly string[]
  street: string
}

const words = (text: string) => text.split(' ')

const pool = (
  heads: string,
  tails: string,
  patterns: string,
  given: string,
  family: string,
  street: string,
): NamePool => ({
  heads: words(heads),
  tails: words(tails),
  patterns: patterns.split('|'),
  given: words(given),
  family: words(family),
  street,
})

export const namePools: Readonly<Record<string, NamePool>> = {
  german: pool(
    'Oster Brück Falken Wald Lind Hohen Grün Rauten Eber Kessel Morgen Sieben Winter Nessel Birken Harz Talen Eichen Roden Weiden Silber Kupfer Ahren Drossel Marn Ulmen',
    'mark thal berger rode hain auer feld walder stätt brunn kamp mühl städter leiten moor horst egger hagen grund steg furter wieser',
    '{s} {w} GmbH|{s} & Söhne {w} KG|Gebr. {s} {w} GmbH & Co. KG|{s} {w} AG',
    'Anke Bernd Claudia Dieter Elke Frank Gisela Holger Ines Jürgen Katrin Lothar Martina Norbert Petra Rainer Silke Uwe',
    'Brückthaler Eberhain Falkenrode Grünkamp Hohenegger Kesselbrunn Lindauer Marnfeld Nesselhorst Rautenberg Siebenfurter Weidenmoor',
    '{n} Industriestraße',
  ),
  dutch: pool(
    'Van_Ooster Ter_Linden Hooge Brand Wester Zand Klaver Molen Duin Eiken Noorder Sluis Vossen Kromme Groene Zwanen Bergen Heiden Ijssel Merel',
    'hoek dijk veld brink haven burg kamp waard beek laan loo mond schans stede voort wijk donk gaarde horst rade wolde zijl',
    '{s} {w} B.V.|Gebroeders {s} {w} B.V.|{s} {w} N.V.|{s} Industrie {w} B.V.',
    'Anouk Bram Carla Dirk Els Freek Geert Hanneke Inge Joost Karin Lars Maaike Niels Pieter Sanne',
    'Brandhoek Duinkamp Eikenvoort Hoogeveld Klaverdijk Molenwaard Sluisbeek Vossenbrink Westerhaven Zandstede',
    '{n} Nijverheidsweg',
  ),
  nordic: pool(
    'Björn Gran Sten Eke Lind Norr Söder Ask Rönn Fjäll Hav Skog Älv Berg Tall Hassel Kvarn Örn Svan Ljung Måne Vinter',
    'hult vik näs ström dal bo torp lund holm mark sund å by gård kulla rud skär sjö fors löv hed strand',
    '{s} {w} AB|{s} & Partner {w} AB|{s}gruppen {w} AB|{s} Nordic {w} AB',
    'Anders Birgitta Carl Dagny Erik Frida Gunnar Hedda Ingrid Jonas Kerstin Lars Maja Nils Oskar Sigrid',
    'Björnhult Granström Ekedal Askholm Rönnfors Havsund Skogrud Tallmark Hasselby Kvarnsjö',
    '{n} Verkstadsgatan',
  ),
  finnish: pool(
    'Koivu Kuusi Harju Lahti Salo Kangas Ranta Metsä Virta Korpi Suvi Halla Tuuli Pelto Karhu Ilves Saari Hirsi Vuori Rauta',
    'niemi mäki järvi koski salmi lampi kallio perä harju ranta oja aho suo saari vaara luoto maa virta lehto kivi',
    '{s} {w} Oy|Konepaja {s} {w} Oy|{s} {w} Oyj|{s} Tuotanto {w} Oy',
    'Aino Eero Helmi Ilkka Jari Kaisa Lauri Minna Olli Päivi Risto Satu',
    'Koivuniemi Harjukoski Salojärvi Kangasperä Korpivaara Hallasalmi Karhuluoto Ilvesmaa',
    '{n} Tehtaankatu',
  ),
  anglo: pool(
    'Alder Briar Cald Dun East Fen Garn Hather Ivel Keld Lang Marl Nether Oak Pen Quern Raven Sedge Thorn Under Ventor Wether Yarrow Stan Hollin Cray',
    'wick field combe ridge ford mere stead ley brook holt marsh dale worth gate bourne cliffe thwaite wood beck moor ham stone',
    '{s} {w} {legal}|{s} Brothers {w} {legal}|{s} Valley {w} {legal}|{s} {w} Group {legal}',
    'Alan Bridget Colin Deborah Evan Fiona Grant Heather Ian Janet Keith Laura Martin Nora Owen Philippa Ross Sheila',
    'Alderwick Briarfield Caldcombe Dunmere Fenholt Garnley Hatherbrook Keldstone Langthwaite Marlgate Netherwood Ravenbeck Sedgemoor Thornham',
    '{n} Foundry Road',
  ),
  french: pool(
    'Mont Val Roche Clair Beau Haute Font Bois Pré Chante Pierre Lac Vigne Aube Cour Belle Champ Grand Orme Riv',
    'merle brune sery vaux lieu court mance celle neuve bray dieu fort nay rang sol tière ville lac noye zac',
    '{s} {w} S.A.S.|Établissements {s} {w}|{s} Frères {w} S.A.|Ateliers {s} {w} S.A.R.L.',
    'Agnès Bruno Céline Didier Élise Fabrice Gaëlle Hugues Inès Jérôme Laure Mathieu Odile Pascal Solène Thierry',
    'Beaumance Clairvaux Fontbray Hautecelle Montmerle Rochebrune Valsery Boisnay Chantelieu Courtfort',
    '{n} rue des Forges',
  ),
  italian: pool(
    'Bel Cast Mont Rov Fior San Val Carp Lun Brin Gal Mor Pian Ross Serr Tar Vig Zan Cor Alb',
    'ardi enghi olini iago etta avera ugliano esco ondi azzi orelli anti eschi igli edda ura inelli ando ieri osa',
    '{s} {w} S.r.l.|Officine {s} {w} S.p.A.|Fratelli {s} {w} S.n.c.|{s} {w} S.p.A.',
    'Alda Bruno Carla Dario Elena Fulvio Giada Ivo Lia Marco Nadia Orazio Paola Renzo Silvia Tullio',
    'Belardi Carpenghi Fiorolini Galetta Lunavera Morugliano Pianesco Rovondi Serrazzi Vigorelli Zaneschi',
    'Via delle Officine {n}',
  ),
  iberian: pool(
    'Al Bal Car Dor Esp Fuen Guad Her Iz Lar Mon Nav Oli Pal Que Rib Sal Tor Urb Val Zar Mir',
    'tegui arena mina tilla enar eiro ondo avera quera uela endi arte osa igal eal ustia ama iente oria illo enco ega',
    '{s} {w} {legal}|Talleres {s} {w} {legal}|Hermanos {s} {w} {legal}|Industrias {s} {w} {legal}',
    'Amparo Benito Carmen Diego Elvira Felipe Gloria Héctor Inés Julián Lucía Mateo Nuria Óscar Pilar Rodrigo Sonia Tomás',
    'Altegui Balarena Carenar Doreiro Esponda Fuentilla Guadavera Hermosa Izquera Larendi Moniente Navarte Olivega Ribeal Torendi',
    'Calle del Yunque {n}',
  ),
  slavic: pool(
    'Bor Brzo Dęb Gór Jas Kal Lip Mal Nov Ost Pod Rad Sok Stru Tar Ver Vod Zel Zlat Hra',
    'owiec ina kov nica ovec ko ava lin nik owa sko ot mir bor esz var čan dol grad ec',
    '{s} {w} {legal}|{s} i Synowie {w} {legal}|Zakład {s} {w} {legal}|{s} Industry {w} {legal}',
    'Adam Bożena Dana Emil Hana Igor Jana Karel Lenka Marek Nadia Ondrej Pavla Roman Vera Zdenek',
    'Borovec Dębina Górnica Jaskov Kalinik Lipovec Novava Podlin Radmir Sokolav Tarnik Verbor Zelnica',
    '{n} Fabryczna',
  ),
  hungarian: pool(
    'Kő Vas Szil Erdő Tölgy Hárs Nyír Kert Rét Fehér Zöld Sár Hegy Patak Kút Mező Szarvas Gyön Bük Cser',
    'vári hegyi falvi szegi aljai völgyi házi földi kúti berki laki pataki réti hidi megyei tavi völgyes kerti ági oldali',
    '{s} {w} Kft.|{s} és Fia {w} Kft.|{s} {w} Zrt.|{s} Ipari {w} Kft.',
    'Ágnes Béla Csilla Dénes Edit Ferenc Gábor Ilona Kálmán Márta Nándor Réka',
    'Kővári Szilvölgyi Erdőfalvi Tölgyesi Nyíregri Fehérlaki Zöldberki Patakhidi',
    '{n} Gyár utca',
  ),
  turkish: pool(
    'Ak Altın Bey Çınar Dağ Ege Gök Güneş Işık Kara Kaya Mavi Öz Pınar Sarı Taş Toros Ulu Yeşil Yıldız',
    'soy taş ova kent demir han pınar dere oğlu su bahçe burun göl kuyu saray tepe yurt alan köy bey',
    '{s} {w} San. ve Tic. A.Ş.|{s} Kardeşler {w} Ltd. Şti.|{s} {w} Ltd. Şti.|{s} Makina {w} A.Ş.',
    'Ayşe Burak Cem Deniz Elif Fatih Gül Hakan İpek Kerem Leyla Murat Nilay Okan Pelin Selim',
    'Aksoylu Altınova Çınardere Dağhan Egepınar Gökdemir Karatepe Özyurtlu Sarıgöl Taşbahçe',
    'Organize Sanayi 4. Cadde {n}',
  ),
  gulf: pool(
    'Al_Bahr Al_Noor Al_Rim Al_Sadd Al_Waha Dar_Zahr Fajr Jabal_Qamar Madar Najm Qasr Rimal Sahil Shams Wadi_Nakh Zaytun',
    'ani ara een iyya oud ah ur an ifa een_West al im ar esh al_Sharq at',
    '{s} {w} {legal}|{s} General {w} {legal}|{s} Brothers {w} {legal}|{s} Industrial {w} {legal}',
    'Amal Bilal Dina Faris Hala Idris Jamila Karim Layla Mansur Nadia Omar Rania Samir',
    'Al-Baharani Al-Rimal Al-Wahani Dar-Zahrani Fajrani Madari Najmani Sahili Zaytuni',
    'Industrial Area 2, Plot {n}',
  ),
  levant: pool(
    'Tal Or Gal Har Ilan Keren Nof Oren Ram Sela Tomer Yar Ziv Arbel Carmi Dekel',
    'mat el im on it ari adi otan ema iv eret or ana osh iel ah',
    '{s} {w} Ltd.|{s} Technologies {w} Ltd.|{s} {w} Industries Ltd.|{s} & Sons {w} Ltd.',
    'Adi Boaz Dalia Eitan Gila Hagit Ilan Noa Oren Tamar Uri Yael',
    'Talmat Orelim Galadi Harotan Ilanari Nofema Selaviv Zivana',
    '{n} HaMelacha Street',
  ),
  aegean: pool(
    'Kalli Meso Lefko Thala Pyro Drako Petro Ely Ana Kero Melo Stavro Niko Vasso Xylo Argo',
    'polis vrysi ndros kampos ridis valis nteas morfos lakis stratos graf thea kratis pedo deas nikis',
    '{s} {w} S.A.|{s} Bros. {w} O.E.|{s} {w} E.P.E.|Hellenic {s} {w} S.A.',
    'Anna Christos Danae Giorgos Eleni Kostas Maria Nikos Sofia Takis',
    'Kallindros Mesovalis Lefkoridis Petrolakis Keronteas Melostratos Xylokratis',
    '{n} Viomichanias Avenue',
  ),
  indian: pool(
    'Aditi Bhav Chand Dhru Eka Gaga Hema Indu Jala Kala Lavi Madh Nila Omka Prak Raga Sahy Tara Udya Vaju',
    'nath vik ratna puram esh deep ani mitra kiran vati sagar dhara mala jyot priya vardh tej bindu giri shila',
    '{s} {w} Pvt. Ltd.|Shree {s} {w} Pvt. Ltd.|{s} Brothers {w} LLP|{s} {w} Ltd.',
    'Anil Bhavna Deepak Farida Gopal Indira Jayesh Kavita Manoj Neha Prakash Rekha Suresh Usha Vijay',
    'Adinathan Bhavikar Chandratej Dhruvani Hemadri Indukar Kalaratna Lavimitra Madhusagar Nilagiri Ragavardh',
    'Plot {n}, GIDC Phase II',
  ),
  chinese: pool(
    'An Bai Chang Da Feng Guang Hao Hong Jia Jing Kang Lian Ming Ning Qi Rong Shun Tian Wei Xin Yong Zhen',
    'heyuan lanfeng mushan qiaoli ruidong senhe taoling wanlu xingqiao yunzhe zhoulin beishi chunhe dunli gefeng jiuhe kunyao luochuan nanqu pinghu suiyuan zelin',
    '{s} {w} Co., Ltd.|{city} {s} {w} Co., Ltd.|{s} Precision {w} Co., Ltd.|{s} {w} Industrial Co., Ltd.',
    'Bo Chen Dan Fang Gang Hui Jie Kai Lan Mei Ning Qing Rui Shan Tao Wen Xiu Yan',
    'Chang Deng Fang Guo Han Jiang Kong Liang Meng Pan Qiu Shen Tang Wei Xie Yuan Zhong',
    'No. {n} Gongye Road',
  ),
  korean: pool(
    'Ara Byeol Cheong Dae Eun Ga Han Hwa Il Jin Keum Mi Nam Ok Pyeong Sae San Tae Un Yeon',
    'bit garam nuri maru rim song san cheon dam gyeong ho jeong mok pung ra seok un won yul hyeon',
    '{s} {w} Co., Ltd.|{s} {w} Corp.|{s} Precision {w} Co., Ltd.|{s} Engineering {w} Co., Ltd.',
    'Ara Byung-ho Chan Da-eun Eun-ji Gi-tae Ha-neul In-su Ji-won Kyung-min Min-ji Na-ri Seo-yeon Tae-yang',
    'An Bae Cha Do Gil Han Jeon Ma Nam Oh Pyo Seol Tak Yeo',
    '{n} Gongdan-ro',
  ),
  thai: pool(
    'Siam Chao Rung Thep Suwan Phra Nakhon Charoen Wattana Mongkol Saeng Kaew Arun Boon Fah Krung Lanna Pracha Sri Thong',
    'chai watana phan rung mongkol thip sombun kit charoen siri sak anan phong suk racha dee mitr narong tara wan',
    '{s} {w} Co., Ltd.|{s} Industry {w} Co., Ltd.|{s} Group {w} Public Co., Ltd.|{s} Engineering {w} Co., Ltd.',
    'Anong Boonmee Chai Duangjai Kanya Lek Malee Niran Pim Somchai Suda Wichai',
    'Charoenphan Kaewsombun Mongkolkit Rungracha Saengthip Suwanmitr Thongnarong Wattanasak',
    '{n} Moo 4, Industrial Estate Road',
  ),
  vietnamese: pool(
    'An Bao Cuong Dai Duc Gia Hai Hoang Khai Lam Long Minh Nam Phuc Quang Son Tan Thanh Tien Viet',
    '_Khang _Hoa _Lien _Phong _Tin _Vinh _Son _Thuan _Dat _Ngoc _Trieu _Hung _Luan _Phat _Thai _Giang _Nghia _Kien _Sang _Uy',
    '{s} {w} Co., Ltd.|{s} {w} JSC|{s} Mechanical {w} Co., Ltd.|{s} Production {w} JSC',
    'An Binh Chau Dung Giang Hanh Khoa Linh Minh Nga Phuong Quan Thao Tuan',
    'Bui Dang Dinh Duong Ho Lam Luong Mai Phan Trinh Vo Vu',
    'Lot {n}, Road 3, Industrial Park',
  ),
  malay: pool(
    'Bina Cahaya Duta Embun Gema Harum Inti Jaya Kota Lestari Mega Nusa Permata Rimba Sari Surya Tiara Utama Wira Zamrud',
    '_Murni _Teguh _Bakti _Abadi _Kencana _Padu _Setia _Makmur _Rasa _Indera _Puncak _Samudra _Baru _Gemilang _Karya _Lentera _Mutiara _Perkasa _Selaras _Timur',
    '{s} {w} {legal}|{s} Industries {w} {legal}|{s} Engineering {w} {legal}|{s} Mandiri {w} {legal}',
    'Aisyah Budi Citra Dewi Eko Farah Hadi Indah Joko Lina Nadia Rizal Siti Wahyu',
    'Abadiputra Baktiawan Embunsari Harumanto Kencanadi Makmurani Puncakwati Samudro Teguhawan',
    '{n} Jalan Perindustrian',
  ),
}

/** Legal forms by country where a region has several. */
export const legalForms: Readonly<Record<string, readonly string[]>> = {
  US: ['Inc.', 'LLC', 'Corp.'],
  GB: ['Ltd.', 'Ltd.', 'plc'],
  CA: ['Inc.', 'Ltd.'],
  AU: ['Pty Ltd'],
  ZA: ['(Pty) Ltd'],
  NZ: ['Ltd.'],
  IE: ['Ltd.', 'DAC'],
  ES: ['S.L.', 'S.A.'],
  MX: ['S.A. de C.V.', 'S. de R.L. de C.V.'],
  BR: ['Ltda.', 'S.A.'],
  PT: ['Lda.', 'S.A.'],
  AR: ['S.R.L.', 'S.A.'],
  CL: ['SpA', 'Ltda.'],
  CO: ['S.A.S.'],
  PE: ['S.A.C.'],
  PL: ['Sp. z o.o.', 'S.A.'],
  CZ: ['s.r.o.', 'a.s.'],
  SK: ['s.r.o.', 'a.s.'],
  SI: ['d.o.o.', 'd.d.'],
  BG: ['EOOD', 'AD'],
  AE: ['LLC', 'FZE'],
  SA: ['Co.', 'LLC'],
  EG: ['S.A.E.', 'Co.'],
  MA: ['S.A.R.L.', 'S.A.'],
  MY: ['Sdn. Bhd.'],
  ID: ['PT'],
  PH: ['Inc.', 'Corp.'],
}

// Kanji little used in firm names, with their readings, so that the pairs name nobody.
const kanji = (text: string) =>
  text.split(' ').map((pair) => pair.split(':') as unknown as readonly [string, string])

export const japaneseHeads = kanji(
  '檜:Hino 榧:Kaya 樅:Momi 楡:Nire 橡:Tochi 栂:Tsuga 椛:Kaba 霞:Kasumi 雫:Shizuku 苔:Koke 茅:Chi 葦:Ashi 荻:Ogi 菱:Hishi 蕗:Fuki 鵜:U 鷺:Sagi 雁:Kari 鴫:Shigi 鳰:Nio 朧:Oboro 暁:Aka 凪:Nagi 汐:Shio 渚:Nagisa 砂:Suna 瑠:Ruri 琥:Koha 珠:Tama 翠:Midori 藍:Ai 茜:Akane 紺:Kon 鈍:Nibi 白:Shira 黒:Kuro 鉄:Tetsu 銅:Do 錫:Suzu 鋼:Hagane',
)
export const japaneseTails = kanji(
  '嶺:mine 沢:sawa 瀬:se 渓:tani 窪:kubo 淵:buchi 滝:taki 丘:oka 畑:hata 垣:gaki 塚:zuka 越:goe 堀:bori 沼:numa 磯:iso 岬:misaki 峡:kai 澄:zumi 岳:take 洲:su 汀:migiwa 湊:minato 栖:su 庭:niwa 里:sato',
)
export const japanesePatterns = [
  '株式会社{s}{w}',
  '{s}{w}株式会社',
  '有限会社{s}{w}',
  '合同会社{s}{w}',
] as const
export const romajiPatterns = [
  '{s} {w} Co., Ltd.',
  '{s} {w} Corporation',
  '{s} Seisakusho {w} Co., Ltd.',
  '{s} Sangyo {w} Co., Ltd.',
] as const
export const japaneseGiven = kanji(
  '誠:Makoto 健一:Kenichi 由美:Yumi 直樹:Naoki 恵子:Keiko 隆:Takashi 美咲:Misaki 浩二:Koji 千尋:Chihiro 達也:Tatsuya 真理:Mari 修:Osamu 香織:Kaori 大輔:Daisuke 洋子:Yoko 和夫:Kazuo 奈々:Nana 哲也:Tetsuya 拓也:Takuya 麻衣:Mai 亮:Ryo 聡:Satoshi 裕子:Yuko 翔太:Shota 彩:Aya 正樹:Masaki 文子:Fumiko 雄一:Yuichi',
)
export const japaneseFamily = kanji(
  '榧沢:Kayazawa 樅山:Momiyama 楡井:Nirei 栂尾:Tsugao 霞:Kasumi 荻窪:Ogikubo 鷺沢:Sagisawa 雁屋:Kariya 凪野:Nagino 砂原:Sunahara 珠洲:Suzu 茜谷:Akanetani 白滝:Shirataki 黒瀬:Kurose 汐見:Shiomi 渚:Nagisa 葦原:Ashihara 檜垣:Higaki 橡川:Tochikawa 飯塚:Iizuka 三輪:Miwa 柏木:Kashiwagi 早瀬:Hayase 志村:Shimura 牧野:Makino 水島:Mizushima 桑原:Kuwabara 福井:Fukui 瀬川:Segawa 片岡:Kataoka 堀内:Horiuchi 岩崎:Iwasaki 杉浦:Sugiura',
)
