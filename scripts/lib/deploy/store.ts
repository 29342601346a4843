import {createHash} from 'node:crypto';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type ListObjectsV2CommandOutput,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import type {DeploymentTarget} from '../../../src/config/deployment';
import {toStatus, toStoreError} from './errors';
import type {ObjectHeaders} from './kinds';
import type {Probe, Stored} from './plan';

interface Content {
  readonly body: Uint8Array;
  readonly headers: ObjectHeaders;
  /** Kept with the object, so that a later deployment can tell what it is. */
  readonly probe?: Probe;
}

/** A bucket's folder. Paths are below the prefix. Every failure is an error that names the path, the cause and what to do. */
export interface Store {
  readonly list: () => Promise<ReadonlyMap<string, Stored>>;
  /** The hashes an object carries; `undefined` where it carries none or is not there. */
  readonly probe: (path: string) => Promise<Probe | undefined>;
  /** The text of an object; `undefined` where there is none. */
  readonly read: (path: string) => Promise<string | undefined>;
  /** Writes an object and tells its ETag. */
  readonly write: (path: string, content: Content) => Promise<string>;
  /** Writes an object unless there is one: `taken`. `unsupported` where the store does not know the condition; nothing is written then. */
  readonly create: (path: string, content: Content) => Promise<'created' | 'taken' | 'unsupported'>;
  readonly remove: (path: string) => Promise<void>;
  readonly close: () => void;
}

export interface StoreOptions {
  /** Milliseconds a request may take. */
  readonly timeout?: number;
  /** Attempts altogether; 5xx, 429, time-outs and broken connections are tried again with growing pauses. */
  readonly attempts?: number;
  /** Ends listings, looks and uploads. What gives a lock back runs to its end. */
  readonly signal?: AbortSignal;
  /** For tests; else the SDK's own chain finds them. */
  readonly credentials?: S3ClientConfig['credentials'];
}

/** The store behind a target. */
export function createStore(target: DeploymentTarget, {timeout = 60_000, attempts = 5, signal, credentials}: StoreOptions = {}): Store {
  const client = new S3Client({
    region: target.region,
    forcePathStyle: target.pathStyle,
    maxAttempts: attempts,
    retryMode: 'standard',
    // Contents carry Content-MD5, which every store knows; the SDK's newer checksums are unknown to many.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {connectionTimeout: Math.min(timeout, 10_000), requestTimeout: timeout, socketTimeout: timeout, throwOnRequestTimeout: true},
    ...(target.endpoint === undefined ? {} : {endpoint: target.endpoint}),
    ...(credentials === undefined ? {} : {credentials}),
  });
  const folder = target.prefix === '' ? '' : `${target.prefix}/`;
  const toObject = (path: string): {Bucket: string; Key: string} => ({Bucket: target.bucket, Key: `${folder}${path}`});
  const options = signal === undefined ? {} : {abortSignal: signal};
  const attempt = async <Result>(what: string, body: () => Promise<Result>): Promise<Result> => {
    try {
      return await body();
    } catch (error) {
      throw toStoreError(error, what, target);
    }
  };
  const put = async (path: string, {body, headers, probe}: Content, condition: {IfNoneMatch?: '*'} = {}): Promise<string> => {
    const {ETag = ''} = await client.send(
      new PutObjectCommand({
        ...toObject(path),
        ...condition,
        Body: body,
        ContentLength: body.byteLength,
        ContentMD5: createHash('md5').update(body).digest('base64'),
        CacheControl: headers['Cache-Control'],
        ContentType: headers['Content-Type'],
        ...(probe === undefined ? {} : {Metadata: {sha256: probe.sha256, headers: probe.headers}}),
      }),
      options,
    );
    return toEtag(ETag);
  };

  return {
    list: () =>
      attempt('Listing the bucket', async () => {
        const found = new Map<string, Stored>();
        let token: string | undefined;
        do {
          const page: ListObjectsV2CommandOutput = await client.send(
            new ListObjectsV2Command({Bucket: target.bucket, Prefix: folder, ...(token === undefined ? {} : {ContinuationToken: token})}),
            options,
          );
          // A proxy's page in place of a listing would read as an empty bucket.
          if (page.IsTruncated === undefined) throw new Error('it does not answer with a listing');
          for (const {Key = '', Size = 0, ETag = ''} of page.Contents ?? []) found.set(Key.slice(folder.length), {size: Size, etag: toEtag(ETag)});
          token = page.IsTruncated ? page.NextContinuationToken : undefined;
        } while (token !== undefined);
        return found;
      }),
    probe: (path) =>
      attempt(`Looking at ${path}`, async () => {
        try {
          const {Metadata: {sha256, headers} = {}} = await client.send(new HeadObjectCommand(toObject(path)), options);
          return sha256 === undefined || headers === undefined ? undefined : {sha256, headers};
        } catch (error) {
          if (toStatus(error) === 404) return undefined;
          throw error;
        }
      }),
    read: (path) =>
      attempt(`Reading ${path}`, async () => {
        // The SDK's attempts end with the answer's head; a body that breaks off is asked for again here.
        for (let tried = 1; ; tried += 1) {
          let isAnswered = false;
          try {
            const {Body} = await client.send(new GetObjectCommand(toObject(path)));
            isAnswered = true;
            return (await Body?.transformToString()) ?? '';
          } catch (error) {
            if (!isAnswered && (error as Error).name === 'NoSuchKey') return undefined;
            if (!isAnswered || tried >= attempts) throw error;
          }
        }
      }),
    write: (path, content) => attempt(`Uploading ${path}`, () => put(path, content)),
    create: (path, content) =>
      attempt(`Writing ${path}`, async () => {
        try {
          await put(path, content, {IfNoneMatch: '*'});
          return 'created' as const;
        } catch (error) {
          const status = toStatus(error);
          if (status === 412 || status === 409) return 'taken' as const;
          if (status === 501 || (status === 400 && /NotImplemented|InvalidArgument|InvalidRequest/.test((error as Error).name))) return 'unsupported' as const;
          throw error;
        }
      }),
    remove: (path) =>
      attempt(`Deleting ${path}`, async () => {
        await client.send(new DeleteObjectCommand(toObject(path)));
      }),
    close: () => client.destroy(),
  };
}

/** An ETag without its quotes, which not every store sets alike. */
function toEtag(text: string): string {
  return text.replace(/^W\/|"/g, '');
}
