import { describe, expect, it } from "@jest/globals";
import type { TagEntry } from "../tenants/tenant-configuration.ts";
import { addEntry, addedSince, countEdits, editEntry, entriesToSend, noEdits, rebased, viewsOf } from "./entry-edits.ts";

const entry = (uuid: string, label: string, synced: number, changes: Partial<TagEntry> = {}): TagEntry => ({
	uuid,
	label,
	synced,
	enabled: true,
	request: true,
	process: true,
	deleted_at: null,
	...changes,
});

describe("changes of a list that are not stored yet", () => {
	it("keep the instant they began at, also when the list is brought anew meanwhile: then the server can tell a conflict", () => {
		const before = [entry("a", "Een", 5), entry("b", "Twee", 7)];
		const begun = editEntry(noEdits, before, "a", { label: "Een!" });
		const anew = [entry("a", "Van de ander", 20), entry("b", "Twee", 7)];
		const further = editEntry(begun, anew, "b", { enabled: false });
		expect(further.since).toBe(7);
		expect(viewsOf(anew, further).find(({ uuid }) => uuid === "a")).toMatchObject({
			fields: { label: "Een!" },
			theirs: { label: "Van de ander" },
		});
		expect(rebased(further, anew).since).toBe(20);
	});

	it("that were added while others were being saved are still to be saved", () => {
		const sent = addEntry(noEdits, "n1", "Eerst");
		const now = addEntry(sent, "n2", "Intussen");
		expect(addedSince(now, sent).fresh).toMatchObject([{ uuid: "n2", fields: { label: "Intussen" } }]);
	});

	it("that somebody else made alike are done, and one given up leaves nothing behind", () => {
		const begun = editEntry(editEntry(noEdits, [entry("a", "Een", 5)], "a", { label: "Twee" }), [entry("a", "Een", 5)], "a", {
			enabled: false,
		});
		expect(countEdits(rebased(begun, [entry("a", "Twee", 9, { enabled: false })]))).toBe(0);
		expect(editEntry(begun, [entry("a", "Een", 5)], "a", { label: "Een", enabled: true })).toEqual(noEdits);
	});

	it("are sent alone: new ones in the order they were added, then those that changed; a removed one is not shown after it is stored", () => {
		const list = [entry("a", "Een", 5), entry("b", "Twee", 6), entry("c", "Weg", 7, { deleted_at: 7 })];
		const edits = editEntry(addEntry(addEntry(noEdits, "n1", " Nieuw "), "n2", "Nieuwer"), list, "b", { removed: true });
		expect(entriesToSend(edits).map(({ uuid, label, removed }) => [uuid, label, removed])).toEqual([
			["n1", "Nieuw", false],
			["n2", "Nieuwer", false],
			["b", "Twee", true],
		]);
		expect(viewsOf(list, edits).map(({ uuid }) => uuid)).toEqual(["n2", "n1", "a", "b"]);
	});
});
