import { beforeEach, describe, expect, it } from "@jest/globals";
import type { ButtonName, StepMode, StepView } from "../progress/availability.ts";
import { waysOn } from "../progress/ways-on.ts";
import type { Values } from "../realisation/realisation.ts";
import { available } from "./available.ts";
import { type Journey, journey } from "./fixtures/journey.ts";
import { operatorFlow } from "./fixtures/operator-flow.ts";
import { tenant } from "./fixtures/random-walk.ts";
import { submissionOf } from "./unsaved-form.ts";
import { viewStep } from "./view-step.ts";
import { waysAhead } from "./ways-ahead.ts";

const proposal = { Location: { Latitude: 52, Longitude: 4 }, Spots: { Type: "station", Count: 2 } };
let process: Journey;

function view(code: string, roles: readonly string[], mode: StepMode = "view", values?: Values): StepView {
	const looking = { mode, ...(values === undefined ? {} : { values }) };
	const found = viewStep(process.flow, process.realisation(), code, { userId: "x", roles }, looking, process.now(), tenant);
	if (found === undefined) throw new Error(`no view of ${code}`);
	return found;
}

const offered = ({ buttons }: StepView): readonly ButtonName[] =>
	(Object.keys(buttons) as ButtonName[]).filter((name) => buttons[name].shown);

beforeEach(() => {
	process = journey(operatorFlow, { People: { Municipality: "municipality|b-0001" } }, ["cpo", "municipality"]);
});

describe("the buttons of a step", () => {
	it("an unlocked step that is the current one offers going on and saving", () => {
		const { buttons, locked } = view("1", ["cpo"]);
		expect(locked).toBe(false);
		expect(offered(view("1", ["cpo"]))).toEqual(["next", "save"]);
		expect(buttons.previous).toMatchObject({ shown: false, enabled: false, reason: "Dit is de eerste stap." });
		expect(buttons.next.reason).toBe("Selecteer eerst een locatie.");
	});

	it("a completed step offers only navigation, Corrigeren and Wijzigen, and these two only to its editors", () => {
		process.save("1", "2", proposal);
		expect(offered(view("1", ["cpo"]))).toEqual(["next", "correct", "change"]);
		expect(offered(view("1", ["municipality"]))).toEqual(["next"]);
		expect(view("1", ["municipality"]).buttons.correct).toMatchObject({ reason: "U mag deze stap niet bewerken.", roles: ["cpo"] });
	});

	it("an unlocked step that is not the current one offers Annuleren", () => {
		process.save("1", "2", proposal);
		for (const mode of ["correction", "change"] as const) {
			expect(offered(view("1", ["cpo"], mode))).toEqual(["next", "save", "cancel"]);
		}
	});

	it("who may not edit goes on only when the process is past the step", () => {
		expect(view("1", ["municipality"]).buttons.next).toMatchObject({ shown: true, enabled: false });
		process.save("1", "2", proposal);
		expect(view("1", ["municipality"]).buttons.next).toMatchObject({ shown: true, enabled: true });
	});

	it("on hold or cancelled nothing can be written, and going on works from completed steps only", () => {
		process.save("1", "2", proposal);
		process.send({ kind: "set-status", status: "onhold", action: "enable", reason: "other" }, ["cpo"]);
		expect(view("2", ["municipality"])).toMatchObject({
			locked: true,
			lockReason: "Het proces staat on hold.",
			buttons: { next: { enabled: false } },
		});
		expect(view("1", ["cpo"]).buttons.next.enabled).toBe(true);
		expect(offered(view("1", ["cpo"]))).toEqual(["next"]);
	});

	it("the last step has Afronden in place of Volgende stap, and afterwards Corrigeren but not Wijzigen", () => {
		process.save("1", "2", proposal);
		process.save("2", "4", { Advice: { Advice: "yes" } });
		process.save("4", "5", { Decision: { NotApplicable: true } });
		expect(offered(view("5", ["cpo"]))).toEqual(["previous", "save", "finish"]);
		process.save("5", "5", { Chargers: [{ Identifier: "A_1" }] });
		expect(offered(view("5", ["cpo"]))).toEqual(["previous", "correct"]);
		expect(view("5", ["cpo"]).buttons.change.reason).toBe("Een afgerond proces kan niet gewijzigd worden.");
	});
});

