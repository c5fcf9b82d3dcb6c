import { describe, expect, it } from "@jest/globals";
import { compileFlow } from "../compile/compile-flow.ts";
import type { CompiledFlow } from "../compile/compiled-flow.ts";
import type { ResolvedFlow, ResolvedStep } from "../definition/flow-definition.ts";
import { compareFlows } from "../difference/compare-flows.ts";
import { activeStep } from "../progress/step-states.ts";
import { type Journey, journey } from "../run/fixtures/journey.ts";
import { deepFreeze } from "../run/fixtures/random-walk.ts";
import { tracksFlow } from "../run/fixtures/tracks-flow.ts";
import { type FlowAt, replay } from "../run/replay.ts";
import { ajvValidators } from "../validation/ajv-validators.ts";
import { changeKey, type UpgradeMapping } from "./upgrade-mapping.ts";
import { type UpgradeOutcome, upgradeProcess } from "./upgrade-process.ts";

const actor = { userId: "operator", roles: [] };
const compiled = (definition: ResolvedFlow) => compileFlow(definition, { validators: ajvValidators() });

/** A process of the flow with sub-steps that is in both of its tracks. */
function inTracks(): Journey {
	const process = journey(tracksFlow, {}, ["worker"]);
	process.save("1", "2-a", { Plan: { Day: "monday" } });
	process.save("2-a", "2-b", { Survey: { Power: "upgrade", Fuse: "minor" } });
	return process;
}

function newVersion(change: (step: ResolvedStep) => ResolvedStep, more: Partial<ResolvedFlow> = {}): CompiledFlow {
	const changed = (step: ResolvedStep): ResolvedStep => {
		const { children, ...rest } = change(step);
		return children === undefined
			? rest
			: {
					...rest,
					children: {
						first: (children.first ?? []).map(changed),
						tracks: children.tracks.map((track) => ({ ...track, steps: track.steps.map(changed) })),
					},
				};
	};
	return compiled({ ...tracksFlow, version: "2.0.0", ...more, steps: tracksFlow.steps.map(changed) });
}

const at = (code: string, change: (step: ResolvedStep) => ResolvedStep) => (step: ResolvedStep) =>
	step.code === code ? change(step) : step;

/** The step with one word of its definition replaced by another. */
const reworded = (step: ResolvedStep, from: string, to: string) => JSON.parse(JSON.stringify(step).replaceAll(from, to)) as ResolvedStep;

function upgrade(process: Journey, to: CompiledFlow, mapping?: Omit<UpgradeMapping, "from" | "to">): UpgradeOutcome {
	const versions = { from: tracksFlow.version, to: to.definition.version };
	return upgradeProcess(process.realisation(), process.flow, to, process.now() + 60_000, {
		actor,
		...(mapping === undefined ? {} : { mapping: { ...versions, ...mapping } }),
	});
}

const versions = (...flows: readonly CompiledFlow[]): FlowAt => {
	return (version) => {
		const found = flows.find(({ definition }) => definition.version === version);
		if (found === undefined) throw new Error(`no version ${version}`);
		return found;
	};
};

function upgraded(outcome: UpgradeOutcome): Extract<UpgradeOutcome, { refused: false }> {
	if (outcome.refused) throw new Error(outcome.reasons.join("\n"));
	return outcome;
}

