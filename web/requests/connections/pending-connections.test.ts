import { afterEach, describe, expect, it } from "@jest/globals";
import { beginWork, dropAllWork } from "../../ui/kept/kept-work.ts";
import { addPending, dropPending, findPending } from "./kept-connections.ts";
import { afterChange, type PendingConnection, readPending, shownConnections, withoutChange } from "./pending-connections.ts";

const connect = (requestUuid: string): PendingConnection => ({ requestUuid, action: "connect" });
const disconnect = (requestUuid: string): PendingConnection => ({ requestUuid, action: "disconnect" });

afterEach(() => sessionStorage.clear());

describe("pending changes to a process's requests", () => {
	it("REA-439 of several for the same request the latest wins, and takes its place in the order", () => {
		const first = afterChange(afterChange([], connect("a"), ["b"]), disconnect("b"), ["b"]);
		expect(first).toEqual([connect("a"), disconnect("b")]);
		// Somebody else has connected "a" meanwhile, so disconnecting it is now a change.
		expect(afterChange(first, disconnect("a"), ["a", "b"])).toEqual([disconnect("b"), disconnect("a")]);
	});

	it("one that undoes an earlier one leaves nothing to send", () => {
		expect(afterChange([connect("a")], disconnect("a"), [])).toEqual([]);
		expect(afterChange([disconnect("b")], connect("b"), ["b"])).toEqual([]);
	});

	it("a change that was carried out is removed, a newer one for the same request stays", () => {
		expect(withoutChange([connect("a"), connect("b")], connect("a"))).toEqual([connect("b")]);
		expect(withoutChange([disconnect("a")], connect("a"))).toEqual([disconnect("a")]);
	});

	it("the list shows what is connected, to be connected and to be disconnected", () => {
		expect(shownConnections(["b", "c"], [connect("a"), disconnect("c"), connect("b")])).toEqual([
			{ requestUuid: "b", state: "connected" },
			{ requestUuid: "c", state: "disconnecting" },
			{ requestUuid: "a", state: "connecting" },
		]);
	});

	it("unreadable storage counts as empty", () => {
		for (const kept of [null, "{", "{}", "7", '[{"requestUuid":1,"action":"connect"},null,{"requestUuid":"a","action":"steal"}]']) {
			expect(readPending(kept)).toEqual([]);
		}
	});

	it("they are stored in this browser session per person and process, and removed on signing out", () => {
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

	it("says so if the browser can't store them, and keeps them for as long as the page is open", () => {
		const { setItem } = Storage.prototype;
		Storage.prototype.setItem = () => {
			throw new Error("full");
		};
		try {
			expect(addPending("u-3", { uuid: "p", connected: [] }, connect("a"))).toBe(false);
			expect(findPending("u-3", "p")).toEqual([connect("a")]);
		} finally {
			Storage.prototype.setItem = setItem;
		}
	});
});
