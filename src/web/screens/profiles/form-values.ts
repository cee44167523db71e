// The fields of the edit form as texts: from the profile, from what was typed, and to what the call takes (P2.19 and P5.5).
import type { OwnProfileEntry, ProfileChangesInput } from '../../../contract/profiles.ts'
import { sentLines } from '../../api/sent.ts'

export const fieldNames = [
  'firstName',
  'lastName',
  'country',
  'state',
  'city',
  'gender',
  'preferredLanguage',
  'birthDate',
  'showBirthDate',
  'briefPresentation',
  'phoneCode',
  'phoneNumber',
  'profession',
  'showProfession',
  'jobPosition',
  'companyName',
  'businessType',
  'industry',
  /** '1' when there was a telephone number to take away. */
  'phoneKept',
] as const
export type FieldName = (typeof fieldNames)[number]
export type FormValues = Record<FieldName, string>

const on = '1'
const checked = (value: boolean) => (value ? on : '')

/** What the form shows of a profile. */
export function valuesOfProfile(profile: OwnProfileEntry): FormValues {
  const { mobilePhone } = profile
  return {
    firstName: profile.firstName,
    lastName: profile.lastName,
    country: profile.country?.code ?? '',
    state: profile.state?.stateID ?? '',
    city: profile.city ?? '',
    gender: profile.gender?.code ?? '',
    preferredLanguage: profile.preferredLanguage?.code ?? '',
    phoneCode: mobilePhone?.countryCode ?? '',
    phoneNumber: mobilePhone?.phoneNumber ?? '',
    briefPresentation: profile.briefPresentation ?? '',
    birthDate: profile.birthDate ?? '',
    showBirthDate: checked(profile.showBirthDate),
    profession: profile.profession ?? '',
    showProfession: checked(profile.showProfession),
    businessType: profile.businessType?.code ?? '',
    industry: profile.industry?.id ?? '',
    companyName: profile.companyName ?? '',
    jobPosition: profile.jobPosition?.jobPositionID ?? '',
    phoneKept: checked(mobilePhone !== null),
  }
}

/** What was typed; a field that was not sent, such as a switch that is off, is empty. */
export function valuesTyped(form: { get(name: string): unknown }): FormValues {
  return Object.fromEntries(fieldNames.map((name) => [name, sentLines(form, name)])) as FormValues
}

/** The body of the call. An empty telephone number is not sent (P5.5), unless it takes one away. */
export function changesOf(values: FormValues): ProfileChangesInput {
  const { phoneCode: countryCode, phoneNumber } = values
  const sendsPhone = phoneNumber.trim() !== '' || values.phoneKept === on
  return {
    firstName: values.firstName,
    lastName: values.lastName,
    country: { code: values.country },
    state: { stateID: values.state },
    city: values.city,
    gender: { code: values.gender },
    preferredLanguage: { code: values.preferredLanguage },
    briefPresentation: values.briefPresentation,
    birthDate: values.birthDate,
    showBirthDate: values.showBirthDate !== '',
    profession: values.profession,
    showProfession: values.showProfession !== '',
    businessType: { code: values.businessType },
    industry: { id: values.industry },
    companyName: values.companyName,
    jobPosition: { jobPositionID: values.jobPosition },
    ...(sendsPhone && { mobilePhone: { countryCode, phoneNumber } }),
  }
}

/** The field of the form that a path of the call's failure means; undefined for one that the form does not have. */
export function fieldOfPath(path: string): FieldName | undefined {
  const head = path.split('.')[0] ?? ''
  const name = head === 'mobilePhone' ? 'phoneNumber' : head
  return fieldNames.find((known) => known === name)
}
