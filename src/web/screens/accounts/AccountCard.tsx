import styles from './AccountCard.module.css'

type Props = {
  title: React.ReactNode
  /** One or two sentences under the title. */
  lead?: React.ReactNode
  /** Above the title: the way back of pages that are part of another. */
  above?: React.ReactNode
  children: React.ReactNode
  /** Help and other ways, under the card. */
  below?: React.ReactNode
}

/** The sheet that every account page is: one subject, one form, one filled button. */
export function AccountCard({ title, lead, above, children, below }: Props) {
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.column}>
        {above && <div className={styles.above}>{above}</div>}
        <section className={`sheet ${styles.card}`}>
          <h1 className="t-page" tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          <div className={styles.body}>{children}</div>
        </section>
        {below && <div className={styles.below}>{below}</div>}
      </div>
    </div>
  )
}

/** A part of the card under a rule: the other way, such as the register page under the log-in. */
export const CardFoot = ({ children }: { children: React.ReactNode }) => (
  <div className={styles.foot}>{children}</div>
)
