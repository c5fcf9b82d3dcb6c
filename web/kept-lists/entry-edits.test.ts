import { describe, expect, it } from "@jest/globals";
import type { ListEntry } from "../tenants/tenant-configuration.ts";
import { addEntry, addedSince, countEdits, editEntry, entriesToSend, newLabelProblem, noEdits, rebased, viewsOf } from "./entry-edits.ts";

const entry = (uuid: string, label: string, synced: number, changes: Partial<ListEntry> = {}): ListEntry => ({
	uuid,
	label,
	synced,
	enabled: true,
	request: true,
	process: true,
	deleted_at: null,
	...changes,
});

describe("unsaved changes to a list", () => {
	it("keep the instant they began at, even if the list is refreshed meanwhile, so that the server can detect a conflict", () => {
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

	it("added during a save are still to be saved", () => {
		const sent = addEntry(noEdits, "n1", "Eerst");
		const now = addEntry(sent, "n2", "Intussen");
		expect(addedSince(now, sent).fresh).toMatchObject([{ uuid: "n2", fields: { label: "Intussen" } }]);
	});

	it("take no word that is there already, be it stored, renamed or just added", () => {
		const list = [entry("a", "Spoed", 5), entry("b", "Oud", 6)];
		const edits = editEntry(addEntry(noEdits, "n1", "haast"), list, "b", { label: "Nieuw" });
		for (const kept of ["tags", "pids"] as const) {
			const said = ["spoed", "Haast", " nieuw", "Oud"].map((label) => newLabelProblem(list, edits, kept, label));
			expect(said).toEqual(["'Spoed' staat al in de lijst", "'haast' staat al in de lijst", "'Nieuw' staat al in de lijst", null]);
		}
	});

	it("that somebody else made identically are done, and a reverted one leaves nothing behind", () => {
		const begun = editEntry(editEntry(noEdits, [entry("a", "Een", 5)], "a", { label: "Twee" }), [entry("a", "Een", 5)], "a", {
			enabled: false,
		});
		expect(countEdits(rebased(begun, [entry("a", "Twee", 9, { enabled: false })]))).toBe(0);
		expect(editEntry(begun, [entry("a", "Een", 5)], "a", { label: "Een", enabled: true })).toEqual(noEdits);
	});

	it("are sent on their own: new ones in the order they were added, then changed ones; a removed one is not shown after it is stored", () => {
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
