import { beforeEach, describe, expect, it } from "@jest/globals";
import type { ResolvedStep } from "../definition/flow-definition.ts";
import { activeStep } from "../progress/step-states.ts";
import { waysOn } from "../progress/ways-on.ts";
import type { Values } from "../realisation/realisation.ts";
import { type Journey, journey } from "./fixtures/journey.ts";
import { tenant } from "./fixtures/random-walk.ts";
import { tracksFlow } from "./fixtures/tracks-flow.ts";
import { previewSave } from "./preview-save.ts";

let process: Journey;
const survey = (Power: string, Fuse: string) => ({ Survey: { Power, Fuse } });
const open = (): readonly string[] =>
	Object.entries(process.realisation().steps)
		.filter(([, state]) => state.completedAt === null)
		.map(([code]) => code)
		.sort();

beforeEach(() => {
	process = journey(tracksFlow, {}, ["worker"]);
	process.save("1", "2-a", { Plan: { Day: "monday" } });
});

describe("sub-steps", () => {
	it("start with the first, and the parent stays open without being active", () => {
		expect(open()).toEqual(["2", "2-a"]);
		expect(activeStep(process.flow, process.realisation().steps)?.code).toBe("2-a");
		expect(process.refused("2", "3", {}).code).toBe("step-not-available");
	});

	it("open both tracks side by side, each in its own order", () => {
		process.save("2-a", "2-b", survey("upgrade", "replace"));
		expect(open()).toEqual(["2", "2-b", "2-f"]);
		process.save("2-f", "2-h", { Quotation: { Fuse: "sent" } });
		expect(open()).toEqual(["2", "2-b", "2-h"]);
		process.save("2-b", "2-c", { Quotation: { Power: "sent" } });
		process.save("2-c", "2-e", { Power: { Decision: "no-go" } });
		process.save("2-e", "2-j", { Power: { Option: "reduce" } });
		process.save("2-h", "2-j", { Fuse: { Done: "yes" } });
		expect(open()).toEqual(["2", "2-j"]);
		process.save("2-j", "3", { Reduce: { By: "one" } });
		expect(open()).toEqual(["3"]);
		expect(process.realisation().steps["2"]?.completedAt).toBe(process.now());
	});

	it("that do not apply are passed over; without any the step completes with the first", () => {
		process.save("2-a", "3", survey("enough", "fine"));
		expect(Object.keys(process.realisation().steps).sort()).toEqual(["1", "2", "2-a", "3"]);
	});

	it("only the tracks that apply open: a step far down its track at once", () => {
		process.save("2-a", "2-j", survey("reduce", "minor"));
		expect(open()).toEqual(["2", "2-h", "2-j"]);
		expect(process.refused("2-b", "2-c", { Quotation: { Power: "sent" } }).code).toBe("step-not-available");
	});

	it("can end the process by what was chosen", () => {
		expect(process.save("2-a", "2-a", survey("none", "replace")).realisation).toMatchObject({
			flags: { cancelled: true },
			reasons: { cancelled: { reason: "automated", label: "Automatisch" } },
			steps: { "2-a": { completedAt: null } },
		});
	});

	it("a change of one resets the followers in its own track and what comes after, not the other track", () => {
		process.save("2-a", "2-b", survey("upgrade", "replace"));
		process.save("2-f", "2-h", { Quotation: { Fuse: "sent" } });
		process.save("2-b", "2-c", { Quotation: { Power: "sent" } });
		process.save("2-c", "2-d", { Power: { Decision: "go" } });
		process.save("2-d", "2-h", { Power: { Done: "yes" } });
		const fuse = process.realisation().steps["2-h"];
		process.save("2-b", "2-b", { Quotation: { Power: "sent" } }, { complete: false });
		expect(open()).toEqual(["2", "2-b", "2-h"]);
		expect(process.realisation().steps["2-h"]).toEqual(fuse);
		expect(Object.keys(process.realisation().steps).sort()).toEqual(["1", "2", "2-a", "2-b", "2-f", "2-h"]);
		expect(process.realisation().values).toMatchObject({ Quotation: { Power: "sent", Fuse: "sent" }, Power: { Done: "yes" } });
		expect(process.realisation().values.Power).not.toHaveProperty("Decision");
	});

	it("a change says beforehand what follows in its own track, and of the first in both, as far as the answers still lead there", () => {
		process.save("2-a", "2-b", survey("upgrade", "replace"));
		process.save("2-f", "2-h", { Quotation: { Fuse: "sent" } });
		process.save("2-b", "2-c", { Quotation: { Power: "sent" } });
		process.save("2-c", "2-d", { Power: { Decision: "go" } });
		process.save("2-d", "2-h", { Power: { Done: "yes" } });
		process.save("2-h", "3", { Fuse: { Done: "yes" } });
		const preview = (step: string, values: Values) =>
			previewSave(
				process.flow,
				process.realisation(),
				{ step, values, complete: false, correction: false },
				{ userId: "x", roles: ["worker"] },
				process.now(),
				tenant,
			);
		expect(preview("2-b", { Quotation: { Power: "sent" } })).toMatchObject({
			reopens: ["2-c", "2-d", "3"],
			lapses: [],
			empties: [{ step: "2-c", path: "Power.Decision" }],
		});
		expect(preview("2-f", { Quotation: { Fuse: "sent" } })?.reopens).toEqual(["2-h", "3"]);
		expect(preview("2-a", survey("upgrade", "replace"))?.reopens).toEqual(["2-b", "2-c", "2-d", "2-f", "2-h", "3"]);
		expect(preview("2-a", survey("enough", "minor"))).toMatchObject({
			reopens: ["2-h", "3"],
			lapses: ["2-b", "2-c", "2-d", "2-f"],
		});
	});

	it("a change that asks for steps which were never done says of what was done after them that it may follow again, not that it lapses", () => {
		process.save("2-a", "2-h", survey("enough", "minor"));
		process.save("2-h", "3", { Fuse: { Done: "yes" } });
		const command = { step: "2-a", values: survey("upgrade", "replace"), complete: true, correction: false };
		const preview = previewSave(process.flow, process.realisation(), command, { userId: "x", roles: ["worker"] }, process.now(), tenant);
		expect(preview).toMatchObject({ reopens: [], depends: ["2-h", "3"], lapses: [] });
	});

	it("a change behind which another first sub-step comes anew says of both tracks, and of what follows, that it may come again", () => {
		const [one, two, three] = tracksFlow.steps as [ResolvedStep, ResolvedStep, ResolvedStep];
		const { first = [], tracks } = two.children ?? { tracks: [] };
		const [only] = first as [ResolvedStep];
		const second: ResolvedStep = {
			...only,
			uuid: "3f0f6f0e-6f0b-4c39-9a40-2b1f3f4be900",
			code: "2-k",
			when: { "==": [{ var: "Survey.Power" }, "upgrade"] },
			sections: three.sections,
			next: [],
		};
		process = journey({ ...tracksFlow, steps: [one, { ...two, children: { first: [...first, second], tracks } }, three] }, {}, ["worker"]);
		process.save("1", "2-a", { Plan: { Day: "monday" } });
		process.save("2-a", "2-j", survey("reduce", "minor"));
		process.save("2-j", "2-h", { Reduce: { By: "one" } });
		process.save("2-h", "3", { Fuse: { Done: "yes" } });
		const command = { step: "2-a", values: survey("upgrade", "minor"), complete: true, correction: false };
		const preview = previewSave(process.flow, process.realisation(), command, { userId: "x", roles: ["worker"] }, process.now(), tenant);
		expect(preview).toMatchObject({ reopens: [], depends: ["2-j", "2-h", "3"], lapses: [] });
		expect(waysOn(process.flow, "2-a")).toEqual([null, "2-k"]);
		expect(waysOn(process.flow, "2-k")).toEqual(["2-b", "2-f", "3"]);
		expect(waysOn(process.flow, "2-j")).toEqual(["3"]);
	});

	it("a change of the first resets all tracks, and one after the step was completed opens it again", () => {
		process.save("2-a", "2-h", survey("enough", "minor"));
		process.save("2-h", "3", { Fuse: { Done: "yes" } });
		const { startedAt } = process.realisation().steps["2"] ?? { startedAt: 0 };
		process.save("2-a", "2-j", survey("reduce", "fine"));
		expect(open()).toEqual(["2", "2-j"]);
		expect(process.realisation().steps["2"]).toEqual({ startedAt, completedAt: null });
		expect(Object.keys(process.realisation().steps).sort()).toEqual(["1", "2", "2-a", "2-j"]);
	});
});
