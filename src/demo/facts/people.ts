import { countryAt } from './countries.ts'
import type { Country } from './countries.ts'
import { idOf, momentOf } from './ids.ts'
import { japaneseCities } from './japaneseCities.ts'
import { japaneseFamily, japaneseGiven, namePools } from './namePools.ts'
import type { NamePool } from './namePools.ts'
import { hashOf, kind, randomOf } from './random.ts'
import type { World } from './world.ts'

export type DemoPerson = {
  id: string
  username: string
  firstName: string
  lastName: string
  email: string
  phone: { countryCode: string; number: string }
  birthDate: string
  showBirthDate: boolean
  gender: 'female' | 'male' | null
  profession: { en: string; ja: string }
  jobPositionID: string
  showProfession: boolean
  briefPresentation: string
  countryCode: string
  stateID: string | null
  city: string
  preferredLanguage: string
  hasPhoto: boolean
  createdAt: string
}

const professions = [
  ['Mechanical engineer', '機械技術者', 'mechanical-engineer'],
  ['Purchasing manager', '購買部長', 'purchasing-manager'],
  ['Sales engineer', '技術営業担当', 'sales-engineer'],
  ['Plant manager', '工場長', 'plant-manager'],
  ['Quality manager', '品質保証部長', 'quality-manager'],
  ['Managing director', '常務取締役', 'managing-director'],
  ['Export manager', '海外営業部長', 'overseas-sales-manager'],
  ['Production planner', '生産管理担当', 'production-planner'],
  ['Electrical engineer', '電気技術者', 'electrical-engineer'],
  ['Logistics manager', '物流部長', 'logistics-manager'],
  ['Process engineer', '生産技術者', 'production-engineer'],
  ['Founder', '創業者・代表', 'owner'],
  ['Design engineer', '設計技術者', 'design-engineer'],
  ['Head of development', '研究開発部長', 'research-manager'],
] as const
const presentations = {
  en: [
    '{profession} in {city}; {years} years with machines and the people who run them.',
    'I look after customers in {city} and answer technical questions myself.',
    '{profession}. Interested in suppliers that send drawings and measuring reports unasked.',
    'Worked on the shop floor before moving to the office; based in {city}.',
    'Responsible for small series and spare parts since {since}.',
    '{profession}, {years} years in the same trade, still learning.',
  ],
  ja: [
    '{city}を拠点に活動する{profession}です。業界歴は{years}年です。',
    '{city}のお客様を担当し、技術的なお問い合わせにも直接お答えします。',
    '{profession}です。図面と測定データをきちんと提出いただける取引先を探しています。',
    '製造現場での経験を経て、現在は{city}の会社で{profession}を務めています。',
    '{since}年から、小ロット品と補修部品を担当しています。',
    '{profession}、業界歴{years}年。現場から学び続けています。',
  ],
} as const

const femaleNames = new Set([
  'Yumi',
  'Keiko',
  'Misaki',
  'Chihiro',
  'Mari',
  'Kaori',
  'Yoko',
  'Nana',
  'Mai',
  'Yuko',
  'Aya',
  'Fumiko',
])
const placeStep = 7

/** Where person `k` stands between 0 and the number of people when they are sorted by country. */
export function standOf(world: World, k: number): number {
  return (k * stepOf(world) + (world.seed % world.people)) % world.people
}

/** The person who stands there: the inverse of `standOf`. */
export function personStanding(world: World, stand: number): number {
  const step = stepOf(world)
  // The inverse of the step: a number that times the step is one more than some rounds of all people.
  let rounds = 0
  while ((rounds * world.people + 1) % step !== 0) rounds += 1
  const inverse = (rounds * world.people + 1) / step
  const shifted = (((stand - (world.seed % world.people)) % world.people) + world.people) % world.people
  return (shifted * inverse) % world.people
}

function stepOf(world: World): number {
  const divides = (a: number, b: number): number => (b === 0 ? a : divides(b, a % b))
  let step = placeStep
  while (divides(step, world.people) !== 1) step += 2
  return step
}

export function countryOfPerson(world: World, k: number): Country {
  return countryAt((standOf(world, k) + 0.5) / world.people)
}

/** Person `k` of 0 to people - 1. */
export function personAt(world: World, k: number): DemoPerson {
  const random = randomOf(world.seed, kind.person, k)
  const country = countryOfPerson(world, k)
  const japan = country.code === 'JP'
  const japanese = japan && random.chance(2 / 3)
  const pool = namePools[japan ? 'anglo' : country.names] as NamePool
  const [given, familyName] = japan
    ? [random.pick(japaneseGiven), random.pick(japaneseFamily)]
    : [same(random.pick(pool.given)), same(random.pick(pool.family))]
  const place = random.pick(japaneseCities)
  const [city, stateID] = japan
    ? [japanese ? place.cityJa : place.city, place.stateID]
    : random.pick(country.cities)
  const profession = random.pick(professions)
  const born = random.int(1958, 2000)
  const latin = `${given[1]}.${familyName[1]}`
    .normalize('NFD')
    .replaceAll(/[^A-Za-z.-]/g, '')
    .toLowerCase()
  const created = momentOf(random.unit() * 0.98)
  const texts = presentations[japanese ? 'ja' : 'en']
  const text = random.pick(texts)
  const birthDate = `${born}-${`${random.int(1, 12)}`.padStart(2, '0')}-${`${random.int(1, 28)}`.padStart(2, '0')}`
  const showBirthDate = random.chance(0.25)
  const gender = japan && random.chance(0.7) ? (femaleNames.has(given[1]) ? 'female' : 'male') : null
  const showProfession = random.chance(0.9)
  // Who hides the profession does not name it in the next line. This is no draw, since that would change everybody's facts.
  const discreet = texts.filter((one) => !one.includes('{profession}'))
  const said =
    showProfession || !text.includes('{profession}')
      ? text
      : (discreet[hashOf(world.seed, kind.person, k, 3) % discreet.length] as string)
  return {
    id: idOf(world.seed, created, 77, k),
    username: `${latin}${k}`,
    firstName: given[japanese ? 0 : 1].replace('_', ' '),
    lastName: familyName[japanese ? 0 : 1],
    email: `${latin}${k}@people.example`,
    phone: {
      countryCode: `+${country.dial}`,
      number: `5550${`${hashOf(world.seed, kind.person, k, 2) % 100000}`.padStart(5, '0')}`,
    },
    birthDate,
    showBirthDate,
    gender,
    profession: { en: profession[0], ja: profession[1] },
    jobPositionID: profession[2],
    showProfession,
    briefPresentation: said
      .replace('{profession}', profession[japanese ? 1 : 0])
      .replace('{city}', city)
      .replace('{years}', `${random.int(4, Math.max(5, 2024 - born - 20))}`)
      .replace('{since}', `${random.int(2004, 2021)}`),
    countryCode: country.code,
    stateID,
    city,
    preferredLanguage: japanese
      ? 'ja'
      : ['es', 'it', 'zh'].includes(country.languages[0] ?? '')
        ? (country.languages[0] as string)
        : 'en',
    hasPhoto: random.chance(0.7),
    createdAt: new Date(created).toISOString(),
  }
}

const same = (name: string): readonly [string, string] => [name, name]
