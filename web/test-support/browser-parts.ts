/** What the router needs from a browser to load or navigate and jsdom lacks. Import before the router. */
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
// jsdom has the method, but it throws.
window.scrollTo = () => {};
// A growing text area measures itself again when a font has loaded.
Object.defineProperty(document, "fonts", { value: new EventTarget(), configurable: true });

export {};
