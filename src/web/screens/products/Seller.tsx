import { Link } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import { useIsMine } from '../../components/acts/standing.tsx'
import { BusinessPicture } from '../../components/business/BusinessPicture.tsx'
import { CompanyName } from '../../components/business/CompanyName.tsx'
import { TierMark, VerifiedMark, YourCompanyMark } from '../../components/business/marks.tsx'
import { SendRequest } from '../../components/business/SendRequest.tsx'
import { Year } from '../../components/text/Year.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { Flag } from '../../ui/Flag.tsx'
import type { ProductPageData } from './page-data.ts'
import styles from './Seller.module.css'

const { answerHours } = limits

type Props = { company: ProductPageData['company'] }
type SellerProps = Props & { productID: string }

/** The business summary card (P2.16): who offers this, and the way to ask them. */
export function Seller({ company, productID }: SellerProps) {
  const { t } = useLingui()
  const isMine = useIsMine(company.businessID)
  return (
    <aside className={styles.seller} aria-label={t`Business`}>
      <div className={styles.who}>
        <span className={styles.logo}>
          <BusinessPicture
            url={company.logo}
            companyName={company.name}
            industryID={company.industryID}
            width={48}
            height={48}
            kind="logo"
          />
        </span>
        <Link className="reach" to={company.path} lang={company.nameLang}>
          <CompanyName name={company.name} />
        </Link>
      </div>
      <div className={styles.marks}>
        <VerifiedMark verified={company.verified} />
        {isMine && !company.verified && <YourCompanyMark />}
        <TierMark tier={company.subscription} />
      </div>
      <SellerFacts company={company} />
      {!isMine && company.certificates.length > 0 && (
        <p className={styles.documents}>
          <Link className="reach" to={`${company.path}#certificates`}>
            <Trans>Ask for a document</Trans>
          </Link>
        </p>
      )}
      <div className={styles.ways}>
        <span className={styles.ask}>
          <SendRequest businessID={company.businessID} productID={productID} block />
        </span>
        <LinkButton block to={company.path}>
          <Trans>Business Profile</Trans>
        </LinkButton>
        <p className={styles.note}>
          <Trans>We ask all suppliers to answer buyers within {answerHours} hours.</Trans>
        </p>
      </div>
    </aside>
  )
}

function SellerFacts({ company }: Props) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          <Trans>Place</Trans>
        </dt>
        <dd className={styles.place}>
          <Flag code={company.countryCode} />
          <span>{company.place}</span>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Business type</Trans>
        </dt>
        <dd>{company.type}</dd>
      </div>
      {company.since !== undefined && (
        <div>
          <dt>
            <Trans>Established</Trans>
          </dt>
          <dd>
            <Year year={company.since} />
          </dd>
        </div>
      )}
      {company.certificates.length > 0 && (
        <div>
          <dt>
            <Trans>Certificates stated by the company</Trans>
          </dt>
          <dd>
            <ul>
              {company.certificates.map((certificate, at) => (
                <li key={at}>
                  {certificate.name}
                  {certificate.isConfirmed && (
                    <small>
                      {' '}
                      <Trans>confirmed</Trans>
                    </small>
                  )}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  )
}
