// One's own profile: everything in it, and what its person may change (P3.3, P5 and P7.3).
import { AppError } from '../../contract/errors.ts'
import { phoneProblem } from '../../contract/profile-rules.ts'
import type { OwnProfileEntry, ProfileChangesInput } from '../../contract/profiles.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { attachFile, releaseFile, type FilePlace } from '../files/attachment.ts'
import { requireOwnName, worksForUs } from '../editions/posing.ts'
import { resolveActor, type Actor } from '../members/actors.ts'
import { countryName, isDialPrefix, isStateOf } from '../reference-data/countries.ts'
import { industry } from '../reference-data/industries.ts'
import { isCompanyType, isListed, nameOf } from '../reference-data/lists.ts'
import { profileOf } from './public.ts'
import { findOwnProfile, lockOwn } from './queries/profiles.ts'
import { changeProfile, ensureProfile, type NewProfile } from './profile-lifecycle.ts'

/** Asks for the row of a profile and shows it to nobody: on a page, `showOwnProfile` then finds it there. */
export async function askOwnProfile(db: Db, userID: string): Promise<void> {
  await findOwnProfile(db, userID)
}

/** Everything the person has told, hidden or not, names of lists in `language`. Throws NotFound without a profile. */
export async function showOwnProfile(
  db: Db,
  { userID }: LiveSession,
  language: string,
): Promise<OwnProfileEntry> {
  const row = (await findOwnProfile(db, userID)) ?? (await firstProfile(db, userID))
  if (row === undefined) throw new AppError('NotFound')
  return ownEntry(row, language)
}

/** A profile as its person has it, hidden values too. */
export function ownEntry(
  row: NonNullable<Awaited<ReturnType<typeof findOwnProfile>>>,
  language: string,
): OwnProfileEntry {
  return {
    ...profileOf(row, language),
    email: row.email,
    mobilePhone: row.mobile_phone,
    gender:
      row.gender === null
        ? null
        : { code: row.gender, name: nameOf('genders', row.gender, language) ?? row.gender },
    showBirthDate: row.show_birth_date,
    showProfession: row.show_profession,
  }
}

/** Who logs in at once after they have registered may be faster than the news of it. */
function firstProfile(db: Db, userID: string) {
  return transaction(db, async (tx) => {
    await ensureProfile(tx, userID)
    return findOwnProfile(tx, userID)
  })
}

/** What is answered once the changes are kept (P8.7). */
export const saved = /*i18n*/ { id: 'profile.saved', message: 'Profile data updated successfully.' }

/**
 * Changes what is given; an empty text, code or file takes a value away. Throws SessionError when the session is over by
 * now, InvalidInput, naming the fields, for a code that is in no list and a state of another country, NameReserved for a
 * name that poses as ours, NotFound without a profile and for a file that is not the person's to show.
 */
export async function changeOwnProfile(
  db: Db,
  session: LiveSession,
  { profilePhoto, coverPhoto, ...fields }: ProfileChangesInput,
): Promise<void> {
  refuse(unlistedIn(fields))
  await transaction(db, async (tx) => {
    const person = await resolveActor(tx, session)
    const kept = (await lockOwn(tx, person.id)) ?? (await firstOwn(tx, person.id))
    refusePosing(kept, fields)
    await changeProfile(tx, person.id, {
      ...valuesOf(fields),
      ...placeOf(kept, fields),
      profilePhoto: await pictureOf(tx, person, 'profilePhoto', profilePhoto),
      coverPhoto: await pictureOf(tx, person, 'coverPhoto', coverPhoto),
    })
  })
}

/** A new name, of the person or of where they say they work, is nobody's who speaks for us; one that stays needs no leave. */
function refusePosing(kept: NonNullable<Awaited<ReturnType<typeof lockOwn>>>, fields: Fields): void {
  const { firstName = kept.firstName, lastName = kept.lastName, companyName } = fields
  if (firstName !== kept.firstName || lastName !== kept.lastName) requireOwnName({ firstName, lastName })
  if (companyName !== undefined && companyName !== kept.companyName) requireOwnName({ companyName })
  for (const field of ['profession', 'city'] as const)
    if (worksForUs(fields[field] ?? ''))
      throw new AppError('NameReserved', { fields: { [field]: 'Poses as the site or its people' } })
}

