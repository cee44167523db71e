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

// Code | dialling code | currency | languages | share | names | zip | cities, with the state behind a stroke.
const table = `
JP | 81 | JPY | ja en | 360 | japanese | ###-#### | Osaka/27
DE | 49 | EUR | de en | 72 | german | ##### | Schweinfurt/BY, Remscheid/NW, Solingen/NW, Reutlingen/BW, Chemnitz/SN, Heilbronn/BW, Bielefeld/NW, Kassel/HE, Erfurt/TH, Osnabrück/NI, Augsburg/BY, Pforzheim/BW
US | 1 | USD | en es | 72 | anglo | ##### | Akron/OH, Dayton/OH, Rockford/IL, Erie/PA, Grand Rapids/MI, Worcester/MA, Greenville/SC, Chattanooga/TN, Wichita/KS, Rochester/NY, Tacoma/WA, Fort Worth/TX, Waterbury/CT, Milwaukee/WI
CN | 86 | CNY | zh en | 72 | chinese | ###### | Ningbo, Wuxi, Dongguan, Wenzhou, Foshan, Qingdao, Changzhou, Jiaxing, Yantai, Taizhou, Zhongshan, Luoyang
IT | 39 | EUR | it en | 46 | italian | ##### | Brescia, Modena, Bergamo, Vicenza, Reggio Emilia, Lecco, Biella, Prato, Pesaro, Udine
IN | 91 | INR | en hi | 46 | indian | ###### | Rajkot/GJ, Coimbatore/TN, Pune/MH, Ludhiana/PB, Faridabad/HR, Hosur/TN, Kolhapur/MH, Vadodara/GJ, Tiruppur/TN
KR | 82 | KRW | ko en | 36 | korean | ##### | Changwon, Ansan, Gumi, Siheung, Gimhae, Cheonan, Pohang, Daegu/27
TW | 886 | TWD | zh en | 36 | chinese | ###### | Taichung, Changhua, Tainan, Taoyuan, Kaohsiung, Hsinchu
TH | 66 | THB | th en | 26 | thai | ##### | Rayong/21, Chonburi/20, Samut Prakan/11, Ayutthaya/14, Nakhon Ratchasima/30, Pathum Thani/13
FR | 33 | EUR | fr en | 25 | french | ##### | Saint-Étienne, Cluses, Valence, Mulhouse, Tarbes, Oyonnax, Cholet, Roanne
GB | 44 | GBP | en | 25 | anglo | @@## #@@ | Sheffield, Coventry, Huddersfield, Telford, Stockport, Swindon, Rotherham, Kettering
VN | 84 | VND | vi en | 24 | vietnamese | ###### | Bien Hoa, Hai Phong/HP, Bac Ninh, Thu Dau Mot, Da Nang/DN, Hung Yen
ES | 34 | EUR | es en | 23 | iberian | ##### | Eibar, Sabadell, Vitoria-Gasteiz, Zaragoza, Elche, Terrassa, Gijón, Mondragón
MX | 52 | MXN | es en | 23 | iberian | ##### | Querétaro/QUE, Monterrey/NLE, Saltillo/COA, León/GUA, Puebla/PUE, Aguascalientes/AGU, Tijuana/BCN
BR | 55 | BRL | pt en | 23 | iberian | #####-### | Joinville/SC, Caxias do Sul/RS, Sorocaba/SP, Piracicaba/SP, Curitiba/PR, Contagem/MG, Novo Hamburgo/RS
TR | 90 | TRY | tr en | 23 | turkish | ##### | Bursa/16, Konya/42, İzmir/35, Kocaeli/41, Gaziantep/27, Denizli/20, Eskişehir/26
PL | 48 | PLN | pl en | 18 | slavic | ##-### | Bielsko-Biała, Rzeszów, Gliwice, Bydgoszcz, Łódź, Kielce
ID | 62 | IDR | id en | 14 | malay | ##### | Bekasi/JB, Karawang/JB, Surabaya/JI, Semarang/JT, Tangerang/BT
CZ | 420 | CZK | cs en | 13 | slavic | ### ## | Brno, Zlín, Plzeň, Ostrava, Liberec, Vsetín
MY | 60 | MYR | ms en | 12 | malay | ##### | Shah Alam/10, Johor Bahru/01, Ipoh/08, Melaka/04, Seremban/05
CA | 1 | CAD | en fr | 12 | anglo | @#@ #@# | Hamilton/ON, Kitchener/ON, Windsor/ON, Sherbrooke/QC, Winnipeg/MB, Burnaby/BC
AT | 43 | EUR | de en | 11 | german | #### | Linz/4, Steyr/4, Graz/6, Wels/4, Dornbirn/8, Kapfenberg/6
CH | 41 | CHF | de fr en | 11 | german | #### | Winterthur/ZH, Biel/BE, Schaffhausen/SH, Aarau/AG, Frauenfeld/TG
NL | 31 | EUR | nl en | 10 | dutch | #### @@ | Eindhoven/NB, Hengelo/OV, Apeldoorn/GE, Tilburg/NB, Dordrecht/ZH
SE | 46 | SEK | sv en | 9 | nordic | ### ## | Eskilstuna, Västerås, Jönköping, Borås, Trollhättan, Gnosjö
PT | 351 | EUR | pt en | 9 | iberian | ####-### | Aveiro, Braga, Leiria, Guimarães, Oliveira de Azeméis
PH | 63 | PHP | en fil | 8 | malay | #### | Calamba, Cebu City, Santa Rosa, Mariveles, Davao City
AU | 61 | AUD | en | 8 | anglo | #### | Geelong/VIC, Newcastle/NSW, Dandenong/VIC, Toowoomba/QLD, Wollongong/NSW
BE | 32 | EUR | nl fr en | 8 | dutch | #### | Kortrijk, Genk, Liège, Aalst, Mechelen
DK | 45 | DKK | da en | 7 | nordic | #### | Odense, Horsens, Herning, Esbjerg, Viborg
ZA | 27 | ZAR | en af | 7 | anglo | #### | Benoni/GP, Pinetown/KZN, Gqeberha/EC, Germiston/GP
SG | 65 | SGD | en zh | 7 | chinese | ###### | Singapore
RO | 40 | RON | ro en | 7 | italian | ###### | Brașov/BV, Cluj-Napoca/CJ, Timișoara/TM, Sibiu/SB, Oradea/BH
HU | 36 | HUF | hu en | 6 | hungarian | #### | Győr, Kecskemét, Miskolc, Debrecen, Székesfehérvár
FI | 358 | EUR | fi en | 6 | finnish | ##### | Tampere, Lahti, Jyväskylä, Pori, Vaasa
AR | 54 | ARS | es en | 6 | iberian | #### | Rosario/S, Córdoba/X, Rafaela/S, Mar del Plata/B
NO | 47 | NOK | no en | 5 | nordic | #### | Kongsberg, Raufoss, Stavanger, Ålesund
SK | 421 | EUR | sk en | 5 | slavic | ### ## | Žilina/ZI, Trenčín/TC, Martin/ZI, Košice/KI
CL | 56 | CLP | es en | 5 | iberian | ####### | Concepción/BI, Antofagasta/AN, Rancagua/LI
CO | 57 | COP | es en | 5 | iberian | ###### | Medellín/ANT, Itagüí/ANT, Cali/VAC, Bucaramanga/SAN
AE | 971 | AED | ar en | 5 | gulf |  | Sharjah/SH, Ajman/AJ, Dubai/DU, Ras Al Khaimah/RK
SI | 386 | EUR | sl en | 4 | slavic | #### | Celje, Kranj, Maribor, Novo Mesto
BG | 359 | EUR | bg en | 4 | slavic | #### | Plovdiv, Sopot, Gabrovo, Ruse
GR | 30 | EUR | el en | 4 | aegean | ### ## | Thessaloniki, Volos, Patras, Larissa
IL | 972 | ILS | he en | 4 | levant | ####### | Haifa, Ashdod, Karmiel, Petah Tikva
EG | 20 | EGP | ar en | 4 | gulf | ##### | Alexandria, Port Said, Suez, Damietta
MA | 212 | MAD | ar fr en | 4 | gulf | ##### | Tangier, Casablanca, Kenitra, Fez
SA | 966 | SAR | ar en | 4 | gulf | ##### | Dammam, Jubail, Yanbu, Jeddah
PE | 51 | PEN | es en | 4 | iberian | ##### | Arequipa/ARE, Trujillo/LAL, Callao/CAL
NZ | 64 | NZD | en | 4 | anglo | #### | Hamilton, Christchurch, Palmerston North, Napier
IE | 353 | EUR | en ga | 4 | anglo |  | Limerick, Galway, Waterford, Athlone
`

export const countries: readonly Country[] = table.trim().split('\n').map(countryOf)

type Row = [string, string, string, string, string, string, string, string]

function countryOf(line: string): Country {
  const [code, dial, currency, languages, share, names, zip, cities] = line.split(' | ') as Row
  return {
    code,
    dial: Number(dial),
    currency,
    languages: languages.split(' '),
    share: Number(share),
    names,
    zip,
    cities: cities.split(', ').map((entry) => {
      const [city, state] = entry.split('/')
      return [city as string, state ? `${code}-${state}` : null] as const
    }),
  }
}

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
