import type {DeploymentTarget} from '../../../src/config/deployment';

/** The parts of the SDK's errors that tell what happened. */
interface StoreFault {
  readonly name?: string;
  readonly message?: string;
  readonly code?: string;
  readonly $metadata?: {readonly httpStatusCode?: number; readonly attempts?: number};
}

/** The HTTP status of a store's refusal; `undefined` where it did not answer. */
export function toStatus(error: unknown): number | undefined {
  return (error as StoreFault | undefined)?.$metadata?.httpStatusCode;
}

/** A store's fault in one sentence: what was tried, what happened, what to do. */
export function toStoreError(error: unknown, what: string, target: Pick<DeploymentTarget, 'bucket' | 'endpoint' | 'region'>): Error {
  const {name = '', message = '', code = '', $metadata: {httpStatusCode: status, attempts} = {}} = (error ?? {}) as StoreFault;
  const tries = attempts !== undefined && attempts > 1 ? ` (${attempts} attempts)` : '';
  const [cause, remedy] = toCause({name, message, code, status}, target);
  return new Error(`${what} failed: ${cause}${tries}. ${remedy}`, {cause: error});
}

const AGAIN = 'Run the command again: it goes on where this one ended.';

function toCause(
  {name, message, code, status}: {readonly name: string; readonly message: string; readonly code: string; readonly status: number | undefined},
  {bucket, endpoint, region}: Pick<DeploymentTarget, 'bucket' | 'endpoint' | 'region'>,
): readonly [cause: string, remedy: string] {
  if (name === 'CredentialsProviderError')
    return ['there are no credentials', 'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or anything else the AWS SDK looks for, such as AWS_PROFILE.'];
  if (name === 'AbortError') return ['it was stopped', AGAIN];
  if (name === 'NoSuchBucket') return [`there is no bucket ${bucket}`, 'Correct DEPLOY_BUCKET, DEPLOY_REGION or DEPLOY_ENDPOINT, or create it.'];
  if (name === 'PermanentRedirect' || status === 301) return [`the bucket ${bucket} is not in ${region}`, 'Correct DEPLOY_REGION.'];
  if (name === 'BadDigest') return ['the content arrived damaged', AGAIN];
  if (status === 401 || status === 403)
    return [
      `the store refuses it (${status} ${name})`,
      `Check the credentials; they need s3:ListBucket on ${bucket} and s3:GetObject, s3:PutObject and s3:DeleteObject on its objects.`,
    ];
  if (status !== undefined && (status >= 500 || status === 429)) return [`the store answers ${status} ${name}`, AGAIN];
  // Before time-outs: the SDK calls broken connections by that name too.
  if (code === 'ECONNRESET' || code === 'EPIPE') return [`the connection broke (${code})`, AGAIN];
  if (name === 'TimeoutError' || /timed? ?out/i.test(`${code} ${message}`)) return ['the store does not answer in time', AGAIN];
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return [
      `${endpoint ?? 'the store'} cannot be reached (${code})`,
      endpoint === undefined ? 'Check the network and DEPLOY_REGION.' : 'Check DEPLOY_ENDPOINT.',
    ];
  if (code !== '' || /socket|aborted|terminated/i.test(message)) return [`the connection broke (${code || message})`, AGAIN];
  return [`the store answers ${status ?? 'something else'}: ${message || name}`, `Check that ${endpoint ?? 'DEPLOY_REGION'} is an S3-compatible store.`];
}
