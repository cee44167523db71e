// The words of the pages, in English and Japanese.

export type Words = typeof english

const english = {
  language: 'en',
  title: 'Test payments',
  noMoney: 'This is a test: no money moves.',
  secureTitle: '3-D Secure: test page of the bank',
  secureText: (amount: string) => `A shop wants to charge ${amount} to your card. Is it you?`,
  complete: 'Complete authentication',
  fail: 'Fail authentication',
  answered: 'Your answer has been sent.',
  notSent: 'Your answer could not be sent. Please try again.',
  gone: 'This payment is not known',
  card: {
    title: 'Card fields',
    number: 'Card number',
    expiry: 'Expiration date',
    expiryForm: 'MM / YY',
    cvc: 'Security code',
    tests: 'Test cards (no money moves)',
    choose: 'Choose one to fill it in',
    good: 'Accepted · 4242 4242 4242 4242',
    declined: 'Declined · 4000 0000 0000 0002',
    poor: 'Insufficient funds · 4000 0000 0000 9995',
    secure: '3-D Secure · 4000 0027 6000 3184',
    later: 'Kept, declined later · 4000 0000 0000 0341',
    away: 'The payment provider cannot be reached. Please check your connection and try again.',
    errors: {
      incomplete_number: 'Your card number is incomplete.',
      invalid_number: 'Your card number is invalid.',
      incomplete_expiry: "Your card's expiration date is incomplete.",
      invalid_expiry_month: "Your card's expiration date is invalid.",
      invalid_expiry_month_past: "Your card's expiration date is in the past.",
      invalid_expiry_year_past: "Your card's expiration year is in the past.",
      incomplete_cvc: "Your card's security code is incomplete.",
    },
  },
}

const japanese: Words = {
  language: 'ja',
  title: 'テスト決済',
  noMoney: 'これはテストです。実際の請求は発生しません。',
  secureTitle: '3Dセキュア：カード会社のテスト画面',
  secureText: (amount) => `カードに${amount}が請求されます。ご本人のお取引ですか？`,
  complete: '認証を完了する',
  fail: '認証を失敗させる',
  answered: '回答を送信しました。',
  notSent: '回答を送信できませんでした。もう一度お試しください。',
  gone: 'この決済は見つかりません',
  card: {
    title: 'カード情報',
    number: 'カード番号',
    expiry: '有効期限',
    expiryForm: '月 / 年',
    cvc: 'セキュリティコード',
    tests: 'テスト用カード（請求は発生しません）',
    choose: '選択すると入力されます',
    good: '承認される・4242 4242 4242 4242',
    declined: '拒否される・4000 0000 0000 0002',
    poor: '残高不足・4000 0000 0000 9995',
    secure: '3Dセキュア・4000 0027 6000 3184',
    later: '登録後に拒否される・4000 0000 0000 0341',
    away: '決済サービスに接続できません。通信環境をご確認のうえ、もう一度お試しください。',
    errors: {
      incomplete_number: 'カード番号に不備があります。',
      invalid_number: 'カード番号が無効です。',
      incomplete_expiry: 'カードの有効期限に不備があります。',
      invalid_expiry_month: 'カードの有効期限が無効です。',
      invalid_expiry_month_past: 'カードの有効期限が過ぎています。',
      invalid_expiry_year_past: 'カードの有効期限の年が過ぎています。',
      incomplete_cvc: 'カードのセキュリティコードに不備があります。',
    },
  },
}

/** English unless Japanese is asked for. */
export const wordsFor = (locale: string | null): Words =>
  locale?.toLowerCase().startsWith('ja') ? japanese : english
