import { beforeEach, describe, expect, it } from "@jest/globals";
import { beginWork, dropAllWork } from "../../../ui/kept/kept-work.ts";
import { changesBetween, type Draft, dropDraft, findDraft, keepDraft, withChanges } from "./draft.ts";

const draft: Draft = { synced: 5, mode: "view", savedAt: 1000, changes: { "A.one": { base: "was", mine: "typed" } } };

const at = (uuid: string, step: string, userId = "u-1") => ({ userId, uuid, step });

describe("a draft", () => {
	beforeEach(() => {
		sessionStorage.clear();
		localStorage.clear();
	});

	it("is kept per person, record and step", () => {
		keepDraft(at("record", "1"), draft);
		expect(findDraft(at("record", "1"))).toEqual(draft);
		expect(findDraft(at("record", "2"))).toBeNull();
		expect(findDraft(at("other", "1"))).toBeNull();
		expect(findDraft(at("record", "1", "u-2"))).toBeNull();
	});

	it("is there when the tab was closed, and another tab has its own", () => {
		keepDraft(at("record", "1"), draft);
		const ofThisTab = { ...draft, savedAt: 2000 };
		sessionStorage.clear();
		expect(findDraft(at("record", "1"))).toEqual(draft);
		keepDraft(at("record", "1"), ofThisTab);
		localStorage.setItem("laadstroom.draft.u-1.record.1", JSON.stringify(draft));
		expect(findDraft(at("record", "1"))).toEqual(ofThisTab);
		dropDraft(at("record", "1"));
		expect(findDraft(at("record", "1"))).toBeNull();
	});

	it("that is damaged counts as absent", () => {
		sessionStorage.setItem("laadstroom.draft.u-1.record.1", "{");
		expect(findDraft(at("record", "1"))).toBeNull();
		sessionStorage.setItem("laadstroom.draft.u-1.record.1", JSON.stringify({ synced: "5" }));
		expect(findDraft(at("record", "1"))).toBeNull();
	});

	it("is dropped by a save; signing out drops all of them and nothing else", () => {
		sessionStorage.setItem("other", "stays");
		keepDraft(at("record", "1"), draft);
		keepDraft(at("record", "2"), draft);
		dropDraft(at("record", "1"));
		expect(findDraft(at("record", "1"))).toBeNull();
		dropAllWork();
		expect(findDraft(at("record", "2"))).toBeNull();
		expect(sessionStorage.getItem("other")).toBe("stays");
		// At sign-out, the screen that closes tries to store its input, as it always does.
		expect(keepDraft(at("record", "2"), draft)).toBe(false);
		expect(findDraft(at("record", "2"))).toBeNull();
		beginWork();
		expect(keepDraft(at("record", "2"), draft)).toBe(true);
	});

	it("holds only what was changed, and restores it onto the current values", () => {
		const base = { A: { one: "was", two: "was" } };
		const changes = changesBetween(base, { A: { one: "typed", two: "was" } }, ["A.one", "A.two"]);
		expect(changes).toEqual({ "A.one": { base: "was", mine: "typed" } });
		expect(withChanges({ A: { one: "was", two: "new" } }, changes, "mine")).toEqual({ A: { one: "typed", two: "new" } });
	});

	it("of an emptied field survives being written as JSON", () => {
		const changes = changesBetween({ A: { one: "was" } }, { A: {} }, ["A.one"]);
		keepDraft(at("record", "1"), { ...draft, changes });
		expect(withChanges({ A: { one: "was" } }, findDraft(at("record", "1"))?.changes ?? {}, "mine")).toEqual({ A: {} });
	});
});
