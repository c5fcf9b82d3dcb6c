import { notifyFailure, notifySuccess } from "../../api/notify.ts";
import { text } from "../../texts/text.ts";
import "../../texts/areas/controls.ts";

/** Puts the address of this page on the clipboard, and says so. */
export async function copyAddress(): Promise<void> {
	try {
		await navigator.clipboard.writeText(window.location.href);
		notifySuccess(text("link.copied"));
	} catch {
		notifyFailure(text("link.notCopied"));
	}
}