async function firstOwn(tx: Tx, userID: string) {
  await ensureProfile(tx, userID)
  const kept = await lockOwn(tx, userID)
  if (kept === undefined) throw new AppError('NotFound')
  return kept
}

/** The address of the picture that takes a place from now on, null when it is taken away, undefined when it stays. */
async function pictureOf(
  tx: Tx,
  person: Actor,
  purpose: 'profilePhoto' | 'coverPhoto',
  fileID: string | undefined,
): Promise<string | null | undefined> {
  if (fileID === undefined) return undefined
  const at: FilePlace = { type: 'user', id: person.id, place: purpose }
  if (fileID !== '') return (await attachFile(tx, person, { fileID, purpose, at })).url
  await releaseFile(tx, at)
  return null
}

type Fields = Omit<ProfileChangesInput, 'profilePhoto' | 'coverPhoto'>

const unknown = 'Not in the list'
type Problems = Record<string, string>

function refuse(fields: Problems): void {
  if (Object.keys(fields).length > 0) throw new AppError('InvalidInput', { fields })
}

/** The codes that no reference list has, by the path of their field. */
function unlistedIn(changes: Fields): Problems {
  const { country, gender, preferredLanguage, jobPosition, businessType, mobilePhone } = changes
  const checks: [string, string | undefined, (code: string) => boolean][] = [
    ['country.code', country?.code, (code) => countryName(code, 'en') !== undefined],
    ['gender.code', gender?.code, (code) => isListed('genders', code)],
    ['preferredLanguage.code', preferredLanguage?.code, (code) => isListed('languages', code)],
    ['jobPosition.jobPositionID', jobPosition?.jobPositionID, (id) => isListed('jobPositions', id)],
    ['businessType.code', businessType?.code, isCompanyType],
    ['industry.id', changes.industry?.id, (id) => industry(id, 'en') !== undefined],
  ]
  const unlisted = checks.filter(([, code, isKnown]) => code !== undefined && code !== '' && !isKnown(code))
  const problems: Problems = Object.fromEntries(unlisted.map(([field]) => [field, unknown]))
  if (mobilePhone && mobilePhone.phoneNumber !== '' && !isDialPrefix(mobilePhone.countryCode))
    problems['mobilePhone'] = phoneProblem
  return problems
}

/** The state belongs to the country, and goes with it (P5.11). */
function placeOf(
  kept: { countryCode: string | null; stateID: string | null },
  { country, state }: Fields,
): Pick<Partial<NewProfile>, 'countryCode' | 'stateID'> {
  const countryCode = country === undefined ? kept.countryCode : country.code || null
  const stays = countryCode === kept.countryCode ? kept.stateID : null
  const stateID = state === undefined ? stays : state.stateID || null
  if (stateID !== null && stateID !== stays && !(countryCode && isStateOf(stateID, countryCode)))
    refuse({ 'state.stateID': 'No state of this country' })
  return { countryCode, stateID }
}

/** What is given, as the profile keeps it; what is not given stays undefined. */
function valuesOf(changes: Fields): Partial<NewProfile> {
  const { mobilePhone } = changes
  return {
    firstName: changes.firstName,
    lastName: changes.lastName,
    mobilePhone: mobilePhone && (mobilePhone.phoneNumber === '' ? null : mobilePhone),
    birthDate: orNull(changes.birthDate),
    showBirthDate: changes.showBirthDate,
    profession: orNull(changes.profession),
    showProfession: changes.showProfession,
    companyName: orNull(changes.companyName),
    briefPresentation: orNull(changes.briefPresentation),
    city: orNull(changes.city),
    gender: orNull(changes.gender?.code),
    preferredLanguage: orNull(changes.preferredLanguage?.code),
    jobPositionID: orNull(changes.jobPosition?.jobPositionID),
    businessType: orNull(changes.businessType?.code),
    industryID: orNull(changes.industry?.id),
  }
}

const orNull = (text: string | undefined): string | null | undefined => (text === '' ? null : text)
