import type { OwnProfileEntry } from '../../../contract/profiles.ts'
import { groupedPhone } from '../../components/text/telephone.server.ts'

/** What only the person sees of their profile, or may hide from others. */
export function ownFactsOf({ email, mobilePhone, gender, ...profile }: OwnProfileEntry) {
  return {
    email,
    phone: mobilePhone && groupedPhone(mobilePhone.countryCode, mobilePhone.phoneNumber),
    gender: gender?.name,
    showsBirthDate: profile.showBirthDate,
    showsProfession: profile.showProfession,
  }
}
export type OwnFactsData = ReturnType<typeof ownFactsOf>
