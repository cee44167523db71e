// Many people at once, for an invented world.
import type { BulkClient, Rows } from '../../platform/copy.ts'
import { copyProfiles, type LoadedRow } from './queries/profiles.ts'
import type { NewProfile } from './profile-lifecycle.ts'

export type LoadedProfile = NewProfile & { userID: string; createdAt: Date }

/** Writes profiles; answers how many. */
export function loadProfiles(client: BulkClient, profiles: Rows<LoadedProfile>): Promise<number> {
  return copyProfiles(client, rowsOf(profiles))
}

async function* rowsOf(profiles: Rows<LoadedProfile>): AsyncGenerator<LoadedRow> {
  for await (const profile of profiles)
    yield {
      user_id: profile.userID,
      username: profile.username,
      first_name: profile.firstName,
      last_name: profile.lastName,
      email: profile.email ?? null,
      mobile_phone: profile.mobilePhone ? { json: profile.mobilePhone } : null,
      birth_date: profile.birthDate ?? null,
      show_birth_date: profile.showBirthDate ?? false,
      gender: profile.gender ?? null,
      profession: profile.profession ?? null,
      job_position: profile.jobPositionID ?? null,
      show_profession: profile.showProfession ?? true,
      company_name: profile.companyName ?? null,
      city: profile.city ?? null,
      country_code: profile.countryCode ?? null,
      state_id: profile.stateID ?? null,
      business_type: profile.businessType ?? null,
      industry_id: profile.industryID ?? null,
      preferred_language: profile.preferredLanguage ?? null,
      brief_presentation: profile.briefPresentation ?? null,
      profile_photo: profile.profilePhoto ?? null,
      cover_photo: profile.coverPhoto ?? null,
      created_at: profile.createdAt,
      updated_at: profile.createdAt,
    }
}
