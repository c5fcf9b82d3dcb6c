/** What the router asks of a browser when it loads or navigates, and jsdom does not have. Import before the router. */
class PlainTextEncoder {
	readonly encoding = "utf-8";

	encode(text = ""): Uint8Array {
		const bytes = encodeURIComponent(text).replace(/%([0-9A-F]{2})/g, (_whole, hex: string) =>
			String.fromCharCode(Number.parseInt(hex, 16)),
		);
		return Uint8Array.from(bytes, (letter) => letter.charCodeAt(0));
	}
}

class PlainRequest {
	readonly url: string;
	readonly signal: AbortSignal | null;
	readonly method = "GET";
	readonly headers = new Headers();

	constructor(url: string, init: { readonly signal?: AbortSignal } = {}) {
		this.url = url;
		this.signal = init.signal ?? null;
	}
}

globalThis.TextEncoder ??= PlainTextEncoder as unknown as typeof TextEncoder;
globalThis.Request ??= PlainRequest as unknown as typeof Request;
// jsdom has the method and it throws.
window.scrollTo = () => {};
// A text area that grows measures itself again when a font has come.
Object.defineProperty(document, "fonts", { value: new EventTarget(), configurable: true });

export {};
