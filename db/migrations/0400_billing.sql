-- owner: billing
-- Memberships that are paid for (docs/decisions/0102): who pays, what was ordered, what was issued, what was given back.

-- One row a company that has paid or wants to.
create table billing_accounts (
  business_id uuid primary key,
  -- The provider's name for it, made before its first payment.
  provider_customer text unique,
  card jsonb,
  card_method text,
  -- Off until the owner switches it on (D15).
  renews boolean not null default false,
  details jsonb,
  -- The language and edition in which its owner last ordered: of invoices and mails.
  language text not null default 'en',
  edition text not null,
  created_at timestamptz not null
);

-- The reconciling job asks the provider what a card looks like that was paid with.
create index billing_accounts_card on billing_accounts (business_id) where card_method is not null and card is null;

-- What was ordered, with everything that was told before paying; amounts in cents.
create table billing_orders (
  order_id uuid primary key,
  business_id uuid not null,
  -- Who pressed the button; null for a renewal.
  ordered_by uuid,
  kind text not null check (kind in ('new', 'upgrade', 'renewal')),
  way text not null check (way in ('card', 'transfer')),
  plan text not null check (plan in ('gold', 'premium', 'platinum')),
  plan_id text not null,
  price integer not null check (price > 0),
  credit integer not null default 0 check (credit >= 0),
  credit_days integer not null default 0 check (credit_days >= 0),
  coupon text,
  coupon_off integer not null default 0 check (coupon_off >= 0),
  net integer not null check (net >= 0),
  tax jsonb not null,
  tax_amount integer not null check (tax_amount >= 0),
  total integer not null check (total >= 0),
  currency text not null default 'USD',
  period_start timestamptz not null,
  period_end timestamptz not null,
  -- The paid period that it ends (upgrade) or goes on from (renewal).
  follows uuid,
  edition text not null,
  language text not null,
  email text not null,
  -- To whom it is made out: its tax was reckoned for this buyer, whatever is entered afterwards.
  buyer jsonb,
  -- The client's key: the same payment goes on.
  client_key text,
  payment_method text,
  -- The provider's payment; unknown until it has answered.
  provider_payment text unique,
  -- Sealed: what the provider's script is given so that somebody can confirm the payment.
  action bytea,
  status text not null check (status in ('open', 'requires_action', 'paid', 'failed', 'lapsed', 'withdrawn')),
  declined jsonb,
  -- Of a bank transfer.
  reference text unique,
  payable_until timestamptz,
  booked_by uuid,
  booked_at timestamptz,
  -- On which day and with which words the bank says that the money came.
  booked_on date,
  booked_text text,
  second_by uuid check (second_by <> booked_by),
  reminded_at timestamptz,
  -- The paid period that came of it.
  subscription_id uuid,
  refunded integer not null default 0 check (refunded >= 0 and refunded <= total),
  created_at timestamptz not null,
  settled_at timestamptz,
  -- When the provider was last asked for a payment of an order that ended without one.
  asked_at timestamptz,
  check (net = price - credit - coupon_off and total = net + tax_amount),
  check ((status = 'paid') = (subscription_id is not null))
);
-- One payment at once for a company: whoever comes second goes on with the first or is refused.
create unique index billing_orders_running on billing_orders (business_id) where status in ('open', 'requires_action');
create unique index billing_orders_key on billing_orders (business_id, client_key) where client_key is not null;
create index billing_orders_of on billing_orders (business_id, created_at desc);
-- What operators are shown: transfers that wait for their money, oldest first; and the job that reminds of them and lets them lapse.
create index billing_orders_waiting on billing_orders (created_at, order_id) where way = 'transfer' and status = 'open';
-- What the reconciling job asks the provider about, and what lapses.
create index billing_orders_unsettled on billing_orders (created_at) where status in ('open', 'requires_action');
-- For a day the reconciling job asks whether a charge was made late, of which nobody has told us.
create index billing_orders_unheard on billing_orders (settled_at)
  where status = 'failed' and way = 'card' and provider_payment is null;

-- Money that came for an order that does not count: given back by the reconciling job.
create table billing_returns (
  provider_payment text primary key,
  order_id uuid not null references billing_orders (order_id),
  amount integer not null check (amount >= 1),
  reason text not null check (reason in ('over', 'amount', 'plan', 'twice')),
  provider_refund text unique,
  created_at timestamptz not null,
  returned_at timestamptz,
  asked_at timestamptz
);
create index billing_returns_open on billing_returns (created_at) where returned_at is null;
-- For weeks the job of refunds asks each day whether the money came back from its bank.
create index billing_returns_watched on billing_returns (returned_at);

