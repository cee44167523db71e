// Which clock hangs on the wall of a company: from its country, or its state where a country has several (decision 65).

import { noZone } from './time-zone.ts'

type Divided = Readonly<{
  /** Zones with the states that keep them, by the part of their id behind the country. */
  states: Readonly<Record<string, string>>
  /** Of all other states of the country. */
  rest?: string
  /** States in which several clocks are kept, with the one that most of their people keep: nothing is said of these. */
  unsure?: Readonly<Record<string, string>>
  /** Where most of its people are whose state is not known. */
  most?: string
}>

/** Countries with one clock, whatever zones Intl lists for them. */
const one: Readonly<Record<string, string>> = { CN: 'Asia/Shanghai', XK: 'Europe/Belgrade' }

/** Countries with several, by their codes. */
export const divided: Readonly<Record<string, Divided>> = {
  AU: {
    states: {
      'Australia/Sydney': 'ACT NSW',
      'Australia/Melbourne': 'VIC',
      'Australia/Brisbane': 'QLD',
      'Australia/Hobart': 'TAS',
      'Australia/Adelaide': 'SA',
      'Australia/Darwin': 'NT',
      'Australia/Perth': 'WA',
    },
    most: 'Australia/Sydney',
  },
  BR: {
    states: {
      'America/Campo_Grande': 'MS',
      'America/Cuiaba': 'MT',
      'America/Manaus': 'AM',
      'America/Porto_Velho': 'RO',
      'America/Boa_Vista': 'RR',
      'America/Rio_Branco': 'AC',
    },
    rest: 'America/Sao_Paulo',
  },
  CA: {
    states: {
      'America/Halifax': 'NS PE',
      'America/Moncton': 'NB',
      'America/Toronto': 'ON QC',
      'America/Winnipeg': 'MB',
      'America/Regina': 'SK',
      'America/Edmonton': 'AB NT',
      'America/Vancouver': 'BC',
      'America/Whitehorse': 'YT',
    },
    unsure: { 'America/St_Johns': 'NL', 'America/Iqaluit': 'NU' },
    most: 'America/Toronto',
  },
  CD: {
    states: { 'Africa/Kinshasa': 'BC EQ KG KL KN MN MO NU SU' },
    rest: 'Africa/Lubumbashi',
  },
  CL: {
    states: { 'America/Punta_Arenas': 'MA', 'America/Coyhaique': 'AI' },
    rest: 'America/Santiago',
  },
  EC: { states: { 'Pacific/Galapagos': 'W' }, rest: 'America/Guayaquil' },
  ES: { states: { 'Atlantic/Canary': 'CN' }, rest: 'Europe/Madrid' },
  FM: { states: { 'Pacific/Chuuk': 'TRK YAP', 'Pacific/Pohnpei': 'KSA PNI' }, most: 'Pacific/Pohnpei' },
  ID: {
    states: {
      'Asia/Makassar': 'BA GO KI KS KU NB NT SA SG SN SR ST',
      'Asia/Jayapura': 'MA MU PA PB PD PE PS PT',
    },
    rest: 'Asia/Jakarta',
  },
  KI: {
    states: { 'Pacific/Tarawa': 'G', 'Pacific/Enderbury': 'P', 'Pacific/Kiritimati': 'L' },
    most: 'Pacific/Tarawa',
  },
  MN: { states: { 'Asia/Hovd': '043 046 071' }, rest: 'Asia/Ulaanbaatar' },
  MX: {
    states: {
      'America/Tijuana': 'BCN',
      'America/Mazatlan': 'BCS SIN',
      'America/Hermosillo': 'SON',
      'America/Cancun': 'ROO',
    },
    rest: 'America/Mexico_City',
    unsure: {
      'America/Chihuahua': 'CHH',
      'America/Monterrey': 'COA TAM',
      'America/Mazatlan': 'NAY',
    },
  },
  NZ: { states: { 'Pacific/Chatham': 'CIT' }, rest: 'Pacific/Auckland' },
  PG: { states: { 'Pacific/Bougainville': 'NSB' }, rest: 'Pacific/Port_Moresby' },
  PT: { states: { 'Atlantic/Azores': '20', 'Atlantic/Madeira': '30' }, rest: 'Europe/Lisbon' },
  RU: {
    states: {
      'Europe/Kaliningrad': 'KGD',
      'Europe/Samara': 'AST SAM SAR UD ULY',
      'Asia/Yekaterinburg': 'BA CHE KGN KHM ORE PER SVE TYU YAN',
      'Asia/Omsk': 'OMS',
      'Asia/Novosibirsk': 'AL ALT KEM KK KYA NVS TOM TY',
      'Asia/Irkutsk': 'BU IRK',
      'Asia/Yakutsk': 'AMU ZAB',
      'Asia/Vladivostok': 'KHA PRI YEV',
      'Asia/Magadan': 'MAG SAK',
      'Asia/Kamchatka': 'CHU KAM',
    },
    rest: 'Europe/Moscow',
    unsure: { 'Asia/Yakutsk': 'SA' },
  },
  UA: { states: {}, rest: 'Europe/Kyiv', unsure: { 'Europe/Kyiv': '09 14 23 40 43 65' } },
  US: {
    states: {
      'America/New_York': 'CT DC DE GA MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV',
      'America/Chicago': 'AL AR IA IL KS LA MN MO MS OK TX WI',
      'America/Denver': 'CO MT NM UT WY',
      'America/Phoenix': 'AZ',
      'America/Los_Angeles': 'CA NV OR WA',
      'America/Anchorage': 'AK',
      'Pacific/Honolulu': 'HI',
    },
    unsure: {
      'America/New_York': 'FL IN KY',
      'America/Chicago': 'ND NE SD TN',
      'America/Boise': 'ID',
    },
    most: 'America/New_York',
  },
}

