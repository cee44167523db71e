import { Trans, useLingui } from '@lingui/react/macro'
import type { DuplicateEntry } from '../../../../contract/merges.ts'
import { Link } from '../../../ui/Link.tsx'
import { DeskTable } from './DeskTable.tsx'
import { likenessNames } from './merge-words.ts'
import { mergePath } from './paths.ts'

type Props = { businessID: string; duplicates: readonly DuplicateEntry[] }

/** Companies that may be the same as this one, each with the way to look at both. */
export function Duplicates({ businessID, duplicates }: Props) {
  const { i18n } = useLingui()
  return (
    <DeskTable
      caption={<Trans>Likely duplicates</Trans>}
      rows={duplicates}
      keyOf={(one) => one.businessID}
      empty={
        <Trans>No other company has its register number, its website, or its name in its country.</Trans>
      }
      columns={[
        {
          key: 'name',
          head: <Trans>Name</Trans>,
          renderCell: (one) => (
            <Link data-row to={mergePath(businessID, one.businessID)}>
              {one.name}
            </Link>
          ),
        },
        {
          key: 'because',
          head: <Trans>What is the same</Trans>,
          renderCell: ({ because }) => because.map((why) => i18n._(likenessNames[why])).join(' · '),
        },
        {
          key: 'city',
          head: <Trans>City</Trans>,
          renderCell: ({ city, country }) => [city, country].filter(Boolean).join(', '),
        },
        {
          key: 'number',
          head: <Trans>Register number</Trans>,
          renderCell: ({ registerNumber }) => registerNumber ?? '',
        },
      ]}
    />
  )
}
