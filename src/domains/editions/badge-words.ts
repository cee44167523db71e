// What our badge says (D13, T23): in a name nobody may say it, in whatever letters, and it tells nobody apart.
import { lettersOfLook, looksOfText } from '../../platform/looks.ts'

export const badgeWords: readonly string[] =
  'verified,verificado,verificada,verificato,verificata,認証済み,認証済,検証済み,検証済,已认证,已認證,已验证,已驗證'
    .split(',')
    .map(looksOfText)

/** Whether a name says, in whatever letters, that it was verified. */
export function saysVerified(name: string): boolean {
  const look = lettersOfLook(name)
  return badgeWords.some((word) => look.includes(word))
}
