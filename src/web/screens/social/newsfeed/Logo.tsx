import { BusinessPicture } from '../../../components/business/BusinessPicture.tsx'
import styles from './Beside.module.css'

type Props = { company: { name: string; picture: string | undefined; industryID: string } }

/** The logo of a company beside its name, or what stands for one. */
export const Logo = ({ company: { name, picture, industryID } }: Props) => (
  <span className={styles.logo}>
    <BusinessPicture
      url={picture}
      companyName={name}
      industryID={industryID}
      width={40}
      height={40}
      kind="logo"
    />
  </span>
)
