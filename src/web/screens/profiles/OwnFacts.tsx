import { Trans } from '@lingui/react/macro'
import { FactSection, type Fact } from '../../components/sheet/FactRows.tsx'
import type { OwnFactsData } from './own-facts.ts'
import type { ProfileData } from './profile-data.ts'

type Props = { person: ProfileData; own: OwnFactsData }

/** All that a person has told (P2.18, "Own profile"); what others do not see says so. */
export function OwnFacts({ person, own }: Props) {
  const { born } = person
  const unless = (shown: boolean) => (shown ? undefined : onlyYou)
  const facts: Fact[] = [
    { key: 'company', name: <Trans>Company</Trans>, value: person.company, lang: person.companyLang },
    { key: 'industry', name: <Trans>Industry</Trans>, value: person.industry },
    {
      key: 'profession',
      name: <Trans>Profession</Trans>,
      value: person.profession,
      lang: person.professionLang,
      unit: unless(own.showsProfession),
    },
    {
      key: 'position',
      name: <Trans>Job position</Trans>,
      value: person.jobPosition,
      unit: unless(own.showsProfession),
    },
    { key: 'type', name: <Trans>Type of business</Trans>, value: person.businessType },
    { key: 'language', name: <Trans>Preferred language</Trans>, value: person.language },
    {
      key: 'born',
      name: <Trans>Birth date</Trans>,
      value: born && <time dateTime={born.iso}>{born.text}</time>,
      unit: unless(own.showsBirthDate),
    },
    { key: 'gender', name: <Trans>Gender</Trans>, value: own.gender, unit: onlyYou },
    { key: 'email', name: <Trans>E-mail</Trans>, value: own.email, unit: onlyYou },
    { key: 'phone', name: <Trans>Phone</Trans>, value: own.phone, unit: onlyYou },
    { key: 'username', name: <Trans>Username</Trans>, value: person.username },
  ]
  return <FactSection id="profile" title={<Trans>Profile</Trans>} facts={facts} />
}

const onlyYou = <Trans>(only you see this)</Trans>
