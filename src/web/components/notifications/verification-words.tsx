import { Trans } from '@lingui/react/macro'
import type { VerificationKind } from '../../../contract/notification-kinds.ts'
import type { KindWords } from './kind-words.ts'

/** The day or the certificate that it is about. */
const Title: KindWords['About'] = ({ notice: { title } }) => title

export const verificationWords: Readonly<Record<VerificationKind, KindWords>> = {
  'verification.asked': {
    About: Title,
    Happened: ({ company }) => <Trans>The verifier has a question about {company}</Trans>,
  },
  'verification.granted': {
    About({ notice: { title: day } }) {
      return <Trans>Valid until {day}</Trans>
    },
    Happened: ({ company }) => <Trans>{company} is verified</Trans>,
  },
  'verification.refused': {
    About: Title,
    Happened: ({ company }) => <Trans>The verification of {company} was refused</Trans>,
  },
  'verification.ends': {
    About({ notice: { title: day } }) {
      return <Trans>Valid until {day}</Trans>
    },
    Happened: ({ company }) => <Trans>The verification of {company} runs out soon</Trans>,
  },
  'verification.ended': {
    About: Title,
    Happened: ({ company }) => <Trans>A check of {company} was taken back</Trans>,
  },
  'certificate.ends': {
    About: Title,
    Happened: ({ company }) => <Trans>A certificate of {company} expires soon</Trans>,
  },
  'certificate.confirmed': {
    About: Title,
    Happened: ({ company }) => <Trans>A certificate of {company} was confirmed</Trans>,
  },
  'certificate.unconfirmed': {
    About: Title,
    Happened: ({ company }) => <Trans>A certificate of {company} could not be confirmed</Trans>,
  },
}
