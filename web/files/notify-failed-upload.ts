import { notifyFailure, notifyWarning } from "../api/notify.ts";
import { text } from "../texts/text.ts";

/** Names the file: failures that say the same are one notification, and each file is to be told. */
export function notifyFailedUpload(name: string, reason: string): void {
	notifyFailure(text("files.upload.failed.title"), text("files.upload.failed.of", { name, reason }));
}

/** Tells that a file did not arrive and was not tried again. */
export function notifyLeftUpload(name: string): void {
	notifyWarning(text("files.upload.left.title"), text("files.upload.left", { name }));
}
