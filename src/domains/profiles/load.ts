// Many people at once, for an invented world.
import type { BulkClient, Rows } from '../../platform/copy.ts'
import { copyProfiles, type ProfileRow } from './queries.ts'

export type LoadedProfile = {
  userID: string
  username: string
  firstName: string
  lastName: string
  companyName?: string | null
  city?: string | null
  countryCode?: string | null
  stateID?: string | null
  profession?: string | null
  jobPosition?: string | null
  businessType?: string | null
  industryID?: string | null
  preferredLanguage?: string | null
  briefPresentation?: string | null
  profilePhoto?: string | null
  createdAt: Date
}

/** Writes profiles; answers how many. */
export function loadProfiles(client: BulkClient, profiles: Rows<LoadedProfile>): Promise<number> {
  return copyProfiles(client, rowsOf(profiles))
}

async function* rowsOf(profiles: Rows<LoadedProfile>): AsyncGenerator<ProfileRow> {
  for await (const profile of profiles)
    yield {
      user_id: profile.userID,
      username: profile.username,
      first_name: profile.firstName,
      last_name: profile.lastName,
      company_name: profile.companyName ?? null,
      city: profile.city ?? null,
      country_code: profile.countryCode ?? null,
      state_id: profile.stateID ?? null,
      profession: profile.profession ?? null,
      job_position: profile.jobPosition ?? null,
      business_type: profile.businessType ?? null,
      industry_id: profile.industryID ?? null,
      preferred_language: profile.preferredLanguage ?? null,
      brief_presentation: profile.briefPresentation ?? null,
      profile_photo: profile.profilePhoto ?? null,
      created_at: profile.createdAt,
      updated_at: profile.createdAt,
    }
}
