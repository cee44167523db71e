// Pages around log-in, and of sessions: never kept for anybody.
import type { PageEntry } from './entry.ts'

const page = { texts: 'accounts', cached: 'never' } as const
/** Where to go in the end, what was done before, what mail was sent, and the secret of a mail. */
const way = { reads: ['again', 'continue', 'done', 'sent', 'token'] } as const

export const accountPages = [
  { path: '/accounts', file: 'screens/accounts/to-security.ts', cached: 'never', ...way },
  { path: '/accounts/register', file: 'screens/accounts/RegisterScreen.tsx', ...page, ...way },
  { path: '/accounts/log-in', file: 'screens/accounts/LogInScreen.tsx', ...page, ...way },
  { path: '/accounts/check-mail', file: 'screens/accounts/CheckMailScreen.tsx', ...page, ...way },
  { path: '/accounts/verify-email', file: 'screens/accounts/VerifyEmailScreen.tsx', ...page, ...way },
  { path: '/accounts/forgot-password', file: 'screens/accounts/ForgotPasswordScreen.tsx', ...page, ...way },
  { path: '/accounts/reset-password', file: 'screens/accounts/ResetPasswordScreen.tsx', ...page, ...way },
  { path: '/accounts/security', file: 'screens/accounts/SecurityScreen.tsx', ...page, ...way },
  { path: '/accounts/change-password', file: 'screens/accounts/ChangePasswordScreen.tsx', ...page, ...way },
  { path: '/accounts/change-email', file: 'screens/accounts/ChangeEmailScreen.tsx', ...page, ...way },
  { path: '/accounts/sessions', file: 'screens/accounts/SessionsScreen.tsx', ...page, ...way },
  { path: '/accounts/two-factor', file: 'screens/accounts/TwoFactorScreen.tsx', ...page, ...way },
  {
    path: '/accounts/passkeys',
    file: 'screens/accounts/PasskeysScreen.tsx',
    ...page,
    reads: [...way.reads, 'remove'],
  },
  { path: '/accounts/export', file: 'screens/accounts/ExportScreen.tsx', ...page, ...way },
  { path: '/accounts/export-suspended', file: 'screens/accounts/SuspendedExportScreen.tsx', ...page, ...way },
  {
    path: '/contact-us/form',
    file: 'screens/contact/EnquiryScreen.tsx',
    texts: 'accounts',
    reads: ['wish', 'sent', 'business'],
  },
  { path: '/appeals/:decisionID', file: 'screens/accounts/AppealScreen.tsx', ...page },
  { path: '/accounts/exports/:jobID', file: 'resources/own-export.ts', cached: 'never' },
  { path: '/accounts/delete-account', file: 'screens/accounts/DeleteAccountScreen.tsx', ...page, ...way },
  { path: '/accounts/deleted', file: 'screens/accounts/DeletedScreen.tsx', ...page, ...way },
  {
    path: '/SetID',
    file: 'screens/session/SetIDScreen.tsx',
    ...page,
    reads: ['token', 'continue'],
  },
  { path: '/session/refresh', file: 'resources/session-refresh.ts', cached: 'never' },
  { path: '/log-out', file: 'resources/log-out.ts', cached: 'never' },
] as const satisfies readonly PageEntry[]
