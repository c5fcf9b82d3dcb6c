import { type FileRecord, mediaTypeOf } from "../../engine/index.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { problemIn } from "../api/read-problem.ts";

interface Sending {
	readonly link: string;
	readonly bytes: Blob;
	readonly extension: string;
	/** Whole percents; 100 only once the server has everything. */
	readonly onProgress: (percent: number) => void;
	readonly signal: AbortSignal;
}

/**
 * Sends a file to its upload link and gives what the server makes of it; an `ApiProblem` says why it was refused. By the older way of asking: only
 * that tells how far it is.
 */
export function putBytes({ link, bytes, extension, onProgress, signal }: Sending): Promise<FileRecord> {
	return new Promise((resolve, reject) => {
		const call = new XMLHttpRequest();
		call.open("PUT", link);
		call.setRequestHeader("content-type", mediaTypeOf(extension) ?? "application/octet-stream");
		call.upload.onprogress = ({ loaded, total }) => onProgress(Math.min(99, Math.floor((100 * loaded) / Math.max(1, total))));
		call.onload = () => {
			const file = call.status === 200 ? fileIn(call.responseText) : undefined;
			if (file?.uploaded === true) resolve(file);
			else reject(problemIn(call.responseText, call.status, "PUT"));
		};
		call.onerror = () => reject(new ApiProblem({ status: 0, code: "unreachable", message: "", errors: [], method: "PUT" }));
		call.onabort = () => reject(new DOMException("the upload was cancelled", "AbortError"));
		signal.addEventListener("abort", () => call.abort(), { once: true });
		if (signal.aborted) reject(new DOMException("the upload was cancelled", "AbortError"));
		else call.send(bytes);
	});
}

function fileIn(text: string): FileRecord | undefined {
	try {
		return (JSON.parse(text) as { readonly data?: FileRecord }).data;
	} catch {
		return undefined;
	}
}
