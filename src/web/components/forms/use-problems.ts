import { useLingui } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import type { Why, Wrong } from './problems.ts'

export type Problems = Record<string, string>

/** How many characters a text may have; the short ones of one line have the common limit. */
const longest: Record<string, number> = {
  companyName: limits.companyNameMax,
  registeredName: limits.companyNameMax,
  nameReading: limits.companyNameMax,
  shortDescription: limits.shortDescriptionMax,
  generalDescription: limits.generalDescriptionMax,
  registerNumber: limits.registerNumberMax,
  legalAddressEnglish: limits.addressMax,
  legalAddressLocal: limits.addressMax,
  shippingAddressEnglish: limits.addressMax,
  zipcode: limits.zipcodeMax,
  website: limits.websiteMax,
  video: limits.websiteMax,
  email: limits.emailMax,
  firstName: limits.personNameMax,
  lastName: limits.personNameMax,
  businessName: limits.companyNameMax,
  address: limits.addressMax,
  ...Object.fromEntries(
    ['buyProduct', 'sellProduct'].flatMap((name) =>
      [1, 2, 3, 4].map((at) => [name + at, limits.enquiryProductMax]),
    ),
  ),
  moreInfoBuy: limits.textAreaMax,
  moreInfoSell: limits.textAreaMax,
  manufacturingFacilities: limits.facilitiesMax,
}

/** What is wrong with each field that was refused, in words; in the order of `names`. `most` has limits of this form alone. */
export function useProblems(
  wrong: Wrong,
  names: readonly string[],
  most: Readonly<Record<string, number>> = {},
): Problems {
  const { t } = useLingui()
  const text = (name: string, why: Why): string => {
    const max = most[name] ?? longest[name] ?? limits.profileTextMax
    switch (why) {
      case 'long':
        return t`Please enter at most ${max} characters.`
      case 'hidden':
        return t`Please use visible characters only.`
      case 'badge':
        return t`Please leave out check marks and words such as “verified”: only our badge says that.`
      case 'address':
        return t`Please leave out addresses and telephone numbers: a name stands alone.`
      case 'name':
        return t`Please enter a name that nobody takes for ours or for a checked one.`
      case 'website':
        return t`Please enter an address of the web, such as https://company.com.`
      case 'range':
        return t`The second number is below the first.`
      case 'latin':
        return t`Please write this address in Latin letters, such as 1-2-3 Kita, Osaka 530-0001, Japan.`
      case 'kana':
        return t`Please write the reading in hiragana or katakana only.`
      case 'future':
        return t`This year has not begun yet.`
      case 'amount':
        return t`Please enter how much, or leave unit and period empty too.`
      case 'number':
        return name === 'yearStablished'
          ? t`Please enter a year of four digits, such as 1968.`
          : t`Please enter a number from 0 up.`
      case 'email':
        return t`Please enter an e-mail address, such as name@company.com.`
      case 'phone':
        return t`Invalid phone number, please check the format (e.g. + 1 12345678)`
      case 'few':
        return t`Please choose at least one.`
      case 'many':
        return t`Please choose fewer entries.`
      case 'short':
        return t`Please fill in this field.`
      case 'choose':
        if (name === 'video') return t`Please enter the address of a video on YouTube or Vimeo.`
        return /\.(?:unit|period|currency)$/.test(name)
          ? t`Please choose what the numbers are counted in.`
          : t`Please choose an entry of the list.`
    }
  }
  return Object.fromEntries(
    names.flatMap((name) => {
      const why = wrong[name]
      return why === undefined ? [] : [[name, text(name, why)]]
    }),
  )
}
