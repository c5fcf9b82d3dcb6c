import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type LocalServer, localServer } from "../../server/test-support/local-server.ts";

/**
 * A storage service that implements enough of the S3 protocol to store, return and remove objects, and rejects requests
 * without a valid signature (Signature Version 4, implemented here from its description instead of the client's own
 * code).
 */
export class S3Service {
	readonly objects = new Map<string, Buffer>();
	/** Rejected requests, and why. */
	readonly refused: string[] = [];
	/** While set, every request is answered with this status. */
	failing: number | null = null;
	readonly #server: LocalServer;
	readonly #keys: { readonly id: string; readonly secret: string };

	private constructor(keys: { readonly id: string; readonly secret: string }, server: LocalServer) {
		this.#keys = keys;
		this.#server = server;
	}

	static async start(keys: { readonly id: string; readonly secret: string }): Promise<S3Service> {
		const server = await localServer((request, response) => void service.#answer(request, response));
		const service: S3Service = new S3Service(keys, server);
		return service;
	}

	get address(): string {
		return this.#server.address;
	}

	stop(): Promise<void> {
		return this.#server.stop();
	}

	async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const parts: Buffer[] = [];
		for await (const part of request) parts.push(part as Buffer);
		const body = Buffer.concat(parts);
		const wrong = this.#wrongWith(request, body);
		if (wrong !== undefined) this.refused.push(wrong);
		if (this.failing !== null || wrong !== undefined) return fail(response, this.failing ?? 403, wrong ?? "InternalError");
		const key = decodeURIComponent(new URL(request.url ?? "", "http://localhost").pathname);
		if (request.method === "PUT") {
			this.objects.set(key, body);
			return void response.writeHead(200, { etag: `"${createHash("md5").update(body).digest("hex")}"` }).end();
		}
		if (request.method === "DELETE") {
			this.objects.delete(key);
			return void response.writeHead(204).end();
		}
		const found = this.objects.get(key);
		if (request.method !== "GET" || found === undefined) return fail(response, 404, "NoSuchKey");
		response.writeHead(200, { "content-length": found.length, "content-type": "application/octet-stream" }).end(found);
	}

	/** Undefined if the request is signed with the keys, over its method, address, headers and body. */
	#wrongWith(request: IncomingMessage, body: Buffer): string | undefined {
		const given =
			/^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
				request.headers.authorization ?? "",
			);
		if (given === null) return "AccessDenied";
		const [, id, day = "", region = "", signed = "", signature = ""] = given;
		const hash = String(request.headers["x-amz-content-sha256"]);
		if (id !== this.#keys.id) return "InvalidAccessKeyId";
		if (hash !== createHash("sha256").update(body).digest("hex")) return "XAmzContentSHA256Mismatch";
		const url = new URL(request.url ?? "", "http://localhost");
		const query = [...url.searchParams].map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).sort();
		const headers = signed.split(";").map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
		const canonical = [request.method, url.pathname, query.join("&"), headers.join(""), signed, hash].join("\n");
		const text = [
			"AWS4-HMAC-SHA256",
			request.headers["x-amz-date"],
			`${day}/${region}/s3/aws4_request`,
			createHash("sha256").update(canonical).digest("hex"),
		].join("\n");
		const sign = (key: string | Buffer, said: string) => createHmac("sha256", key).update(said).digest();
		const key = ["aws4_request"].reduce(
			sign as (key: Buffer, said: string) => Buffer,
			sign(sign(sign(`AWS4${this.#keys.secret}`, day), region), "s3"),
		);
		const expected = sign(key, text).toString("hex");
		return timingSafeEqual(Buffer.from(expected), Buffer.from(signature)) ? undefined : "SignatureDoesNotMatch";
	}
}

function fail(response: ServerResponse, status: number, code: string): void {
	response
		.writeHead(status, { "content-type": "application/xml" })
		.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
