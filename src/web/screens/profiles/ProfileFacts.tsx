import { Trans } from '@lingui/react/macro'
import { FactSection, type Fact } from '../../components/sheet/FactRows.tsx'
import type { ProfileData } from './profile-data.ts'

/** What a person tells of themself (P2.18, "Own profile"); a birth date only when they show it. */
export function ProfileFacts({ person }: { person: ProfileData }) {
  const { born } = person
  const facts: Fact[] = [
    { key: 'company', name: <Trans>Company</Trans>, value: person.company, lang: person.companyLang },
    { key: 'industry', name: <Trans>Industry</Trans>, value: person.industry },
    {
      key: 'profession',
      name: <Trans>Profession</Trans>,
      value: person.profession,
      lang: person.professionLang,
    },
    { key: 'position', name: <Trans>Job position</Trans>, value: person.jobPosition },
    { key: 'type', name: <Trans>Type of business</Trans>, value: person.businessType },
    { key: 'language', name: <Trans>Preferred language</Trans>, value: person.language },
    {
      key: 'born',
      name: <Trans>Birth date</Trans>,
      value: born && <time dateTime={born.iso}>{born.text}</time>,
    },
    { key: 'username', name: <Trans>Username</Trans>, value: person.username },
  ]
  return <FactSection id="profile" title={<Trans>Profile</Trans>} facts={facts} />
}
