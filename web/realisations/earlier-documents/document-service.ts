import { objectOf } from "../../../engine/index.ts";
import { currentConnection } from "../../api/connection.ts";

/** A document in the former system, identified by its number and category within the case. */
export interface EarlierDocument {
	readonly ref: string;
	readonly uuid: string;
	/** Full case reference. */
	readonly casefull: string;
	readonly index: number;
	/** File category. */
	readonly doctype: string;
}

interface DocumentUrl {
	readonly downloadURL: string;
	readonly filename: string;
}

/** Timeout in milliseconds. Both services only hand out a URL, so they should be quick. */
const timeoutMs = 15_000;

/** Where the document can be downloaded, and its file name. Throws if the service gives no valid answer. */
export async function getDocumentUrl(service: string, { ref, uuid, casefull, index, doctype }: EarlierDocument): Promise<DocumentUrl> {
	const { downloadURL, filename } = await postJson(service, { ref, uuid, casefull, index, doctype });
	if (!isWebAddress(downloadURL) || typeof filename !== "string") throw new Error("the document service gave no address");
	return { downloadURL, filename };
}

/** Uploads a file to the former system. Throws if it is refused. */
export async function uploadToBackoffice(service: string, document: EarlierDocument, file: Blob): Promise<void> {
	const { ref, uuid, casefull, index, doctype } = document;
	const { uploadURL } = await postJson(service, { ref, uuid, casefull, index, doctype, type: file.type });
	if (!isWebAddress(uploadURL)) throw new Error("the backoffice gave no address");
	const answer = await fetch(uploadURL, {
		method: "PUT",
		body: file,
		headers: { "content-type": file.type },
		credentials: "omit",
		redirect: "error",
	});
	if (!answer.ok) throw new Error(`the document was not taken: ${answer.status}`);
}

async function postJson(service: string, body: object): Promise<Readonly<Record<string, unknown>>> {
	const token = await currentConnection().accessToken();
	if (token === null) throw new Error("nobody is signed in any more");
	const answer = await fetch(service, {
		method: "POST",
		headers: { authorization: `Bearer ${token}`, "content-type": "application/json", accept: "application/json" },
		body: JSON.stringify(body),
		credentials: "omit",
		// A redirect would send the token to another origin.
		redirect: "error",
		signal: AbortSignal.timeout(timeoutMs),
	});
	if (!answer.ok) throw new Error(`the service for documents: ${answer.status}`);
	return objectOf(await answer.json());
}

/** Rules out javascript: and data: URLs, which would run in the page. */
function isWebAddress(address: unknown): address is string {
	return typeof address === "string" && URL.canParse(address) && ["https:", "http:"].includes(new URL(address).protocol);
}
