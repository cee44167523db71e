import { copyRows, type BulkClient, type Rows } from '../../platform/copy.ts'

export type ProfileRow = {
  user_id: string
  username: string
  first_name: string
  last_name: string
  company_name: string | null
  city: string | null
  country_code: string | null
  state_id: string | null
  profession: string | null
  job_position: string | null
  business_type: string | null
  industry_id: string | null
  preferred_language: string | null
  brief_presentation: string | null
  profile_photo: string | null
  created_at: Date
  updated_at: Date
}

export function copyProfiles(client: BulkClient, rows: Rows<ProfileRow>): Promise<number> {
  return copyRows(client, 'profiles', rows)
}
