// What the walk through every form types as a visitor.
import type { Page } from 'playwright-core'
import type { Walked } from './forms-walked.ts'

const at = (pattern: RegExp) => (page: Page) => page.waitForURL(pattern)

/** The forms of whoever is not signed in. */
export const walkedByVisitors = (tag: string): readonly Walked[] => [
  {
    file: 'screens/accounts/AccountForm.tsx',
    keptAs: 'account /accounts/register',
    path: '/accounts/register',
    typed: {
      firstName: 'Ines',
      lastName: 'Kettler',
      email: `${tag}@proof.example`,
      legalAge: true,
      businessUse: true,
    },
    secrets: { password: `quiet ${tag} harbour crane` },
    isOpen: true,
    done: at(/check-mail/),
  },
  {
    file: 'screens/contact/EnquiryForm.tsx',
    keptAs: 'enquiry',
    path: '/contact-us/form',
    typed: {
      lastName: 'Kettler',
      email: `asks-${tag}@proof.example`,
      companyPhoneCode: '+81',
      companyPhone: '06-1234-5678',
      country: 'US',
      usaState: 'US-TX',
      moreInfoBuy: 'Steel\nrings',
    },
    button: 'Submit',
    isOpen: true,
    done: at(/sent=/),
  },
]
