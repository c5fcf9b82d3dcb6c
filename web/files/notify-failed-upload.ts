import { notifyFailure, notifyWarning } from "../api/notify.ts";
import { text } from "../texts/text.ts";

/** Names the file: failures with the same text share one notification, and each file has to be reported. */
export function notifyFailedUpload(name: string, reason: string): void {
	notifyFailure(text("files.upload.failed.title"), text("files.upload.failed.of", { name, reason }));
}

/** Reports that a file did not arrive and was not retried. */
export function notifyLeftUpload(name: string): void {
	notifyWarning(text("files.upload.left.title"), text("files.upload.left", { name }));
}