describe("the form of a step", () => {
	beforeEach(() => {
		process.save("1", "2", proposal);
	});

	it("follows what is typed: sections, what is missing, and where completing leads", () => {
		const typed = view("2", ["municipality"], "view", { Advice: { Advice: "alternative" } });
		expect(typed.sections.map(({ section }) => section.id)).toEqual(["advice", "alternative"]);
		expect(typed.missing.map(({ path }) => path)).toEqual([
			"Advice.Comments",
			"Advice.Alternative.Latitude",
			"Advice.Alternative.Longitude",
		]);
		expect(typed.target).toBeUndefined();
		expect(view("2", ["municipality"], "view", { Advice: { Advice: "yes" } })).toMatchObject({ missing: [], target: "4" });
		expect(view("2", ["municipality"], "view", { Advice: { Advice: "no", Comments: "nee" } })).toMatchObject({ missing: [], target: "3" });
	});

	it("says of every field whether it can be written and why not", () => {
		const fields = Object.assign({}, ...view("1", ["cpo"], "correction").sections.map((section) => section.fields));
		expect(fields["Location.version"]).toEqual({ shown: true, writable: false, reason: "Dit veld kan hier niet gewijzigd worden." });
		expect(fields["Spots.Total"]).toMatchObject({ writable: false, reason: "Dit veld wordt door het systeem berekend." });
		expect(fields["Location.Latitude"]).toMatchObject({ writable: false, reason: expect.stringContaining("Wijzigen") });
		expect(fields["Location.Remarks"]).toEqual({ shown: true, writable: true });
	});

	it("looking changes nothing, and who may not see a step gets no view of it", () => {
		const before = JSON.stringify(process.realisation());
		view("2", ["municipality"], "view", { Advice: { Advice: "yes" } });
		expect(JSON.stringify(process.realisation())).toBe(before);
		expect(
			viewStep(process.flow, process.realisation(), "4", { userId: "x", roles: ["admin"] }, { mode: "view" }, 0, tenant),
		).toBeUndefined();
	});

	it("what is submitted is what the server takes, whatever else the form holds", () => {
		const form = { ...process.realisation().values, Advice: { Advice: "no", Comments: "nee", Alternative: { Latitude: 3 } } };
		const { values, shown } = submissionOf(
			process.flow,
			process.realisation(),
			"2",
			{ userId: "x", roles: ["municipality"] },
			form,
			process.now(),
		);
		expect(values).toEqual({ Advice: { Advice: "no", Comments: "nee" } });
		expect(shown.Advice).toEqual({ Advice: "no", Comments: "nee" });
		process.save("2", "3", values);
	});
});

describe("what a person may do", () => {
	it("is told for every step and for the panels, each no with its reason", () => {
		process.save("1", "2", proposal);
		process.save("2", "4", { Advice: { Advice: "yes" } });
		const cpo = available(process.flow, process.realisation(), { userId: "x", roles: ["cpo"] }, tenant);
		expect(cpo).toMatchObject({ activeStep: "4", label: "Besluit", status: "active" });
		expect(cpo.steps.map(({ code, state, open }) => [code, state, open.allowed])).toEqual([
			["1", "completed", true],
			["2", "completed", true],
			["3", "skipped", false],
			["4", "open", true],
			["5", "not-started", false],
		]);
		expect(cpo.may.confirmTrafficDecision).toMatchObject({ allowed: false, roles: ["municipality"] });
		expect(cpo.may.changeStatus.allowed && cpo.may.editTags.allowed && cpo.may.changeStakeholders.allowed).toBe(true);
		const admin = available(process.flow, process.realisation(), { userId: "x", roles: ["admin"] }, tenant);
		expect(admin.steps.map(({ code }) => code)).toEqual(["1", "2", "3"]);
		expect(admin.may.changeStakeholders).toMatchObject({ allowed: false, roles: ["cpo"] });
	});
});

describe("what comes next", () => {
	it("is where the answers lead that can still be given, not every way of the flow", () => {
		process.save("1", "2", proposal);
		process.save("2", "3", { Advice: { Advice: "no", Comments: "Te smal." } });
		const ways = (values: Values, ...roles: string[]) => {
			const actor = { userId: "x", roles };
			return waysAhead(process.flow, process.realisation(), "3", actor, values, process.now(), tenant);
		};
		expect(waysOn(process.flow, "3")).toEqual([null, "1", "4"]);
		expect(ways({}, "cpo")).toEqual([null, "1"]);
		expect(ways({ Advice: { Decision: "again" } }, "cpo")).toEqual(["1"]);
		expect(ways({}, "municipality")).toEqual([null, "1"]);
		expect(ways({}, "somebody")).toEqual([null, "1", "4"]);
	});
});
