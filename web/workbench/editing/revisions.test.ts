import { describe, expect, it } from "@jest/globals";
import { Revisions } from "./revisions.ts";

const settled = async (promise: Promise<void>): Promise<boolean> => {
	let done = false;
	void promise.then(() => (done = true));
	await Promise.resolve();
	await Promise.resolve();
	return done;
};

describe("the revision on which an edit is made", () => {
	it("is the one that is shown with what its maker wrote since, whatever a colleague made of it", () => {
		const revisions = new Revisions("1");
		revisions.written("1", "2");
		revisions.written("2", "3");
		expect(revisions.after("1")).toBe("3");
		// The fifth was a colleague's: an edit based on it does not follow from the revision that is shown.
		revisions.written("5", "6");
		expect([revisions.after("1"), revisions.after("5")]).toEqual(["3", "6"]);
	});

	it("is waited for until it is shown, or until nothing is shown for too long", async () => {
		const revisions = new Revisions("1");
		expect(await settled(revisions.untilShown("1"))).toBe(true);
		const shown = revisions.untilShown("2");
		expect(await settled(shown)).toBe(false);
		revisions.show("2");
		expect(await settled(shown)).toBe(true);
		await revisions.untilShown("3", 1);
		// Of several own edits the last one counts; a revision after it includes it.
		revisions.written("2", "3");
		revisions.written("3", "4");
		const [last, middle] = [revisions.untilShown("4"), revisions.untilShown("3")];
		revisions.show("3");
		expect([await settled(middle), await settled(last)]).toEqual([true, false]);
		const skipped = revisions.untilShown("4");
		revisions.show("5");
		expect([await settled(last), await settled(skipped)]).toEqual([true, true]);
	});
});
