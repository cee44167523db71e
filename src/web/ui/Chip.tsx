import styles from './Chip.module.css'

/** A round chip: something checked (`good`), an outline, or a plain filter. Paid plans are `Tag`s: shape carries the meaning. */
export function Chip({
  tone = 'outline',
  icon,
  children,
}: {
  tone?: 'good' | 'outline' | 'brand'
  icon?: React.ReactNode
  children: React.ReactNode
}) {
  return (
    <span className={`${styles.chip} ${styles[tone]}`}>
      {icon}
      {children}
    </span>
  )
}

/** A square tag with a bar on its left; `tone` names a pair of tier tokens. */
export function Tag({
  tone,
  children,
}: {
  tone: 'standard' | 'gold' | 'premium' | 'platinum'
  children: React.ReactNode
}) {
  return <span className={`${styles.tag} ${styles[tone]}`}>{children}</span>
}
