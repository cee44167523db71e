import { Link } from 'react-router'
import { IconUserPlus } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { mailboxPath } from '../../../contract/slugs.ts'
import { BusinessPicture } from '../../components/business/BusinessPicture.tsx'
import { CompanyName } from '../../components/business/CompanyName.tsx'
import { TierMark, YourCompanyMark } from '../../components/business/marks.tsx'
import { editModePath, joinPath } from '../../components/business/own-page.ts'
import { useSite } from '../../components/layout/site.ts'
import { ActButton } from '../../components/acts/ActButton.tsx'
import { ConnectBeside } from '../../components/connections/ConnectBeside.tsx'
import { managePath } from '../../components/manage/tabs.ts'
import { MoreMenu } from '../../components/safety/MoreMenu.tsx'
import { FoldedText } from '../../components/text/FoldedText.tsx'
import { ReadingLine } from '../../components/text/InLanguage.tsx'
import { Actions } from '../../components/sheet/Actions.tsx'
import { useEditPath } from '../../components/sheet/editing.tsx'
import { Cover } from '../../components/sheet/Cover.tsx'
import { ShareButton } from '../../components/sheet/ShareButton.tsx'
import { Flag } from '../../ui/Flag.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { Checked } from './Checked.tsx'
import { mayEdit } from './owners-view.ts'
import type { BusinessPageData } from './page-data.ts'
import styles from './BusinessHead.module.css'

type Props = {
  business: BusinessPageData
  /** What the viewer is in it. */
  level: 'owner' | 'admin' | 'member' | undefined
}

/** A name of more letters would take three lines in the largest letters. */
const longName = 44

/** Cover, logo, name, what they make in one line, marks, place, since when; and what whoever looks may start. */
export function BusinessHead({ business, level }: Props) {
  return (
    <>
      <Cover url={business.cover} drawing="works" />
      <div className={styles.ident}>
        <div className={styles.logo}>
          <BusinessPicture
            url={business.logo}
            companyName={business.name}
            industryID={business.industryID}
            width={112}
            height={112}
            kind="logo"
            first
          />
        </div>
        <div className={styles.who}>
          <h1
            className={business.name.length > longName ? 't-page' : 't-name'}
            tabIndex={-1}
            lang={business.nameLang}
          >
            <CompanyName name={business.name} />
          </h1>
          {business.originalName && (
            <p className={styles.original} lang={business.originalName.lang}>
              <CompanyName name={business.originalName.text} />
            </p>
          )}
          {business.short && (
            <div className={styles.what}>
              <FoldedText text={business.short} preview={business.shortPreview} lang={business.shortLang} />
            </div>
          )}
          <ReadingLine reading={business.reading} lang={business.short ? business.shortLang : undefined} />
          <Marks business={business} level={level} />
        </div>
        <div className={styles.actions}>
          {mayEdit(level) ? (
            <OwnActions business={business} level={level} />
          ) : (
            <HeadActions business={business} level={level} />
          )}
        </div>
      </div>
    </>
  )
}

function Marks({ business, level }: Props) {
  const { since } = business
  return (
    <div className={styles.marks}>
      <Checked verified={business.verified} verification={business.verification} />
      {level && !business.verified && <YourCompanyMark />}
      <TierMark tier={business.subscription} />
      <ul className={styles.facts}>
        <li className={styles.place}>
          <Flag code={business.countryCode} />
          <span>{business.place}</span>
        </li>
        <li>{business.general.type}</li>
        {since !== undefined && (
          <li>
            <Trans>Since {since}</Trans>
          </li>
        )}
      </ul>
    </div>
  )
}

/** For everybody but those who manage it; its own members do not report it, nor connect with it. */
function HeadActions({ business, level }: Props) {
  const { t } = useLingui()
  const thing = { type: 'business', id: business.businessID } as const
  const actions = (
    <Actions>
      <ActButton act="like" thing={thing} count={business.likes} />
      <ActButton act="follow" thing={thing} />
      <ActButton act="save" thing={thing} />
      <ShareButton path={business.path} copied={t`Business Link copied!`} />
      {!level && (
        <MoreMenu thing={thing} name={business.name}>
          <AskToJoin businessID={business.businessID} />
        </MoreMenu>
      )}
    </Actions>
  )
  return level ? actions : <ConnectBeside party={thing}>{actions}</ConnectBeside>
}

/** For who is signed in and may work there without belonging to it yet. */
function AskToJoin({ businessID }: { businessID: string }) {
  if (useSite()?.session === undefined) return null
  return (
    <li>
      <Link to={joinPath(businessID)} rel="nofollow">
        <IconUserPlus size={16} stroke={1.75} aria-hidden />
        <Trans>Ask to join…</Trans>
      </Link>
    </li>
  )
}

/** For owners and admins (P2.22): what there is to manage; the membership is the owners' alone (D8). */
function OwnActions({ business: { businessID, key, path }, level }: Props) {
  const { t } = useLingui()
  const isEdited = useEditPath('general') !== undefined
  return (
    <div className={styles.own}>
      {!isEdited && (
        <LinkButton variant="primary" to={editModePath({ key })}>
          <Trans>Edit profile</Trans>
        </LinkButton>
      )}
      <LinkButton to={managePath(businessID, 'general')}>
        <Trans>Manage Profile</Trans>
      </LinkButton>
      <LinkButton to={mailboxPath(businessID)}>
        <Trans>Requests</Trans>
      </LinkButton>
      <LinkButton to={managePath(businessID, 'products')}>
        <Trans>Products</Trans>
      </LinkButton>
      {level === 'owner' && (
        <LinkButton to={managePath(businessID, 'membership')}>
          <Trans>Membership</Trans>
        </LinkButton>
      )}
      <LinkButton to={managePath(businessID, 'members')}>
        <Trans>Members</Trans>
      </LinkButton>
      <ShareButton path={path} copied={t`Business Link copied!`} />
    </div>
  )
}
