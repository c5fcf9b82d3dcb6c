import { keptPage, PageRealm } from "../../modules/kept-page.mjs";

/** Globals of Node that the server needs: jsdom lacks them, or has its own, which Node's modules do not accept. */
const ofNode = {
	...{ ArrayBuffer, Uint8Array, TextDecoder, TextEncoder, URL, URLSearchParams },
	...{ Blob, Headers, Response, fetch, structuredClone, queueMicrotask },
	...{ ReadableStream, WritableStream, TransformStream, CompressionStream, DecompressionStream, MessageChannel, MessagePort },
};

/** Node's timers, which do not keep the server alive, and which end with the page. */
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

/** The timers of the running file. */
let page = timersOfPage();

/** A jsdom page and the whole server in one realm: screens on real responses, without a browser. */
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
