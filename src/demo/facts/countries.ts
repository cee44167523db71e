/** Where an invented company or person may live. `zip`: # a digit, @ a letter. States are ISO 3166-2, null where unsure. */
export type Country = {
  code: string
  dial: number
  currency: string
  languages: readonly string[]
  /** Companies among a thousand or so; only the proportion counts. */
  share: number
  names: string
  zip: string
  cities: readonly (readonly [city: string, state: string | null])[]
}

const from = (
  code: string,
  dial: number,
  currency: string,
  languages: string,
  share: number,
  names: string,
  zip: string,
  cities: string,
): Country => ({
  code,
  dial,
  currency,
  languages: languages.split(' '),
  share,
  names,
  zip,
  cities: cities.split(', ').map((entry) => {
    const [city, state] = entry.split('/')
    return [city as string, state ? `${code}-${state}` : null] as const
  }),
})

/** Japanese cities: Latin and Japanese name, prefecture code, its two names, first digits of the postal code, area code. */
export const japaneseCities = (
  'Kishiwada 岸和田市 27 Osaka 大阪府 596 72|Higashiosaka 東大阪市 27 Osaka 大阪府 577 6|Sakai 堺市 27 Osaka 大阪府 590 72|Yao 八尾市 27 Osaka 大阪府 581 72|' +
  'Suwa 諏訪市 20 Nagano 長野県 392 266|Okaya 岡谷市 20 Nagano 長野県 394 266|Matsumoto 松本市 20 Nagano 長野県 390 263|Ueda 上田市 20 Nagano 長野県 386 268|' +
  'Hamamatsu 浜松市 22 Shizuoka 静岡県 430 53|Numazu 沼津市 22 Shizuoka 静岡県 410 55|Fuji 富士市 22 Shizuoka 静岡県 417 545|Shimada 島田市 22 Shizuoka 静岡県 427 547|' +
  'Toyohashi 豊橋市 23 Aichi 愛知県 440 532|Okazaki 岡崎市 23 Aichi 愛知県 444 564|Ichinomiya 一宮市 23 Aichi 愛知県 491 586|Kariya 刈谷市 23 Aichi 愛知県 448 566|Seto 瀬戸市 23 Aichi 愛知県 489 561|' +
  'Seki 関市 21 Gifu 岐阜県 501 575|Ogaki 大垣市 21 Gifu 岐阜県 503 584|Kuwana 桑名市 24 Mie 三重県 511 594|Yokkaichi 四日市市 24 Mie 三重県 510 59|' +
  'Tsubame 燕市 15 Niigata 新潟県 959 256|Nagaoka 長岡市 15 Niigata 新潟県 940 258|Takaoka 高岡市 16 Toyama 富山県 933 766|Komatsu 小松市 17 Ishikawa 石川県 923 761|Sabae 鯖江市 18 Fukui 福井県 916 778|' +
  'Himeji 姫路市 28 Hyogo 兵庫県 670 79|Amagasaki 尼崎市 28 Hyogo 兵庫県 660 6|Miki 三木市 28 Hyogo 兵庫県 673 794|Kurashiki 倉敷市 33 Okayama 岡山県 710 86|Fukuyama 福山市 34 Hiroshima 広島県 720 84|Kure 呉市 34 Hiroshima 広島県 737 823|' +
  'Niihama 新居浜市 38 Ehime 愛媛県 792 897|Imabari 今治市 38 Ehime 愛媛県 794 898|Kitakyushu 北九州市 40 Fukuoka 福岡県 800 93|Kurume 久留米市 40 Fukuoka 福岡県 830 942|Okawa 大川市 40 Fukuoka 福岡県 831 944|' +
  'Ota 太田市 10 Gunma 群馬県 373 276|Kiryu 桐生市 10 Gunma 群馬県 376 277|Oyama 小山市 09 Tochigi 栃木県 323 285|Hitachinaka ひたちなか市 08 Ibaraki 茨城県 312 29|Kawaguchi 川口市 11 Saitama 埼玉県 332 48|Sayama 狭山市 11 Saitama 埼玉県 350 4|' +
  'Ichikawa 市川市 12 Chiba 千葉県 272 47|Hachioji 八王子市 13 Tokyo 東京都 192 42|Ome 青梅市 13 Tokyo 東京都 198 428|Sagamihara 相模原市 14 Kanagawa 神奈川県 252 42|Hiratsuka 平塚市 14 Kanagawa 神奈川県 254 463|' +
  'Kofu 甲府市 19 Yamanashi 山梨県 400 55|Koriyama 郡山市 07 Fukushima 福島県 963 24|Yonezawa 米沢市 06 Yamagata 山形県 992 238|Kitakami 北上市 03 Iwate 岩手県 024 197|Ishinomaki 石巻市 04 Miyagi 宮城県 986 225|' +
  'Muroran 室蘭市 01 Hokkaido 北海道 050 143|Obihiro 帯広市 01 Hokkaido 北海道 080 155|Kusatsu 草津市 25 Shiga 滋賀県 525 77|Uji 宇治市 26 Kyoto 京都府 611 774|Kashihara 橿原市 29 Nara 奈良県 634 744|Kumamoto 熊本市 43 Kumamoto 熊本県 862 96'
)
  .split('|')
  .map((line) => {
    const [city, cityJa, state, prefecture, prefectureJa, zip, area] = line.split(' ') as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ]
    return { city, cityJa, stateID: `JP-${state}`, prefecture, prefectureJa, zip, area }
  })

