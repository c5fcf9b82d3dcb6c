import { setNonce } from "get-nonce";

/** The nonce that the server wrote into index.html; "" in development, where there is no policy. */
export function styleNonce(): string {
	const content = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? "";
	return content.startsWith("__") ? "" : content;
}

/**
 * Call before the first render: the scroll lock of dialogs creates its own style element with the nonce from get-nonce.
 */
export function applyStyleNonce(): void {
	const nonce = styleNonce();
	if (nonce) setNonce(nonce);
}
