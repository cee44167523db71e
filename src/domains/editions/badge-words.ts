// What our badge says (D13, T23): in a name nobody may say it, in whatever letters, and it tells nobody apart.
import { lettersOfLook, looksOfText } from '../../platform/looks.ts'

export const badgeWords: readonly string[] =
  `verified,verificado,verificada,verificato,verificata,認証済み,認証済,検証済み,検証済,確認済み,確認済,審査済み,審査済,
   承認済み,承認済,認定済み,認定済,已认证,已認證,已验证,已驗證,已核实,已核實,已核验,已审核,已審核,已确认,已確認,已实名`
    .split(/[,\s]+/)
    .map(looksOfText)

/** Whether a name says, in whatever letters, that it was verified. */
export function saysVerified(name: string): boolean {
  const look = lettersOfLook(name)
  return badgeWords.some((word) => look.includes(word))
}