export const countries: readonly Country[] = [
  from('JP', 81, 'JPY', 'ja en', 360, 'japanese', '###-####', 'Osaka/27'),
  from(
    'DE',
    49,
    'EUR',
    'de en',
    72,
    'german',
    '#####',
    'Schweinfurt/BY, Remscheid/NW, Solingen/NW, Reutlingen/BW, Chemnitz/SN, Heilbronn/BW, Bielefeld/NW, Kassel/HE, Erfurt/TH, Osnabrück/NI, Augsburg/BY, Pforzheim/BW',
  ),
  from(
    'US',
    1,
    'USD',
    'en es',
    72,
    'anglo',
    '#####',
    'Akron/OH, Dayton/OH, Rockford/IL, Erie/PA, Grand Rapids/MI, Worcester/MA, Greenville/SC, Chattanooga/TN, Wichita/KS, Rochester/NY, Tacoma/WA, Fort Worth/TX, Waterbury/CT, Milwaukee/WI',
  ),
  from(
    'CN',
    86,
    'CNY',
    'zh en',
    72,
    'chinese',
    '######',
    'Ningbo, Wuxi, Dongguan, Wenzhou, Foshan, Qingdao, Changzhou, Jiaxing, Yantai, Taizhou, Zhongshan, Luoyang',
  ),
  from(
    'IT',
    39,
    'EUR',
    'it en',
    46,
    'italian',
    '#####',
    'Brescia, Modena, Bergamo, Vicenza, Reggio Emilia, Lecco, Biella, Prato, Pesaro, Udine',
  ),
  from(
    'IN',
    91,
    'INR',
    'en hi',
    46,
    'indian',
    '######',
    'Rajkot/GJ, Coimbatore/TN, Pune/MH, Ludhiana/PB, Faridabad/HR, Hosur/TN, Kolhapur/MH, Vadodara/GJ, Tiruppur/TN',
  ),
  from(
    'KR',
    82,
    'KRW',
    'ko en',
    36,
    'korean',
    '#####',
    'Changwon, Ansan, Gumi, Siheung, Gimhae, Cheonan, Pohang, Daegu/27',
  ),
  from(
    'TW',
    886,
    'TWD',
    'zh en',
    36,
    'chinese',
    '######',
    'Taichung, Changhua, Tainan, Taoyuan, Kaohsiung, Hsinchu',
  ),
  from(
    'TH',
    66,
    'THB',
    'th en',
    26,
    'thai',
    '#####',
    'Rayong/21, Chonburi/20, Samut Prakan/11, Ayutthaya/14, Nakhon Ratchasima/30, Pathum Thani/13',
  ),
  from(
    'FR',
    33,
    'EUR',
    'fr en',
    25,
    'french',
    '#####',
    'Saint-Étienne, Cluses, Valence, Mulhouse, Tarbes, Oyonnax, Cholet, Roanne',
  ),
  from(
    'GB',
    44,
    'GBP',
    'en',
    25,
    'anglo',
    '@@## #@@',
    'Sheffield, Coventry, Huddersfield, Telford, Stockport, Swindon, Rotherham, Kettering',
  ),
  from(
    'VN',
    84,
    'VND',
    'vi en',
    24,
    'vietnamese',
    '######',
    'Bien Hoa, Hai Phong/HP, Bac Ninh, Thu Dau Mot, Da Nang/DN, Hung Yen',
  ),
  from(
    'ES',
    34,
    'EUR',
    'es en',
    23,
    'iberian',
    '#####',
    'Eibar, Sabadell, Vitoria-Gasteiz, Zaragoza, Elche, Terrassa, Gijón, Mondragón',
  ),
  from(
    'MX',
    52,
    'MXN',
    'es en',
    23,
    'iberian',
    '#####',
    'Querétaro/QUE, Monterrey/NLE, Saltillo/COA, León/GUA, Puebla/PUE, Aguascalientes/AGU, Tijuana/BCN',
  ),
  from(
    'BR',
    55,
    'BRL',
    'pt en',
    23,
    'iberian',
    '#####-###',
    'Joinville/SC, Caxias do Sul/RS, Sorocaba/SP, Piracicaba/SP, Curitiba/PR, Contagem/MG, Novo Hamburgo/RS',
  ),
  from(
    'TR',
    90,
    'TRY',
    'tr en',
    23,
    'turkish',
    '#####',
    'Bursa/16, Konya/42, İzmir/35, Kocaeli/41, Gaziantep/27, Denizli/20, Eskişehir/26',
  ),
  from(
    'PL',
    48,
    'PLN',
    'pl en',
    18,
    'slavic',
    '##-###',
    'Bielsko-Biała, Rzeszów, Gliwice, Bydgoszcz, Łódź, Kielce',
  ),
  from(
    'ID',
    62,
    'IDR',
    'id en',
    14,
    'malay',
    '#####',
    'Bekasi/JB, Karawang/JB, Surabaya/JI, Semarang/JT, Tangerang/BT',
  ),
  from('CZ', 420, 'CZK', 'cs en', 13, 'slavic', '### ##', 'Brno, Zlín, Plzeň, Ostrava, Liberec, Vsetín'),
  from(
    'MY',
    60,
    'MYR',
    'ms en',
    12,
    'malay',
    '#####',
    'Shah Alam/10, Johor Bahru/01, Ipoh/08, Melaka/04, Seremban/05',
  ),
  from(
    'CA',
    1,
    'CAD',
    'en fr',
    12,
    'anglo',
    '@#@ #@#',
    'Hamilton/ON, Kitchener/ON, Windsor/ON, Sherbrooke/QC, Winnipeg/MB, Burnaby/BC',
  ),
  from(
    'AT',
    43,
    'EUR',
    'de en',
    11,
    'german',
    '####',
    'Linz/4, Steyr/4, Graz/6, Wels/4, Dornbirn/8, Kapfenberg/6',
  ),
  from(
    'CH',
    41,
    'CHF',
    'de fr en',
    11,
    'german',
    '####',
    'Winterthur/ZH, Biel/BE, Schaffhausen/SH, Aarau/AG, Frauenfeld/TG',
  ),
  from(
    'NL',
    31,
    'EUR',
    'nl en',
    10,
    'dutch',
    '#### @@',
    'Eindhoven/NB, Hengelo/OV, Apeldoorn/GE, Tilburg/NB, Dordrecht/ZH',
  ),
  from(
    'SE',
    46,
    'SEK',
    'sv en',
    9,
    'nordic',
    '### ##',
    'Eskilstuna, Västerås, Jönköping, Borås, Trollhättan, Gnosjö',
  ),
  from(
    'PT',
    351,
    'EUR',
    'pt en',
    9,
    'iberian',
    '####-###',
    'Aveiro, Braga, Leiria, Guimarães, Oliveira de Azeméis',
  ),
  from(
    'PH',
    63,
    'PHP',
    'en fil',
    8,
    'malay',
    '####',
    'Calamba, Cebu City, Santa Rosa, Mariveles, Davao City',
  ),
  from(
    'AU',
    61,
    'AUD',
    'en',
    8,
    'anglo',
    '####',
    'Geelong/VIC, Newcastle/NSW, Dandenong/VIC, Toowoomba/QLD, Wollongong/NSW',
  ),
  from('BE', 32, 'EUR', 'nl fr en', 8, 'dutch', '####', 'Kortrijk, Genk, Liège, Aalst, Mechelen'),
  from('DK', 45, 'DKK', 'da en', 7, 'nordic', '####', 'Odense, Horsens, Herning, Esbjerg, Viborg'),
  from('ZA', 27, 'ZAR', 'en af', 7, 'anglo', '####', 'Benoni/GP, Pinetown/KZN, Gqeberha/EC, Germiston/GP'),
  from('SG', 65, 'SGD', 'en zh', 7, 'chinese', '######', 'Singapore'),
  from(
    'RO',
    40,
    'RON',
    'ro en',
    7,
    'italian',
    '######',
    'Brașov/BV, Cluj-Napoca/CJ, Timișoara/TM, Sibiu/SB, Oradea/BH',
  ),
  from(
    'HU',
    36,
    'HUF',
    'hu en',
    6,
    'hungarian',
    '####',
    'Győr, Kecskemét, Miskolc, Debrecen, Székesfehérvár',
  ),
  from('FI', 358, 'EUR', 'fi en', 6, 'finnish', '#####', 'Tampere, Lahti, Jyväskylä, Pori, Vaasa'),
  from('AR', 54, 'ARS', 'es en', 6, 'iberian', '####', 'Rosario/S, Córdoba/X, Rafaela/S, Mar del Plata/B'),
  from('NO', 47, 'NOK', 'no en', 5, 'nordic', '####', 'Kongsberg, Raufoss, Stavanger, Ålesund'),
  from('SK', 421, 'EUR', 'sk en', 5, 'slavic', '### ##', 'Žilina/ZI, Trenčín/TC, Martin/ZI, Košice/KI'),
  from('CL', 56, 'CLP', 'es en', 5, 'iberian', '#######', 'Concepción/BI, Antofagasta/AN, Rancagua/LI'),
  from(
    'CO',
    57,
    'COP',
    'es en',
    5,
    'iberian',
    '######',
    'Medellín/ANT, Itagüí/ANT, Cali/VAC, Bucaramanga/SAN',
  ),
  from('AE', 971, 'AED', 'ar en', 5, 'gulf', '', 'Sharjah/SH, Ajman/AJ, Dubai/DU, Ras Al Khaimah/RK'),
  from('SI', 386, 'EUR', 'sl en', 4, 'slavic', '####', 'Celje, Kranj, Maribor, Novo Mesto'),
  from('BG', 359, 'EUR', 'bg en', 4, 'slavic', '####', 'Plovdiv, Sopot, Gabrovo, Ruse'),
  from('GR', 30, 'EUR', 'el en', 4, 'aegean', '### ##', 'Thessaloniki, Volos, Patras, Larissa'),
  from('IL', 972, 'ILS', 'he en', 4, 'levant', '#######', 'Haifa, Ashdod, Karmiel, Petah Tikva'),
  from('EG', 20, 'EGP', 'ar en', 4, 'gulf', '#####', 'Alexandria, Port Said, Suez, Damietta'),
  from('MA', 212, 'MAD', 'ar fr en', 4, 'gulf', '#####', 'Tangier, Casablanca, Kenitra, Fez'),
  from('SA', 966, 'SAR', 'ar en', 4, 'gulf', '#####', 'Dammam, Jubail, Yanbu, Jeddah'),
  from('PE', 51, 'PEN', 'es en', 4, 'iberian', '#####', 'Arequipa/ARE, Trujillo/LAL, Callao/CAL'),
  from('NZ', 64, 'NZD', 'en', 4, 'anglo', '####', 'Hamilton, Christchurch, Palmerston North, Napier'),
  from('IE', 353, 'EUR', 'en ga', 4, 'anglo', '', 'Limerick, Galway, Waterford, Athlone'),
]

const total = countries.reduce((sum, country) => sum + country.share, 0)

/** The country at a place between 0 and 1 of all companies. */
export function countryAt(place: number): Country {
  let rest = place * total
  for (const country of countries) {
    rest -= country.share
    if (rest < 0) return country
  }
  return countries[0] as Country
}
