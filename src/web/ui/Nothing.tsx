import styles from './Nothing.module.css'

type Props = {
  /** A drawing of what would stand here. */
  icon: React.ReactNode
  title: React.ReactNode
  text: React.ReactNode
  /** Where something comes from. */
  way?: React.ReactNode
}

/** In the place of a list that is empty: that it is, why, and what to do about it. */
export const Nothing = ({ icon, title, text, way }: Props) => (
  <div className={`sheet ${styles.nothing}`}>
    {icon}
    <p className="t-card">{title}</p>
    <p className="muted">{text}</p>
    {way}
  </div>
)
