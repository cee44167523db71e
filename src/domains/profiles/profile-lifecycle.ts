// A person comes, changes and goes; each tells the others.
import { staleKeysOf, type DomainEvent } from '../../contract/events.ts'
import { AppError } from '../../contract/errors.ts'
import type { Tx } from '../../platform/db.ts'
import { publishEvent } from '../../platform/events.ts'
import { serveFilesOf, withholdFilesOf } from '../files/withholding.ts'
import { nameOf } from '../accounts/profile-names.ts'
import { deletePastNames, keepPastName } from './queries/past-names.ts'
import {
  insertMissingProfile,
  insertProfile,
  updateProfile,
  type Phone,
  type ProfileChanges,
} from './queries/profiles.ts'

export type NewProfile = {
  username: string
  firstName: string
  lastName: string
  /** The address that the account has proven. */
  email?: string | null
  mobilePhone?: Phone | null
  /** ISO date; shown to others only when the person says so. */
  birthDate?: string | null
  showBirthDate?: boolean
  /** Code of the reference list, as all that follow but texts. */
  gender?: string | null
  profession?: string | null
  jobPositionID?: string | null
  /** Hides the job position too, unless left true. */
  showProfession?: boolean
  companyName?: string | null
  city?: string | null
  countryCode?: string | null
  stateID?: string | null
  businessType?: string | null
  industryID?: string | null
  preferredLanguage?: string | null
  briefPresentation?: string | null
  profilePhoto?: string | null
  coverPhoto?: string | null
}

/** Writes the profile of an account; throws the database's unique violation for a username that is taken. */
export async function addProfile(
  tx: Tx,
  userID: string,
  input: NewProfile,
  createdAt: Date = new Date(),
): Promise<void> {
  const { username, firstName, lastName } = input
  await insertProfile(tx, {
    ...columnsOf(input),
    user_id: userID,
    username,
    first_name: firstName,
    last_name: lastName,
    created_at: createdAt,
    updated_at: createdAt,
  })
  await tell(tx, { type: 'profile.changed', userID })
}

/**
 * Writes the profile of an account that has none, with its names and proven address; nothing when it has or had one, or
 * there is no such account. A listener does so when the account is opened, and whoever needs one sooner may.
 */
export async function ensureProfile(tx: Tx, userID: string): Promise<void> {
  const name = await nameOf(tx, userID)
  if (!name) return
  const now = new Date()
  const profile = {
    user_id: userID,
    first_name: name.firstName,
    last_name: name.lastName,
    email: name.email,
    preferred_language: name.language,
    created_at: now,
    updated_at: now,
  }
  // Should somebody have taken the first name of all, the id is what nobody else has.
  for (const username of [usernameOf(userID, name), userID])
    if (await insertMissingProfile(tx, { ...profile, username }))
      return tell(tx, { type: 'profile.changed', userID })
}

const nameInUsernameMax = 25
/** So much of an id is chance. */
const idInUsername = 12

/** A first username: the names as far as they are letters of the address bar, and what nobody else has. */
function usernameOf(
  userID: string,
  { firstName, lastName }: { firstName: string; lastName: string },
): string {
  const parts = [firstName, lastName].map((part) =>
    part
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, '')
      .slice(0, nameInUsernameMax),
  )
  return [...parts, userID.slice(-idInUsername)].filter((part) => part !== '').join('.')
}

/** Changes what is given; a name that changes is kept as a past one. Throws NotFound without such a person. */
export async function changeProfile(tx: Tx, userID: string, changes: Partial<NewProfile>): Promise<void> {
  await keepPastName(tx, userID, changes)
  if (!(await updateProfile(tx, userID, columnsOf(changes)))) throw new AppError('NotFound')
  await tell(tx, { type: 'profile.changed', userID })
}

/** All that a person said of themself but the name, as nobody said it. */
const unsaid = {
  email: null,
  mobile_phone: null,
  birth_date: null,
  show_birth_date: false,
  show_profession: false,
  gender: null,
  company_name: null,
  city: null,
  country_code: null,
  state_id: null,
  profession: null,
  job_position: null,
  business_type: null,
  industry_id: null,
  preferred_language: null,
  brief_presentation: null,
  profile_photo: null,
  cover_photo: null,
} satisfies ProfileChanges

/** Takes a person off every page until they come back; nothing for who is off. */
export async function hideProfile(tx: Tx, userID: string): Promise<void> {
  if (!(await updateProfile(tx, userID, { removed_at: new Date() }))) return
  await withholdFilesOf(tx, { type: 'user', id: userID })
  await tell(tx, { type: 'profile.removed', userID })
}

/** Shows a person again, as they were. */
export async function showProfileAgain(tx: Tx, userID: string): Promise<void> {
  if (!(await updateProfile(tx, userID, { removed_at: null }, { isGone: true }))) return
  await serveFilesOf(tx, { type: 'user', id: userID })
  await tell(tx, { type: 'profile.changed', userID })
  await tell(tx, { type: 'profile.restored', userID })
}

/** Takes a person off every page and forgets all but the name, which histories of companies need. */
export async function removeProfile(tx: Tx, userID: string): Promise<void> {
  await deletePastNames(tx, userID)
  await hideProfile(tx, userID)
  await updateProfile(tx, userID, { ...unsaid, username: userID }, { isGone: true })
}

async function tell(tx: Tx, event: DomainEvent): Promise<void> {
  await publishEvent(tx, event, staleKeysOf(event))
}

/** The columns of what is given; what is not given stays undefined, and so as it is. */
function columnsOf(input: Partial<NewProfile>): ProfileChanges {
  return {
    username: input.username,
    first_name: input.firstName,
    last_name: input.lastName,
    email: input.email,
    mobile_phone: input.mobilePhone,
    birth_date: input.birthDate,
    show_birth_date: input.showBirthDate,
    gender: input.gender,
    profession: input.profession,
    job_position: input.jobPositionID,
    show_profession: input.showProfession,
    company_name: input.companyName,
    city: input.city,
    country_code: input.countryCode,
    state_id: input.stateID,
    business_type: input.businessType,
    industry_id: input.industryID,
    preferred_language: input.preferredLanguage,
    brief_presentation: input.briefPresentation,
    profile_photo: input.profilePhoto,
    cover_photo: input.coverPhoto,
  }
}
