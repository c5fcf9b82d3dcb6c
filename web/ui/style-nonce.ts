import { setNonce } from "get-nonce";

/** Reads the nonce that the server wrote into index.html; "" in development, where no policy is in force. */
export function styleNonce(): string {
	const content = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? "";
	return content.startsWith("__") ? "" : content;
}

/** Before the first render: the scroll lock of modals writes a style element of its own and asks get-nonce. */
export function applyStyleNonce(): void {
	const nonce = styleNonce();
	if (nonce) setNonce(nonce);
}
