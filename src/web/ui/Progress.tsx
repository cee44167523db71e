import { useNavigation } from 'react-router'
import styles from './Progress.module.css'

/** The bar at the top while a page is on its way; its style waits 150 ms before showing anything. */
export function Progress() {
  const { state } = useNavigation()
  return state === 'idle' ? null : <div className={styles.progress} aria-hidden />
}
