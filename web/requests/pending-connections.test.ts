import { afterEach, describe, expect, it } from "@jest/globals";
import { beginWork, dropAllWork } from "../ui/kept-work.ts";
import { addPending, dropPending, findPending } from "./kept-connections.ts";
import { afterChange, type PendingConnection, readPending, shownConnections, withoutChange } from "./pending-connections.ts";

const connect = (requestUuid: string): PendingConnection => ({ requestUuid, action: "connect" });
const disconnect = (requestUuid: string): PendingConnection => ({ requestUuid, action: "disconnect" });

afterEach(() => sessionStorage.clear());

describe("changes to the requests of a process", () => {
	it("REA-439 of several for the same request the latest wins, and takes its place in the order", () => {
		const first = afterChange(afterChange([], connect("a"), ["b"]), disconnect("b"), ["b"]);
		expect(first).toEqual([connect("a"), disconnect("b")]);
		// "a" was connected by somebody else meanwhile: now letting it go is a change.
		expect(afterChange(first, disconnect("a"), ["a", "b"])).toEqual([disconnect("b"), disconnect("a")]);
	});

	it("one that takes an earlier back leaves nothing to send", () => {
		expect(afterChange([connect("a")], disconnect("a"), [])).toEqual([]);
		expect(afterChange([disconnect("b")], connect("b"), ["b"])).toEqual([]);
	});

	it("a change that was carried out goes, a newer one for the same request stays", () => {
		expect(withoutChange([connect("a"), connect("b")], connect("a"))).toEqual([connect("b")]);
		expect(withoutChange([disconnect("a")], connect("a"))).toEqual([disconnect("a")]);
	});

	it("the list shows what is connected, what comes in and what goes out", () => {
		expect(shownConnections(["b", "c"], [connect("a"), disconnect("c"), connect("b")])).toEqual([
			{ requestUuid: "b", state: "connected" },
			{ requestUuid: "c", state: "disconnecting" },
			{ requestUuid: "a", state: "connecting" },
		]);
	});

	it("what can't be read is nothing", () => {
		for (const kept of [null, "{", "{}", "7", '[{"requestUuid":1,"action":"connect"},null,{"requestUuid":"a","action":"steal"}]']) {
			expect(readPending(kept)).toEqual([]);
		}
	});

	it("they are kept in this browser session per person and process, and wiped at sign-out", () => {
		const process = { uuid: "p", connected: [] };
		addPending("u-1", process, connect("a"));
		addPending("u-1", process, connect("b"));
		addPending("u-2", process, connect("c"));
		expect(findPending("u-1", "p")).toEqual([connect("a"), connect("b")]);
		expect(findPending("u-1", "other")).toEqual([]);
		dropPending("u-1", "p", connect("a"));
		expect(findPending("u-1", "p")).toEqual([connect("b")]);
		dropAllWork();
		expect([...findPending("u-1", "p"), ...findPending("u-2", "p")]).toEqual([]);
		beginWork();
	});

	it("says so when the browser keeps nothing", () => {
		const { setItem } = Storage.prototype;
		Storage.prototype.setItem = () => {
			throw new Error("full");
		};
		try {
			expect(addPending("u-3", { uuid: "p", connected: [] }, connect("a"))).toBe(false);
			expect(findPending("u-3", "p")).toEqual([]);
		} finally {
			Storage.prototype.setItem = setItem;
		}
	});
});
