import { TextDecoder as NodeTextDecoder } from "node:util";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { connectApi } from "../api/connection.ts";
import type { ChangesTold } from "./change-events.ts";
import { followChanges } from "./follow-changes.ts";

// jsdom has none.
globalThis.TextDecoder ??= NodeTextDecoder as unknown as typeof TextDecoder;

/** A server whose streams the test writes. */
interface Stream {
	readonly path: string;
	say(event: string, data: unknown): void;
	/** Sends it in two parts, as a network may. */
	sayInParts(event: string, data: unknown): void;
	end(): void;
	readonly stopped: () => boolean;
}

let streams: Stream[] = [];
let status = 200;
const encode = (text: string) => Buffer.from(text);

function serve(): void {
	globalThis.fetch = (async (path: string, { signal }: RequestInit) => {
		if (status !== 200) return { status, body: null };
		const waiting: { done: boolean; value?: Uint8Array }[] = [];
		let take: (() => void) | undefined;
		let stopped = false;
		const give = (piece: { done: boolean; value?: Uint8Array }) => {
			waiting.push(piece);
			take?.();
		};
		const text = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
		streams.push({
			path,
			say: (event, data) => give({ done: false, value: encode(text(event, data)) }),
			sayInParts: (event, data) => {
				const whole = text(event, data);
				give({ done: false, value: encode(whole.slice(0, 20)) });
				give({ done: false, value: encode(whole.slice(20)) });
			},
			end: () => give({ done: true }),
			stopped: () => stopped,
		});
		const read = () =>
			new Promise((resolve, reject) => {
				take = () => {
					const piece = waiting.shift();
					if (piece === undefined) return;
					take = undefined;
					resolve(piece);
				};
				signal?.addEventListener("abort", () => {
					stopped = true;
					reject(new Error("aborted"));
				});
				take();
			});
		return { status: 200, body: { getReader: () => ({ read }) } };
	}) as unknown as typeof fetch;
}

/** The locks and channels of one browser, for several tabs. */
function browser() {
	const queue: (() => void)[] = [];
	let held = false;
	const next = () => {
		held = false;
		queue.shift()?.();
	};
	const request = (_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) =>
		new Promise<void>((done, refuse) => {
			const begin = () => {
				if (signal.aborted) return next();
				held = true;
				void work().then(() => {
					next();
					done();
				});
			};
			signal.addEventListener("abort", () => refuse(new Error("aborted")));
			if (held) queue.push(begin);
			else begin();
		});
	Object.defineProperty(navigator, "locks", { configurable: true, value: { request } });
	const channels = new Set<Channel>();
	class Channel {
		onmessage: ((event: { data: unknown }) => void) | null = null;
		constructor() {
			channels.add(this);
		}
		postMessage(data: unknown) {
			for (const other of channels) if (other !== this) other.onmessage?.({ data });
		}
		close() {
			channels.delete(this);
		}
	}
	globalThis.BroadcastChannel = Channel as unknown as typeof BroadcastChannel;
}

const ends: (() => void)[] = [];
function tab(knownUpTo?: number): { readonly told: ChangesTold[]; readonly close: () => void } {
	const told: ChangesTold[] = [];
	const close = followChanges({ name: "tabs", knownUpTo: () => knownUpTo, onTold: (each) => told.push(each) });
	ends.push(close);
	return { told, close };
}
const settle = () => jest.advanceTimersByTimeAsync(0);
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const first = { uuid: "a", synced: 5 };

beforeEach(() => {
	jest.useFakeTimers();
	jest.spyOn(Math, "random").mockReturnValue(0.5);
	streams = [];
	status = 200;
	connectApi({ tenant: "alfa", apiKey: "key", accessToken: async () => "token" });
	browser();
	serve();
});
afterEach(() => {
	for (const end of ends.splice(0)) end();
	Reflect.deleteProperty(navigator, "locks");
	jest.restoreAllMocks();
	jest.useRealTimers();
});

describe("following what changes", () => {
	it("one tab listens for all, from where the data on screen ends, and when it closes the next goes on from where that was", async () => {
		const [one, two] = [tab(3), tab(3)];
		await settle();
		expect(streams.map(({ path }) => path)).toEqual(["/api/v1/alfa/changes?after=3"]);
		streams[0]?.say("listening", { at: 4 });
		streams[0]?.sayInParts("changes", { at: 5, realisation: [first] });
		await settle();
		for (const { told } of [one, two]) expect(told).toEqual([{ at: 5, of: { realisations: [first] } }]);
		one.close();
		await pass(10);
		expect(streams.map(({ path }) => path)).toEqual(["/api/v1/alfa/changes?after=3", "/api/v1/alfa/changes?after=5"]);
		expect(streams[0]?.stopped()).toBe(true);
		streams[1]?.say("changes", { at: 6, request: null });
		await settle();
		expect([one.told.length, two.told.at(-1)]).toEqual([1, { at: 6, of: { requests: null } }]);
	});

	it("tells every tab of comments alone", async () => {
		const [one, two] = [tab(3), tab(3)];
		await settle();
		streams[0]?.say("changes", { at: 5, realisationComment: [first], requestComment: null });
		await settle();
		for (const { told } of [one, two]) expect(told).toEqual([{ at: 5, of: {}, comments: { realisation: [first], request: null } }]);
	});

	it("makes up for what was told before a tab began to hear, and tells nothing to one that has it", async () => {
		const leader = tab(3);
		await settle();
		streams[0]?.say("changes", { at: 5, realisation: [first] });
		await settle();
		const [late, current] = [tab(3), tab(5)];
		await settle();
		const all = { of: { realisations: null, requests: null }, comments: { realisation: null, request: null } };
		expect([leader.told.length, late.told, current.told]).toEqual([1, [{ at: 5, ...all }], []]);
	});

	it("listens again within seconds when the server stops or goes away", async () => {
		tab();
		await settle();
		streams[0]?.say("listening", { at: 4 });
		streams[0]?.say("stopping", {});
		streams[0]?.end();
		await pass(3_000);
		expect(streams).toHaveLength(2);
	});

	it("leaves a server in peace that refuses, and one that says it is enough", async () => {
		status = 403;
		tab();
		await settle();
		status = 200;
		await pass(60_000);
		expect(streams).toHaveLength(0);
		await pass(10 * 60_000);
		expect(streams).toHaveLength(1);
		streams[0]?.say("enough", {});
		streams[0]?.end();
		await pass(60_000);
		expect(streams).toHaveLength(1);
	});

	it("gives up for a while where something between holds the answer back, and leaves it to the interval", async () => {
		tab();
		await pass(10_000);
		expect(streams[0]?.stopped()).toBe(true);
		await pass(5 * 60_000);
		expect(streams).toHaveLength(1);
	});

	it("comes back when a connection turns out to be dead", async () => {
		tab();
		await settle();
		streams[0]?.say("listening", { at: 4 });
		await pass(20_000);
		expect(streams[0]?.stopped()).toBe(true);
		await pass(3_000);
		expect(streams).toHaveLength(2);
	});

	it("takes what it does not know for nothing, and does without where a browser has no locks", async () => {
		const one = tab();
		await settle();
		streams[0]?.say("listening", { at: 4 });
		streams[0]?.say("something", { at: 7 });
		streams[0]?.say("changes", { other: true });
		streams[0]?.say("changes", { at: 8, realisation: [first] });
		await settle();
		expect(one.told.map(({ at }) => at)).toEqual([8]);
		one.close();
		Reflect.deleteProperty(navigator, "locks");
		tab();
		await pass(60_000);
		expect(streams).toHaveLength(1);
	});
});
