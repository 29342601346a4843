/** Where `npm run deploy` puts a build: a bucket of S3 or of a store that speaks its protocol. Credentials come by the SDK's own chain and are not read here. */
export interface DeploymentTarget {
  readonly bucket: string;
  readonly region: string;
  /** Address of the store, without trailing slash; `undefined`: Amazon's own for the region. */
  readonly endpoint: string | undefined;
  /** Folder of the bucket the site lives in, without slashes around it; empty: the bucket itself. */
  readonly prefix: string;
  /** Whether the bucket is named in the path of addresses instead of the host. */
  readonly pathStyle: boolean;
}

/** The target from its variables; `undefined` where none is set. Bad values are added to `problems`. */
export function readDeployment(
  variables: NodeJS.ProcessEnv,
  readService: (name: string) => string | undefined,
  problems: string[],
): DeploymentTarget | undefined {
  const endpoint = readService('DEPLOY_ENDPOINT');
  const {DEPLOY_BUCKET: bucket = '', DEPLOY_REGION: region = '', DEPLOY_PREFIX: prefix = '', DEPLOY_PATH_STYLE: pathStyle = ''} = variables;
  if (bucket === '' && region === '' && endpoint === undefined) return undefined;
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    problems.push(`DEPLOY_BUCKET is "${bucket}". Set the bucket’s name, 3 to 63 small letters, digits, dots and hyphens such as bonarium-portal.`);
  if (!/^[a-z0-9-]+$/.test(region))
    problems.push(`DEPLOY_REGION is "${region}". Set the bucket’s region such as eu-central-1, or auto where the store has none.`);
  if (!/^([\w-][\w.-]*(\/[\w-][\w.-]*)*)?$/.test(prefix))
    problems.push(`DEPLOY_PREFIX is "${prefix}". Set a folder such as previews/12 without slashes around it, or leave it out for the whole bucket.`);
  if (!['', '0', '1'].includes(pathStyle)) problems.push(`DEPLOY_PATH_STYLE is "${pathStyle}". Set 1, 0 or leave it out.`);
  return {bucket, region, endpoint, prefix, pathStyle: pathStyle === '1'};
}
