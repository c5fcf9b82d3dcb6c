import { expect, it } from "@jest/globals";
import type { RealisationEvent } from "../../../../engine/index.ts";
import { stepProcess } from "../../../test-support/step-process.ts";
import { undoingText } from "./event-sentence.ts";
import "../../../texts/areas/index.ts";

it("what took back each of many events is found by looking through them once", () => {
	const [made] = stepProcess().record().Events;
	if (made === undefined) throw new Error("the process has no events");
	let read = 0;
	const at = (ts: number, meta: Partial<RealisationEvent["meta"]>): RealisationEvent => ({
		...made,
		ts,
		get meta() {
			read++;
			return { ...made.meta, ...meta };
		},
	});
	const day = Date.parse("2026-11-20T12:00:00Z");
	const plain = Array.from({ length: 200 }, (_, index) => at(day + index, {}));
	const events = [...plain, at(day + 300, { act: "several" }), at(day + 400, { undoesAt: day + 7 }), at(day + 500, { undoes: "several" })];
	const told = events.map((event) => undoingText(event, events));
	expect(told.map((said, index) => (said === "" ? -1 : index)).filter((index) => index !== -1)).toEqual([7, 200, 201, 202]);
	expect(told[7]).toBe("(ongedaan gemaakt op 20-11-2026)");
	expect(told[200]).toBe(told[7]);
	expect(read).toBeLessThan(10 * events.length);
});
