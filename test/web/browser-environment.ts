import { TextDecoder, TextEncoder } from "node:util";
import "../../web/texts/areas/index.ts";

/** Browser features that Mantine needs and jsdom lacks. A test may also run in plain Node, without a window. */
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
/** Newer browsers return a promise, older ones nothing: an effect that returns it would have it called as a clean-up. */
if ("Element" in globalThis) Element.prototype.scrollIntoView = () => Promise.resolve();

/** jsdom hides Node's implementation. */
globalThis.structuredClone ??= <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
Object.assign(globalThis, { TextDecoder, TextEncoder });
