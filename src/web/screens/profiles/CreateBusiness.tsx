import { Trans } from '@lingui/react/macro'
import { Section } from '../../components/sheet/Section.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import styles from './CreateBusiness.module.css'

/** The way to a company of one's own (P2.18, "Own profile"). */
export function CreateBusiness({ isFirst }: { isFirst: boolean }) {
  return (
    <Section id="create-business" title={<Trans>Your company here</Trans>} screenOnly>
      <p className={styles.why}>
        <Trans>
          Give your company a page of its own, so that buyers find it, its products and its certificates.
        </Trans>
      </p>
      <p className={styles.ways}>
        <LinkButton variant={isFirst ? 'primary' : 'plain'} to="/business/create">
          {isFirst ? (
            <Trans>Create a Business profile</Trans>
          ) : (
            <Trans>Create another Business profile</Trans>
          )}
        </LinkButton>
        {!isFirst && (
          <LinkButton to="/my-business">
            <Trans>My Business</Trans>
          </LinkButton>
        )}
      </p>
    </Section>
  )
}