describe("taking a running process along to another version", () => {
	const labels = newVersion(at("3", (step) => ({ ...step, label: "Archief" })));

	it("changes the version, and nothing of the process, when the change is safe", () => {
		const process = inTracks();
		const outcome = upgraded(upgrade(process, labels));
		expect(outcome.version).toBe("2.0.0");
		expect(outcome.realisation).toEqual(process.realisation());
		expect(outcome.events).toEqual([
			{
				type: "flow-change",
				ts: process.now() + 60_000,
				version: "2.0.0",
				userId: "operator",
				meta: { uuid: null, flow: { from: "1.0.0", to: "2.0.0" }, steps: process.realisation().steps, changes: [] },
			},
		]);
		expect(outcome.snapshot).toMatchObject({ values: process.realisation().values, steps: process.realisation().steps, iteration: 0 });
	});

	it("refuses what nobody has said how, by the change's own words, and changes nothing", () => {
		const process = inTracks();
		const before = JSON.stringify(deepFreeze(process.realisation()));
		const renamed = newVersion(at("1", (step) => reworded(step, "Day", "Weekday")));
		const outcome = upgrade(process, renamed);
		expect(outcome).toMatchObject({ refused: true, questions: [{ kind: "field-removed", mapping: { kind: "field", from: "Plan.Day" } }] });
		expect(JSON.stringify(process.realisation())).toBe(before);
	});

	it("moves a renamed field's value, and the events tell it", () => {
		const process = inTracks();
		const renamed = newVersion(at("1", (step) => reworded(step, "Day", "Weekday")));
		const outcome = upgraded(upgrade(process, renamed, { fields: { "Plan.Day": "Plan.Weekday" } }));
		expect(outcome.realisation.values.Plan).toEqual({ Weekday: "monday" });
		expect(replay(versions(process.flow, renamed), [...process.events, ...outcome.events])).toEqual(outcome.realisation);
		expect(outcome.snapshot.values.Plan).toEqual({ Day: "monday" });
	});

	it("refuses a mapping into a field that holds something already", () => {
		const process = inTracks();
		const days = '{"const":"none","title":"none"},{"const":"monday","title":"monday"}';
		const powered = at("2-a", (step) => reworded(step, '{"const":"none","title":"none"}', days));
		const renamed = newVersion((step) => powered(at("1", (each) => reworded(each, "Day", "Weekday"))(step)));
		expect(upgrade(process, renamed, { fields: { "Plan.Day": "Survey.Power" } })).toEqual({
			refused: true,
			reasons: ["Zowel 'Day' als 'Power' heeft een waarde."],
			questions: [],
		});
	});

	it("still asks where the values of a field go if the mapping names a field that can't hold them", () => {
		const process = inTracks();
		const renamed = newVersion(at("1", (step) => reworded(step, "Day", "Weekday")));
		expect(upgrade(process, renamed, { fields: { "Plan.Day": "Quotation.Power" } })).toMatchObject({
			refused: true,
			questions: [{ kind: "field-removed", mapping: { kind: "field", from: "Plan.Day" } }],
		});
	});

	it("replaces an option that is gone, only where it was chosen", () => {
		const withoutMonday = newVersion(at("1", (step) => reworded(step, '{"const":"monday","title":"monday"},', "")));
		expect(upgrade(inTracks(), withoutMonday)).toMatchObject({
			refused: true,
			questions: [{ mapping: { kind: "option", from: "monday" } }],
		});
		const outcome = upgraded(upgrade(inTracks(), withoutMonday, { options: { "Plan.Day": { monday: "friday" } } }));
		expect(outcome.realisation.values.Plan).toEqual({ Day: "friday" });
		const friday = journey(tracksFlow, {}, ["worker"]);
		friday.save("1", "2-a", { Plan: { Day: "friday" } });
		expect(upgrade(friday, withoutMonday).refused).toBe(false);
	});

	it("leaves an option as it is that is there after all, whatever the mapping says should replace it", () => {
		const withSunday = newVersion(at("1", (step) => reworded(step, '"Day"', '"Day"')));
		const outcome = upgraded(upgrade(inTracks(), withSunday, { options: { "Plan.Day": { monday: "friday" } } }));
		expect(outcome.realisation.values.Plan).toEqual({ Day: "monday" });
	});

	it("keeps a process whose option the mapping replaces by one that is not there either", () => {
		const withoutMonday = newVersion(at("1", (step) => reworded(step, '{"const":"monday","title":"monday"},', "")));
		const outcome = upgrade(inTracks(), withoutMonday, { options: { "Plan.Day": { monday: "someday" } } });
		expect(outcome).toMatchObject({ refused: true, reasons: [expect.stringContaining("Plan.Day")] });
	});

	it("keeps every step state under the step's new number", () => {
		const process = inTracks();
		const renumbered = newVersion((step) =>
			step.code === "2" ? reworded(step, '"2', '"4') : step.code.startsWith("2-") ? reworded(step, '"2', '"4') : step,
		);
		expect(upgrade(process, renumbered).refused).toBe(true);
		const steps = Object.fromEntries(["2", "2-a", "2-b", "2-h"].map((code) => [code, code.replace("2", "4")]));
		const outcome = upgraded(upgrade(process, renumbered, { steps }));
		const before = process.realisation().steps;
		expect(outcome.realisation.steps).toEqual({
			"1": before["1"],
			"4": before["2"],
			"4-a": before["2-a"],
			"4-b": before["2-b"],
			"4-h": before["2-h"],
		});
		expect(activeStep(renumbered, outcome.realisation.steps)?.code).toBe("4-b");
		expect(replay(versions(process.flow, renumbered), [...process.events, ...outcome.events])).toEqual(outcome.realisation);
	});

	it("refuses two steps that would become one", () => {
		const renumbered = newVersion((step) => (step.code.startsWith("2") ? reworded(step, '"2', '"4') : step));
		const steps = { "2": "4", "2-a": "4-a", "2-b": "4-b", "2-h": "4-b" };
		expect(upgrade(inTracks(), renumbered, { steps })).toMatchObject({ refused: true, reasons: ["Twee stappen worden stap 4-b."] });
	});

	it("refuses when the process would stand somewhere else", () => {
		const renumbered = newVersion((step) => (step.code.startsWith("2") ? reworded(step, '"2', '"4') : step));
		const swapped = { "2": "4", "2-a": "4-a", "2-b": "4-h", "2-h": "4-b" };
		expect(upgrade(inTracks(), renumbered, { steps: swapped })).toMatchObject({
			refused: true,
			reasons: ["Het proces stond in stap 2-b en zou in stap 4-b staan."],
		});
	});

	it("drops a completed step that the mapping says is to go, and never the one somebody works on", () => {
		const [first, second, ...rest] = tracksFlow.steps;
		if (first === undefined || second === undefined) throw new Error("the flow has steps");
		const shorter = compiled({ ...tracksFlow, version: "2.0.0", steps: [second, ...rest] });
		const process = inTracks();
		const asked = upgrade(process, shorter);
		if (!asked.refused) throw new Error("a step that is gone needs an answer");
		const accept = asked.questions.map(changeKey);
		const others = { fields: { "Plan.Day": null }, accept };
		const outcome = upgraded(upgrade(process, shorter, { ...others, steps: { "1": null } }));
		expect([Object.keys(process.realisation().steps), Object.keys(outcome.realisation.steps)]).toEqual([
			["1", "2", "2-a", "2-b", "2-h"],
			["2", "2-a", "2-b", "2-h"],
		]);
		expect(outcome.snapshot.steps["1"]).toEqual(process.realisation().steps["1"]);
		expect(upgrade(process, shorter, { ...others, steps: { "1": null, "2-b": null } })).toMatchObject({
			refused: true,
			reasons: ["Stap 2-b is bezig en kan niet vervallen."],
		});
	});

	it("takes along who stands in a step that is gone, and who passed it to the step that takes its place", () => {
		const [first, second, ...rest] = tracksFlow.steps;
		if (first === undefined || second === undefined) throw new Error("the flow has steps");
		const shorter = compiled({ ...tracksFlow, version: "2.0.0", steps: [second, ...rest] });
		const process = inTracks();
		const asked = upgrade(process, shorter);
		if (!asked.refused) throw new Error("a step that is gone needs an answer");
		const mapping = { fields: { "Plan.Day": null }, accept: asked.questions.map(changeKey), steps: { "1": "2" } };
		const outcome = upgraded(upgrade(process, shorter, mapping));
		const { "1": gone, ...others } = process.realisation().steps;
		expect(outcome.realisation.steps).toEqual(others);
		expect(outcome.snapshot.steps["1"]).toEqual(gone);
	});

	it("refuses to call a step completed that the process did not come to", () => {
		const process = inTracks();
		expect(upgrade(process, labels, { steps: { "1": "3" } })).toMatchObject({
			refused: true,
			reasons: ["Stap 3 zou afgerond zijn terwijl het proces daar nog niet is."],
		});
	});

	it("leaves alone what is completed, on this version already, or of another flow", () => {
		const process = inTracks();
		const running = process.realisation();
		const from = process.flow;
		const completed = { ...running, flags: { ...running.flags, completed: true } };
		expect(upgradeProcess(completed, from, labels, 0, { actor }).refused).toBe(true);
		expect(upgradeProcess(running, from, from, 0, { actor })).toMatchObject({ reasons: ["Het proces heeft deze versie al."] });
		const stranger = compiled({ ...tracksFlow, uuid: "3f0f6f0e-6f0b-4c39-9a40-2b1f3f4be0ff", version: "2.0.0" });
		expect(upgradeProcess(running, from, stranger, 0, { actor })).toMatchObject({ reasons: ["Dit is een andere flow."] });
	});

	it("does not use a mapping that is for other versions", () => {
		const renamed = newVersion(at("1", (step) => reworded(step, "Day", "Weekday")));
		const process = inTracks();
		const mapping = { from: "0.9.0", to: "2.0.0", fields: { "Plan.Day": "Plan.Weekday" } };
		expect(upgradeProcess(process.realisation(), process.flow, renamed, 0, { actor, mapping }).refused).toBe(true);
	});

	it("follows an accepted change, and goes on by the new version", () => {
		const shortcut = newVersion(at("2-a", (step) => ({ ...step, next: [] })));
		const process = inTracks();
		const refusal = upgrade(process, shortcut);
		if (!refusal.refused) throw new Error("a branch that is gone needs consent");
		expect(refusal.questions.map(changeKey)).toEqual(["branch-removed 2-a"]);
		// The reasons are shown on a screen as well, where nobody writes a mapping.
		expect(refusal.reasons.join()).not.toContain("branch-removed");
		expect(upgrade(process, shortcut, { accept: ["branch-removed 2-a"] }).refused).toBe(false);
	});

	it("goes along when all steps get the number of their place at once, also where two change places", () => {
		/** The flow with the numbers of steps 2 and 3, including their sub-steps, swapped. */
		const swap = (flow: object) =>
			JSON.parse(
				JSON.stringify(flow).replaceAll(/"([23])(-[a-z])?"/g, (_, number, letter = "") => `"${number === "2" ? "3" : "2"}${letter}"`),
			);
		const process = journey(swap(tracksFlow) as ResolvedFlow, {}, ["worker"]);
		process.save("1", "3-a", { Plan: { Day: "monday" } });
		process.save("3-a", "3-b", { Survey: { Power: "upgrade", Fuse: "minor" } });
		const to = newVersion((step) => step);
		const questions = compareFlows(process.flow, to).changes.flatMap(({ mapping }) => (mapping?.kind === "step" ? [mapping] : []));
		const steps = Object.fromEntries(questions.map(({ from, suggestion }) => [from, suggestion ?? null]));
		expect(steps).toMatchObject({ "2": "3", "3": "2", "3-a": "2-a" });
		const { realisation } = upgraded(upgrade(process, to, { steps }));
		expect(realisation).toEqual({ ...swap(process.realisation()), values: process.realisation().values });
		const next = journey(tracksFlow, {}, ["worker"]);
		next.save("1", "2-a", { Plan: { Day: "monday" } });
		next.save("2-a", "2-b", { Survey: { Power: "upgrade", Fuse: "minor" } });
		expect(activeStep(to, realisation.steps)?.code).toBe(activeStep(next.flow, next.realisation().steps)?.code);
	});
});
