type Names = Readonly<Record<string, Readonly<Record<string, string>>>>;

const kassensichvTss = {
  TssToUninitialized: 'TssUninitialized',
  TssToInitialized: 'TssInitialized',
  TssToDisabled: 'TssDisabled',
};
/** Every way to authenticate returns the same kind of tokens. */
const signsIn = (
  response: string,
  ...requests: readonly string[]
): Readonly<Record<string, string>> =>
  Object.fromEntries(requests.map((request) => [request, response]));
const toOperation = (
  operation: string,
  pairs: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(pairs).map(([request, response]) => [`${operation}/${request}`, response]),
  );

const kassensichvSignIn = toOperation(
  'authenticate',
  signsIn('SignedIn', 'ApiKeySignIn', 'RefreshSignIn'),
);
const dsfinvk = {
  ...toOperation('authenticate', signsIn('SignedIn', 'ApiKey', 'RefreshToken')),
  ...toOperation('upsertCashRegister', {Master: 'Stored'}),
  ...toOperation('insertCashPointClosing', {Morning: 'Pending'}),
  ...toOperation('createExport', {BusinessDay: 'Pending'}),
};
const ereceipt = toOperation('authenticate', signsIn('signedIn', 'apiKey', 'refresh'));
const unified = toOperation('createToken', {
  GroupSignIn: 'GroupSignedIn',
  UnitSignIn: 'UnitSignedIn',
});
const replays = toOperation('createRecord', {
  ReplayIntention: 'IntentionReplayed',
  ReplayReceipt: 'ReceiptReplayed',
});

/**
 * The response example of a request example (`operation/example`) whose name does not begin with
 * that of the request.
 */
export const ANSWERED_BY: Names = {
  'kassensichv/v2': {
    ...kassensichvSignIn,
    ...toOperation('createTss', {
      TssCreationEmpty: 'TssCreated',
      TssCreationWithMetadata: 'TssCreated',
    }),
    ...toOperation('updateTss', {...kassensichvTss, TssNewDescription: 'TssRetrieved'}),
    ...toOperation('updateClient', {
      TillToDeregister: 'TillDeregistered',
      TillToRegisterAgain: 'TillRegistered',
    }),
    ...toOperation('createExport', {
      ExportCreationEmpty: 'ExportPending',
      ExportCreationWithMetadata: 'ExportPending',
    }),
  },
  'kassensichv/v1': {...kassensichvSignIn, ...toOperation('upsertTss', kassensichvTss)},
  'kassensichv/v0': {...kassensichvSignIn, ...toOperation('upsertTss', kassensichvTss)},
  'sign-de/submission/v1': {
    ...toOperation('authenticate', signsIn('SignedIn', 'ApiKey', 'RefreshToken')),
    'upsertTaxpayer/NaturalPerson': 'Stored',
    'upsertTaxpayer/LegalEntity': 'CompanyStored',
    'upsertEstablishment/Cafe': 'Stored',
    'upsertEstablishmentClient/InUse': 'Stored',
    'upsertExternalClient/SecondTill': 'Stored',
    'createSubmission/FirstNotice': 'Created',
  },
  'dsfinvk/v1': dsfinvk,
  'dsfinvk/v0': dsfinvk,
  'rksv/v1': {
    ...toOperation('authenticate', signsIn('signedIn', 'withKey', 'withRefreshToken')),
    'createSignatureCreationUnit/byVatId': 'pending',
  },
  'sign-es/v1': {
    ...toOperation('signIn', signsIn('test', 'apiKey', 'refreshToken')),
    ...toOperation('createSigner', {pem: 'external', p12: 'external'}),
  },
  'sign-es/local/v0': {
    ...toOperation('createSigner', {pem: 'external', p12: 'external'}),
    'upsertInvoice/simplifiedTicketbai': 'E_UPSTREAM_UNREACHABLE',
    'upsertInvoice/simplifiedVerifactu': 'verifactu',
    'runIntegrityCheck/today': 'passed',
  },
  'sign-it/2025-08-12': {...unified, ...replays},
  'sign-it/2024-10-31': unified,
  'sign-it/local': {'updateConfiguration/ClosingTime': 'Changed'},
  'sign-fr/2025-08-12': {...unified, ...replays},
  'ereceipt/v1': ereceipt,
  'ereceipt/v0': ereceipt,
  'safe/v0': {
    ...toOperation('authenticate', signsIn('signedIn', 'partnerForMerchant', 'ownKey', 'refresh')),
    'createConfiguration/germany': 'cafe',
  },
  'management/v0': toOperation(
    'authenticate',
    signsIn('signedIn', 'apiKey', 'refresh', 'password'),
  ),
};
