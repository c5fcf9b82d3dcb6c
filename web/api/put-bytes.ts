import { mediaTypeOf } from "../../engine/index.ts";
import { ApiProblem } from "./api-problem.ts";
import type { AnswerOf, DataOf } from "./operation.ts";
import { problemIn } from "./read-problem.ts";

interface Sending {
	readonly link: string;
	readonly bytes: Blob;
	readonly extension: string;
	/** Whole percentages; 100 only once the server has everything. */
	readonly onProgress: (percent: number) => void;
	readonly signal: AbortSignal;
}

/**
 * Uploads a file to its link and returns the server's record of it. Rejects with an `ApiProblem` that says why it was
 * refused. Uses XMLHttpRequest, because `fetch` reports no upload progress.
 */
export function putBytes({ link, bytes, extension, onProgress, signal }: Sending): Promise<DataOf<"uploadFile">> {
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

function fileIn(text: string): DataOf<"uploadFile"> | undefined {
	try {
		const { data }: Partial<AnswerOf<"uploadFile">> = JSON.parse(text);
		return data;
	} catch {
		return undefined;
	}
}
