import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { FastifyInstance } from "fastify";
import type { FileRecord } from "../../engine/index.ts";
import type { Reply, TestPerson } from "./test-person.ts";

/** Bytes of a file in test/files. */
export function sample(name: string): Buffer {
	return readFileSync(resolve("test/files", name));
}

/** Sends bytes to an upload link anonymously. */
export async function putBytes(
	app: FastifyInstance,
	link: string,
	bytes: Buffer,
	headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly text: string; readonly file: FileRecord }> {
	const answer = await app.inject({ method: "PUT", url: linkPath(link), payload: bytes, headers });
	const { data } = (answer.body === "" ? {} : answer.json()) as { data: FileRecord };
	return { status: answer.statusCode, text: answer.body, file: data };
}

/** A link without the address of the deployment. */
export function linkPath(link: string): string {
	const { pathname, search } = new URL(link);
	return pathname + search;
}

export interface NewFile {
	readonly filename?: string;
	readonly extension?: string;
	readonly category?: string;
}

export interface Registered {
	readonly reply: Reply;
	readonly file: FileRecord;
	readonly link: string;
}

/** Requests an upload link. */
export async function register(person: TestPerson, process: string, file: NewFile = {}): Promise<Registered> {
	const body = { filename: "plan", extension: "pdf", category: "ParkingSpots", ...file };
	const reply = await person.post(`processes/realisation/${process}/files/upload-link`, body);
	const { file: registered, link } = (reply.body.data ?? {}) as unknown as { file: FileRecord; link: string };
	return { reply, file: registered, link };
}

/** A file of the process with these bytes, uploaded. */
export async function upload(
	app: FastifyInstance,
	person: TestPerson,
	process: string,
	file: NewFile = {},
	bytes = sample("inrichtingsplan.pdf"),
): Promise<FileRecord> {
	const { reply, link } = await register(person, process, file);
	if (reply.status !== 200) throw new Error(reply.text);
	const sent = await putBytes(app, link, bytes);
	if (sent.status !== 200) throw new Error(sent.text);
	return sent.file;
}

/** Link to the bytes of a file. */
export async function downloadLink(person: TestPerson, uuid: string): Promise<string> {
	const reply = await person.get(`files/${uuid}/download-link`);
	if (reply.status !== 200) throw new Error(reply.text);
	return (reply.body.data as unknown as { link: string }).link;
}
