import { TextDecoder, TextEncoder } from "node:util";
import "../../web/texts/areas/index.ts";

/** What Mantine needs from a browser and jsdom lacks. A test may also run in plain Node, without a window. */
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
/** Newer browsers answer with a promise, older ones with nothing: an effect that hands it on would have it called at its end. */
if ("Element" in globalThis) Element.prototype.scrollIntoView = () => Promise.resolve();

/** jsdom hides Node's implementation. */
globalThis.structuredClone ??= <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
Object.assign(globalThis, { TextDecoder, TextEncoder });
