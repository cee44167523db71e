import { Trans, useLingui } from '@lingui/react/macro'
import type { MergePreviewEntry } from '../../../../contract/merges.ts'
import { limits } from '../../../../contract/limits.ts'
import { formatDay } from '../../../components/text/formats.ts'
import { TierName } from '../../../components/business/marks.tsx'
import { LocalMoment } from '../../../components/text/Times.tsx'
import { Link } from '../../../ui/Link.tsx'
import { DeskTable } from './DeskTable.tsx'
import { companyPath } from './paths.ts'
import { partNames, refusalNames } from './merge-words.ts'
import { companyStates } from './states.ts'
import styles from './desk.module.css'

const { productsManagedMax } = limits

/** Both companies side by side, what of the one goes over and what stays, and why the merge is refused. */
export function MergePreview({ preview }: { preview: MergePreviewEntry }) {
  return (
    <>
      <Refusals refused={preview.refused} />
      <Sides preview={preview} />
      <Parts preview={preview} />
      <section className={`sheet ${styles.box}`}>
        <h2 className="t-card">
          <Trans>What stays with the company that goes</Trans>
        </h2>
        <p>
          <Trans>
            Invoices, orders and past memberships, the audit log, checks and their documents, reports and
            decisions about them, the history of its team, invitations, exports, and conversations between the
            two. Its own texts and pictures stay as well: they are not mixed with those of the other.
          </Trans>
        </p>
      </section>
    </>
  )
}

function Refusals({ refused }: Pick<MergePreviewEntry, 'refused'>) {
  const { i18n } = useLingui()
  if (refused.length === 0) return null
  return (
    <section className={`sheet ${styles.box}`} role="status">
      <h2 className="t-card">
        <Trans>This merge is refused</Trans>
      </h2>
      <ul>
        {refused.map((why) => (
          <li key={why}>{i18n._(refusalNames[why])}</li>
        ))}
      </ul>
    </section>
  )
}

type Side = MergePreviewEntry['from']
type Row = { key: string; name: React.ReactNode; renderSide(side: Side): React.ReactNode }

function Sides({ preview: { from, into } }: { preview: MergePreviewEntry }) {
  const { i18n } = useLingui()
  const rows: Row[] = [
    { key: 'state', name: <Trans>Status</Trans>, renderSide: ({ state }) => i18n._(companyStates[state]) },
    {
      key: 'place',
      name: <Trans>City</Trans>,
      renderSide: ({ city, country }) => [city, country].filter(Boolean).join(', '),
    },
    {
      key: 'number',
      name: <Trans>Register number</Trans>,
      renderSide: ({ registerNumber }) => registerNumber ?? '–',
    },
    { key: 'website', name: <Trans>Website</Trans>, renderSide: ({ website }) => website ?? '–' },
    {
      key: 'registered',
      name: <Trans>Registered</Trans>,
      renderSide: ({ createdAt }) => <LocalMoment at={createdAt} />,
    },
    {
      key: 'plan',
      name: <Trans>Plan</Trans>,
      renderSide: ({ subscription }) => <TierName tier={subscription} />,
    },
    {
      key: 'verified',
      name: <Trans>Verified until</Trans>,
      renderSide: ({ verifiedUntil }) => (verifiedUntil ? formatDay(verifiedUntil, i18n.locale) : '–'),
    },
  ]
  const [goes, keeps] = [<CompanyLink key="from" side={from} />, <CompanyLink key="into" side={into} />]
  return (
    <DeskTable
      caption={<Trans>Both companies</Trans>}
      rows={rows}
      keyOf={({ key }) => key}
      empty=""
      columns={[
        { key: 'what', head: <Trans>Fact</Trans>, renderCell: ({ name }) => name },
        { key: 'from', head: <Trans>Goes: {goes}</Trans>, renderCell: ({ renderSide }) => renderSide(from) },
        {
          key: 'into',
          head: <Trans>Stays: {keeps}</Trans>,
          renderCell: ({ renderSide }) => renderSide(into),
        },
      ]}
    />
  )
}

const CompanyLink = ({ side: { businessID, name } }: { side: Side }) => (
  <Link to={companyPath(businessID)}>
    <bdi>{name}</bdi>
  </Link>
)

function Parts({ preview: { parts, into } }: { preview: MergePreviewEntry }) {
  const { i18n } = useLingui()
  const company = <bdi>{into.name}</bdi>
  const counted = (count: number) =>
    count > productsManagedMax ? `> ${i18n.number(productsManagedMax)}` : i18n.number(count)
  return (
    <DeskTable
      caption={<Trans>What goes over</Trans>}
      rows={parts.filter(({ moves, stays, there }) => moves + stays + there > 0)}
      keyOf={({ part }) => part}
      empty={<Trans>Neither company has anything.</Trans>}
      columns={[
        { key: 'part', head: <Trans>Part</Trans>, renderCell: ({ part }) => i18n._(partNames[part]) },
        { key: 'moves', head: <Trans>Goes over</Trans>, renderCell: ({ moves }) => counted(moves) },
        {
          key: 'stays',
          head: <Trans>Stays, since the other has it or is it</Trans>,
          renderCell: ({ stays }) => counted(stays),
        },
        { key: 'there', head: <Trans>{company} has</Trans>, renderCell: ({ there }) => counted(there) },
      ]}
    />
  )
}
