// Departments by which a site speaks to its members about trust, money and access (T23, decision 64).

/** What a department of a site looks after, and what it is called, each with the other, in the order of the language. */
const inEnglish = [
  ['trustsafety', 'trustandsafety', 'accountsecurity', 'accountverification', 'fraudprevention'],
  ...[
    'billing',
    'payment',
    'payments',
    'account',
    'accounts',
    'security',
    'verification',
    'member',
    'abuse',
    'fraud',
  ].map((matter) => ['department', 'dept', 'team', 'desk'].map((kind) => matter + kind)),
].flat()

const inSpanish = [
  'confianzayseguridad seguridaddelacuenta seguridaddecuentas seguridaddecuenta',
  ...['facturacion', 'pagos', 'cuentas', 'seguridad', 'verificacion'].map(
    (matter) => `departamentode${matter} equipode${matter}`,
  ),
]

const inItalian = [
  'fiduciaesicurezza sicurezzaaccount sicurezzadellaccount',
  ...['fatturazione', 'pagamenti', 'account', 'sicurezza', 'verifica', 'verifiche'].map(
    (matter) => `reparto${matter} ufficio${matter} team${matter}`,
  ),
]

const inJapanese = [
  'アカウントセキュリティ',
  ...['請求', '課金', '決済', '認証', '審査', 'セキュリティ', 'アカウント'].map(
    (matter) => `${matter}担当 ${matter}チーム ${matter}部門 ${matter}窓口`,
  ),
]

const inChinese = [
  '信任与安全 信任和安全 账户安全 账号安全',
  ...['账单', '付款', '支付', '账户', '账号', '安全', '认证', '审核'].map(
    (matter) => `${matter}部 ${matter}部门 ${matter}团队 ${matter}中心`,
  ),
]

/** Each written together; a name that is nothing but one of them poses as the site's. */
export const departments: readonly string[] = [
  ...inEnglish,
  ...inSpanish,
  ...inItalian,
  ...inJapanese,
  ...inChinese,
]
