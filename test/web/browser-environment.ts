import { TextDecoder, TextEncoder } from "node:util";
import "../../web/texts/areas/index.ts";

/** What Mantine asks of a browser and jsdom does not have. A test may also run in Node itself, which has no window. */
if (!globalThis.matchMedia) {
	globalThis.matchMedia = (query: string) =>
		({
			matches: false,
			media: query,
			onchange: null,
			addListener() {},
			removeListener() {},
			addEventListener() {},
			removeEventListener() {},
			dispatchEvent: () => false,
		}) as MediaQueryList;
}
globalThis.ResizeObserver ??= class {
	observe() {}
	unobserve() {}
	disconnect() {}
};
if ("Element" in globalThis) Element.prototype.scrollIntoView ??= () => {};

/** jsdom hides what Node has. */
globalThis.structuredClone ??= <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
Object.assign(globalThis, { TextDecoder, TextEncoder });