/** The zone of a place by its ISO codes (country `US`, state `US-CA`); undefined where it may be one of several. */
export function zoneOfPlace(country: string | undefined, stateID: string | undefined): string | undefined {
  if (country === undefined) return undefined
  const known = one[country]
  if (known !== undefined) return known
  const parts = divided[country]
  if (!parts) return onlyZoneOf(country)
  const state = stateID?.startsWith(`${country}-`) ? stateID.slice(country.length + 1) : undefined
  if (state === undefined || keptIn(parts.unsure, state) !== undefined) return undefined
  return keptIn(parts.states, state) ?? parts.rest
}

const keptIn = (zones: Readonly<Record<string, string>> | undefined, state: string): string | undefined =>
  Object.entries(zones ?? {}).find(([, states]) => states.split(' ').includes(state))?.[0]

/** Countries of several clocks without a list of their states: where most of their people are. */
const mostOf: Readonly<Record<string, string>> = { GL: 'America/Godthab', PF: 'Pacific/Tahiti' }

/** The zone by which the days of a company at a place are counted until it names another: where several are kept, that of most people there; UTC where nobody lives. */
export function presetZone(country: string, stateID: string | undefined): string {
  const sure = zoneOfPlace(country, stateID)
  if (sure !== undefined) return sure
  const parts = divided[country]
  const state = stateID?.startsWith(`${country}-`) ? stateID.slice(country.length + 1) : ''
  return keptIn(parts?.unsure, state) ?? parts?.most ?? parts?.rest ?? mostOf[country] ?? noZone
}

const only = new Map<string, string | undefined>()

/** By Intl, whose zones of a country may bear several names for one clock. */
function onlyZoneOf(country: string): string | undefined {
  if (!only.has(country)) only.set(country, readOnlyZoneOf(country))
  return only.get(country)
}

function readOnlyZoneOf(country: string): string | undefined {
  // TypeScript does not know it yet; a runtime without it knows no zone.
  const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale('und', {
    region: country,
  })
  const zones = locale.getTimeZones?.() ?? []
  const year = new Date().getUTCFullYear()
  const clocks = new Set(
    zones.map((zone) => [0, 6].map((month) => offset(zone, Date.UTC(year, month, 15))).join(' ')),
  )
  return clocks.size === 1 ? zones[0] : undefined
}

const offset = (zone: string, at: number): string | undefined =>
  new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value
