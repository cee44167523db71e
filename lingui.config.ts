import { formatter } from '@lingui/format-po'

const area = (name: string, include: string[]) => ({ path: `src/messages/{locale}/${name}`, include })

export default {
  sourceLocale: 'en',
  locales: ['en', 'ja', 'es', 'it', 'zh'],
  fallbackLocales: { default: 'en' },
  orderBy: 'message',
  format: formatter({ lineNumbers: false, origins: false }),
  catalogs: [
    area('layout', ['src/web/root.tsx', 'src/web/components', 'src/web/ui', 'src/web/api']),
    area('home', ['src/web/screens/home']),
    area('search', ['src/web/screens/search']),
    area('industries', ['src/web/screens/industries']),
    area('products', ['src/web/screens/products']),
    area('profiles', ['src/web/screens/profiles']),
    area('businesses', ['src/web/screens/businesses']),
    area('management', ['src/web/screens/management']),
    area('company-data', ['src/web/screens/company-data']),
    area('my-business', ['src/web/screens/my-business']),
    area('team', ['src/web/screens/team']),
    area('session', ['src/web/screens/session']),
    area('notifications', ['src/web/screens/notifications']),
    area('inquiries', ['src/web/screens/inquiries']),
    area('social', ['src/web/screens/social']),
    area('accounts', ['src/web/screens/accounts']),
  ],
}
