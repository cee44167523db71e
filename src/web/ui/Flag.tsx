import styles from './Flag.module.css'
import { flagAddress } from './flags.ts'

/** A country's flag; the country's name stands as text beside it, so the picture itself is silent. */
export function Flag({ countryCode }: { countryCode: string }) {
  const address = flagAddress(countryCode)
  if (!address) return null
  return <img className={styles.flag} src={address} alt="" width={18} height={12} loading="lazy" />
}
