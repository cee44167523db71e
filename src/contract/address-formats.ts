// How countries write city, state and postal code below the street: read once from Google's libaddressinput (localized-address-format
// 1.3.3), without the codes of countries in front of postal codes; Japan and Korea as letters from abroad write them.

// C is the city, S the state, Z the postal code, a bar the end of a line; a format without S says no state, or another level than ours.
const formats: Record<string, string> = {
  'C Z':
    'AG AO AQ AW BF BH BI BJ BM BN BO BQ BT BV BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GU GY IL JO KH KM LB LC LS LY ML MO MR MS MT MV MW NP NU NZ PR PS QA RW SA SB SG SL SS ST SX SY TD TF TG TK TL TO TT UG VC VU WS YE ZW',
  'Z C':
    'AD AT AX AZ BA BE BG BL CH CY CZ DE DK DO DZ EE EH ES ET FI FO FR GE GF GL GN GP GR GT GW HR HT IS IT KG KW LA LI LR LT LU MA MC MD ME MF MG MK MQ NC NE NL NO PL PM PT PY RE RO RS SE SI SJ SK SM SN TJ TM TN TZ VA WF XK YT ZM',
  'C|Z': 'AF AI FK GB GG GI GS HU IM IO JE KE LK NA PH PN SD SH SZ TC VG ZA',
  'C S Z': 'AS AU CA CC CX FM HM MH MP NF PW UM VI',
  'C Z|S': 'AE HK IN JM NG NR PA PE SC SR TV',
  'C, S Z': 'BB JP KR SO TW US',
  'Z C|S': 'AR CL CV MY UZ',
  'C|S Z': 'ID KY MN TH VN',
  'Z|C': 'AL EC MU OM',
  'C|S|Z': 'EG IE RU UA',
  'C Z, S': 'BS KN VE',
  'C|S, Z': 'CN KP',
  'C, S|Z': 'HN IQ',
  'Z C S': 'PF UY',
  'Z|C|S': 'AM',
  'C - Z': 'BD',
  'C-S|Z': 'BR',
  'Z, C|S': 'BY',
  'C, S, Z': 'CO',
  'S, C|Z': 'CR',
  'C S|Z': 'CU',
  'S|C|Z': 'IR',
  'S|C Z': 'KI',
  'Z|S|C': 'KZ',
  'S|C, Z': 'LV',
  'C, Z': 'MM',
  'Z C, S': 'MX MZ',
  'Z|C, S': 'NI',
  'C Z S': 'PG',
  'C-Z': 'PK',
  'Z-C|S': 'SV',
  'Z C/S': 'TR',
}

const formatOf = new Map(
  Object.entries(formats).flatMap(([format, countries]) =>
    countries.split(' ').map((country): [string, string] => [country, format]),
  ),
)

type Part = 'C' | 'S' | 'Z'

/** The lines below the street with what is there of city, state and postal code; a part that is '' takes its separator along. */
export function linesBelow(country: string, parts: Record<Part, string>): string[] {
  const whole = formatOf.get(country) ?? 'C Z'
  // A postal code that stands beside the state stands beside the city where no state is said.
  const below = parts.S === '' ? whole.replace(/\|S,? Z/, ' Z') : whole
  return below.split('|').map((format) => {
    let line = ''
    for (const [, before = '', part] of format.matchAll(/([^CSZ]*)([CSZ])/g)) {
      const text = parts[part as Part]
      if (text !== '') line += (line === '' ? '' : before) + text
    }
    return line
  })
}
