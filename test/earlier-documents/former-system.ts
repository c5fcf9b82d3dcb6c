import type { IncomingMessage, ServerResponse } from "node:http";
import { localServer } from "../../server/test-support/local-server.ts";

export interface FormerSystem {
	/** Endpoint that returns addresses of documents. */
	readonly documents: string;
	/** Endpoint that returns upload addresses. */
	readonly upload: string;
	/** Calls received: the path, the token and the body. */
	readonly asked: { readonly path: string; readonly authorization: string; readonly body: unknown }[];
	/** Uploads received, by path: type and bytes. */
	readonly taken: Map<string, { readonly type: string; readonly bytes: Buffer }>;
	/** Replaces its next response. */
	misbehave: ((response: ServerResponse) => void) | null;
	stop(): Promise<void>;
}

/**
 * The former system as seen by pages of another origin: a service for document addresses, one for uploads, and their
 * storage.
 */
export async function startFormerSystem(): Promise<FormerSystem> {
	const { address, stop } = await localServer((request, response) => void answer(request, response));
	const system: FormerSystem = {
		documents: `${address}/document-url`,
		upload: `${address}/backoffice-upload`,
		asked: [],
		taken: new Map(),
		misbehave: null,
		stop,
	};

	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const { method = "GET", url: path = "/", headers } = request;
		const bytes = await bytesOf(request);
		response.setHeader("access-control-allow-origin", headers.origin ?? "*");
		response.setHeader("access-control-allow-headers", "authorization, content-type");
		response.setHeader("access-control-allow-methods", "POST, PUT, GET");
		if (method === "OPTIONS") return void response.writeHead(204).end();
		if (method === "PUT") {
			system.taken.set(path, { type: headers["content-type"] ?? "", bytes });
			return void response.writeHead(200).end();
		}
		if (method === "GET") {
			response.setHeader("content-disposition", 'attachment; filename="oud plan.pdf"');
			return void response.end("%PDF-oud");
		}
		const misbehave = system.misbehave;
		system.misbehave = null;
		if (misbehave !== null) return misbehave(response);
		if (!headers.authorization?.startsWith("Bearer ")) return void response.writeHead(401).end();
		const body = JSON.parse(bytes.toString("utf8")) as Readonly<Record<string, unknown>>;
		system.asked.push({ path, authorization: headers.authorization, body });
		const place = `${address}/storage/${String(body.casefull)}/${String(body.doctype)}/${String(body.index)}`;
		response.setHeader("content-type", "application/json");
		response.end(JSON.stringify(path === "/document-url" ? { downloadURL: place, filename: "oud plan.pdf" } : { uploadURL: place }));
	}
	return system;
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk as Buffer);
	return Buffer.concat(chunks);
}
