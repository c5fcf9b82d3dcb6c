import type { S3Client } from "@aws-sdk/client-s3";
import { type FileKey, type FileStorage, pathOf } from "./file-storage.ts";

interface S3Settings {
	readonly bucket: string;
	/** Address of a service with the same protocol; null for Amazon's own. */
	readonly endpoint: string | null;
	readonly region: string;
	readonly accessKeyId: string;
	readonly secretAccessKey: string;
}

type Library = typeof import("@aws-sdk/client-s3");

/** Time limit for one answer of the service, in milliseconds, and the number of tries. */
const patienceMs = 20_000;
const tries = 3;

/** Files in a bucket. The client library is large and lazy-loaded: a deployment that keeps files on disk never loads it. */
export class S3Storage implements FileStorage {
	readonly #settings: S3Settings;
	#opened: Promise<{ readonly library: Library; readonly client: S3Client }> | undefined;

	constructor(settings: S3Settings) {
		this.#settings = settings;
	}

	async put(key: FileKey, bytes: Buffer): Promise<void> {
		const { library, client } = await this.#open();
		const object = { ...this.#place(key), Body: bytes, ContentLength: bytes.length, ContentType: "application/octet-stream" };
		await client.send(new library.PutObjectCommand(object), { abortSignal: AbortSignal.timeout(patienceMs * tries) });
	}

	async get(key: FileKey): Promise<Buffer | undefined> {
		const { library, client } = await this.#open();
		try {
			const answer = await client.send(new library.GetObjectCommand(this.#place(key)), {
				abortSignal: AbortSignal.timeout(patienceMs * tries),
			});
			return answer.Body === undefined ? undefined : Buffer.from(await answer.Body.transformToByteArray());
		} catch (failure) {
			if (failure instanceof library.NoSuchKey || failure instanceof library.NotFound) return undefined;
			throw failure;
		}
	}

	async remove(key: FileKey): Promise<void> {
		const { library, client } = await this.#open();
		await client.send(new library.DeleteObjectCommand(this.#place(key)), { abortSignal: AbortSignal.timeout(patienceMs * tries) });
	}

	/** Objects are created atomically: there is nothing to tidy. */
	async tidy(): Promise<void> {}

	#place(key: FileKey): { readonly Bucket: string; readonly Key: string } {
		return { Bucket: this.#settings.bucket, Key: `files/${pathOf(key)}` };
	}

	#open() {
		this.#opened ??= import("@aws-sdk/client-s3").then((library) => {
			const { endpoint, region, accessKeyId, secretAccessKey } = this.#settings;
			const client = new library.S3Client({
				region,
				credentials: { accessKeyId, secretAccessKey },
				...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
				maxAttempts: tries,
				// Not all services other than Amazon's support the newer checksums.
				requestChecksumCalculation: "WHEN_REQUIRED",
				responseChecksumValidation: "WHEN_REQUIRED",
				requestHandler: { requestTimeout: patienceMs, connectionTimeout: 5000 },
			});
			return { library, client };
		});
		return this.#opened;
	}
}