-- Each event of the provider counts once.
create table billing_events (
  event_id text primary key,
  type text not null,
  received_at timestamptz not null,
  handled_at timestamptz
);
create index billing_events_old on billing_events (received_at);

-- The last number of each series; its row is locked while one is issued, so that no number is missing.
create table billing_series (
  seller text not null,
  year integer not null,
  kind text not null check (kind in ('invoice', 'credit-note')),
  last integer not null check (last >= 1),
  primary key (seller, year, kind)
);

-- What was issued, with everything that it says; never changed.
create table billing_invoices (
  invoice_id uuid primary key,
  business_id uuid not null,
  order_id uuid not null references billing_orders (order_id),
  kind text not null check (kind in ('invoice', 'credit-note', 'pro-forma')),
  number text unique,
  seller text not null,
  language text not null,
  issued_at timestamptz not null,
  -- Contract Invoice without status, as it was told on that day.
  said jsonb not null,
  total integer not null check (total >= 0),
  credits uuid references billing_invoices (invoice_id),
  voided_at timestamptz,
  check ((number is null) = (kind = 'pro-forma')),
  check ((credits is not null) = (kind = 'credit-note')),
  check (voided_at is null or kind = 'pro-forma')
);
-- The list of invoices of a company: what was credited of each.
create index billing_invoices_credits on billing_invoices (credits) where credits is not null;
-- The list of invoices of a company, newest first.
create index billing_invoices_of on billing_invoices (business_id, issued_at desc, invoice_id desc);
create unique index billing_invoices_once on billing_invoices (order_id, kind) where kind <> 'credit-note';
create index billing_invoices_books on billing_invoices (issued_at, invoice_id) where kind <> 'pro-forma';

-- What a US dollar was worth in the currency in which a selling company owes its tax, in millionths; of days as its source tells them.
create table billing_exchange_rates (
  currency text not null check (currency in ('JPY', 'EUR')),
  day date not null,
  millionths bigint not null check (millionths > 0),
  source text not null,
  entered_by uuid not null,
  entered_at timestamptz not null,
  primary key (currency, day)
);

create table billing_coupons (
  code text primary key check (code = upper(code)),
  percent integer check (percent between 1 and 100),
  amount_off integer check (amount_off >= 1),
  expires_at timestamptz not null,
  reason text not null,
  made_by uuid not null,
  made_at timestamptz not null,
  check ((percent is null) <> (amount_off is null))
);
-- Once per company: taken by the order, given back when it is not paid.
create table billing_coupon_uses (
  code text not null references billing_coupons (code),
  business_id uuid not null,
  order_id uuid not null references billing_orders (order_id),
  primary key (code, business_id)
);
-- Given back with its order.
create index billing_coupon_uses_of on billing_coupon_uses (order_id);

create table billing_refunds (
  refund_id uuid primary key,
  invoice_id uuid not null references billing_invoices (invoice_id),
  order_id uuid not null references billing_orders (order_id),
  amount integer not null check (amount >= 1),
  ends_plan boolean not null,
  reason text not null,
  proposed_by uuid not null,
  proposed_at timestamptz not null,
  approved_by uuid check (approved_by <> proposed_by),
  approved_at timestamptz,
  status text not null check (status in ('proposed', 'approved', 'refunded', 'failed')),
  provider_refund text unique,
  credit_note uuid references billing_invoices (invoice_id),
  -- Of what came back from its bank, made again for the same credit note.
  repeats uuid unique references billing_refunds (refund_id),
  refunded_at timestamptz,
  asked_at timestamptz,
  failed_at timestamptz,
  failure text
);
create index billing_refunds_of on billing_refunds (order_id);
create index billing_refunds_open on billing_refunds (approved_at) where status = 'approved';
create index billing_refunds_watched on billing_refunds (refunded_at) where status = 'refunded';
-- The list of operators.
create index billing_refunds_listed on billing_refunds (proposed_at desc, refund_id desc) where status <> 'refunded';

-- Support time in minutes (D19): booked is positive, taken back is negative; what is included stands in the plan of the paid period.
create table billing_support (
  entry_id uuid primary key,
  business_id uuid not null,
  subscription_id uuid not null,
  minutes integer not null check (minutes % 15 = 0 and minutes <> 0),
  what text not null,
  worked_on date not null,
  booked_by uuid not null,
  booked_at timestamptz not null
);
create index billing_support_of on billing_support (business_id, subscription_id, booked_at desc);

-- Which reminder of which period was sent, so that none is sent twice.
create table billing_reminders (
  subscription_id uuid not null,
  kind text not null check (kind in ('30 days', '7 days', 'ended', 'dunning 1', 'dunning 7', 'dunning 12', 'standard')),
  sent_at timestamptz not null,
  primary key (subscription_id, kind)
);
