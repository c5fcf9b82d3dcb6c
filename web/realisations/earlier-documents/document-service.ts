import { currentConnection } from "../../api/connection.ts";

/** A document of a case in the former system: its number within the case, and its kind. */
export interface EarlierDocument {
	readonly ref: string;
	readonly uuid: string;
	/** Full reference of the case. */
	readonly casefull: string;
	readonly index: number;
	/** Category of the file. */
	readonly doctype: string;
}

export interface DocumentUrl {
	readonly downloadURL: string;
	readonly filename: string;
}

/** Milliseconds; both services only give out an address. */
const patienceMs = 15_000;

/** Where the document can be fetched now, and what its file is called. Throws when the service does not say so. */
export async function getDocumentUrl(service: string, { ref, uuid, casefull, index, doctype }: EarlierDocument): Promise<DocumentUrl> {
	const { downloadURL, filename } = await ask(service, { ref, uuid, casefull, index, doctype });
	if (!isWebAddress(downloadURL) || typeof filename !== "string") throw new Error("the document service gave no address");
	return { downloadURL, filename };
}

/** Sends a file to the former system as the document. Throws when it was not taken. */
export async function uploadToBackoffice(service: string, document: EarlierDocument, file: Blob): Promise<void> {
	const { ref, uuid, casefull, index, doctype } = document;
	const { uploadURL } = await ask(service, { ref, uuid, casefull, index, doctype, type: file.type });
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

async function ask(service: string, body: object): Promise<Readonly<Record<string, unknown>>> {
	const token = await currentConnection().accessToken();
	if (token === null) throw new Error("nobody is signed in any more");
	const answer = await fetch(service, {
		method: "POST",
		headers: { authorization: `Bearer ${token}`, "content-type": "application/json", accept: "application/json" },
		body: JSON.stringify(body),
		credentials: "omit",
		// An address elsewhere would be shown the token.
		redirect: "error",
		signal: AbortSignal.timeout(patienceMs),
	});
	if (!answer.ok) throw new Error(`the service for documents: ${answer.status}`);
	const given: unknown = await answer.json();
	return typeof given === "object" && given !== null ? (given as Record<string, unknown>) : {};
}

/** Nothing that would run in the page. */
function isWebAddress(address: unknown): address is string {
	return typeof address === "string" && URL.canParse(address) && ["https:", "http:"].includes(new URL(address).protocol);
}
