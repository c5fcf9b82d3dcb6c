import { keptPage, PageRealm } from "../../modules/kept-page.mjs";

/** Of Node, and what the server is made of: jsdom has none of them, or its own that Node's modules do not take for theirs. */
const ofNode = {
	...{ ArrayBuffer, Uint8Array, TextDecoder, TextEncoder, URL, URLSearchParams },
	...{ Blob, Headers, Response, fetch, structuredClone, queueMicrotask },
	...{ ReadableStream, WritableStream, TransformStream, CompressionStream, DecompressionStream, MessageChannel, MessagePort },
};

/** Timers of Node, which the server lets go of, and which end with the page. */
function timersOfPage() {
	const running = new Set();
	const kept =
		(start) =>
		(...given) => {
			const timer = start(...given);
			running.add(timer);
			return timer;
		};
	return {
		timers: { setTimeout: kept(setTimeout), setInterval: kept(setInterval), clearTimeout, clearInterval },
		end: () => {
			for (const timer of running) clearTimeout(timer);
		},
	};
}

/** Of the file that runs. */
let page = timersOfPage();

/** A page of jsdom and the whole server in one realm: screens above real answers, without a browser. */
class BrowserBesideServer extends PageRealm {
	globalsOf() {
		page = timersOfPage();
		return { ...ofNode, ...super.globalsOf(), ...page.timers, crypto };
	}

	async teardown() {
		page.end();
		await super.teardown();
	}

	exportConditions() {
		return ["node", "node-addons"];
	}
}

export default keptPage(BrowserBesideServer);
