import { beforeEach, describe, expect, it } from "@jest/globals";
import { stepLabel } from "../progress/step-states.ts";
import { advance } from "./advance.ts";
import { type Journey, journey } from "./fixtures/journey.ts";
import { operatorFlow } from "./fixtures/operator-flow.ts";
import { tenant } from "./fixtures/random-walk.ts";

const place = { Latitude: 52, Longitude: 4, StreetName: "Straat", HouseNumber: "1" };
const proposal = { Location: place, Spots: { Type: "station", Count: 2 } };
const negative = { Advice: { Advice: "no", Comments: "liever niet" } };
let process: Journey;

beforeEach(() => {
	process = journey(operatorFlow, { People: { Municipality: "municipality|b-0001" } }, ["cpo", "municipality"]);
});

describe("starting", () => {
	it("opens the first step with the defaults filled in, and says so in events", () => {
		const { values, steps } = process.realisation();
		expect(Object.keys(steps)).toEqual(["1"]);
		expect(values).toEqual({
			Location: { version: 1 },
			People: { Municipality: "municipality|b-0001" },
			Spots: { Type: "station", Count: 1 },
		});
		expect(process.events.map(({ type }) => type)).toEqual(["created", "step-start"]);
	});
});

describe("saving", () => {
	it("takes an incomplete form, computes what is derived and stays at the step", () => {
		const outcome = process.save("1", "1", { Spots: { Count: 4 } }, { complete: false });
		expect(outcome.target).toBe("1");
		expect(outcome.realisation.values.Spots).toEqual({ Count: 4, Total: 8 });
		expect(outcome.events).toHaveLength(1);
		expect(outcome.events[0]?.meta.changes).toEqual([
			{ path: "Spots.Type", from: "station" },
			{ path: "Spots.Count", from: 1, to: 4 },
			{ path: "Spots.Total", to: 8 },
		]);
	});

	it("of the same values again changes nothing and tells nothing", () => {
		process.save("1", "1", proposal, { complete: false });
		const before = process.realisation();
		const outcome = process.save("1", "1", proposal, { complete: false });
		expect(outcome.events).toEqual([]);
		expect(outcome.realisation).toBe(before);
	});

	it("refuses another step's fields, unknown names and groups that are none", () => {
		expect(process.refused("1", "2", { Advice: { Advice: "yes" } })).toMatchObject({ code: "unknown-field", errors: [{ path: "Advice" }] });
		expect(process.refused("1", "2", { Location: { Extra: 1 } })).toMatchObject({
			code: "unknown-field",
			errors: [{ path: "Location.Extra" }],
		});
		expect(process.refused("1", "2", JSON.parse('{"__proto__":{"x":1},"Location":"x"}'))).toMatchObject({ refused: true });
		expect(process.refused("1", "2", { Location: "hier" })).toMatchObject({ code: "invalid", errors: [{ path: "Location" }] });
	});

	it("refuses a changed read-only field, and takes an unchanged or left-out one", () => {
		expect(process.refused("1", "2", { ...proposal, Location: { ...place, version: 9 } })).toMatchObject({
			code: "field-read-only",
			errors: [{ path: "Location.version" }],
		});
		process.save("1", "1", { ...proposal, Location: { ...place, version: 1 } }, { complete: false });
		expect(process.realisation().values).toMatchObject({ Location: { version: 1 }, People: { Municipality: "municipality|b-0001" } });
	});

	it("refuses wrong values with a message at each field", () => {
		expect(
			process.refused(
				"1",
				"1",
				{ Location: { HouseNumber: "1a", PostalCode: "1234 SS" }, Spots: { Count: 0, Type: "x" } },
				{ complete: false },
			),
		).toMatchObject({
			code: "invalid",
			message: "Controleer of alle velden (juist) zijn ingevuld.",
			errors: [{ path: "Location.HouseNumber" }, { path: "Location.PostalCode" }, { path: "Spots.Type" }, { path: "Spots.Count" }],
		});
	});

	it("refuses a target other than the one it computes", () => {
		expect(process.refused("1", "3", proposal)).toMatchObject({ code: "unexpected-target", errors: [] });
		expect(process.refused("1", "2", proposal, { complete: false }).code).toBe("unexpected-target");
	});

	it("is for the step's editors, of a step that was started, while the process is not locked", () => {
		expect(process.refused("1", "2", proposal, {}, ["municipality"])).toMatchObject({
			code: "forbidden",
			message: "U heeft niet voldoende rechten om deze handeling uit te voeren.",
		});
		expect(process.refused("2", "4", { Advice: { Advice: "yes" } }).code).toBe("step-not-available");
		expect(process.refused("9", "1", {}).code).toBe("unknown-step");
		expect(process.refused("1", "1", proposal, { correction: true }).code).toBe("step-not-available");
		process.send({ kind: "set-status", status: "onhold", action: "enable", reason: "other" }, ["cpo"]);
		expect(process.refused("1", "2", proposal).code).toBe("locked");
	});
});

describe("completing", () => {
	it("demands everything, the flow's own words first", () => {
		expect(process.refused("1", "2", { Spots: { Type: "hub" } })).toMatchObject({
			code: "incomplete",
			errors: [
				{ path: "Location.Latitude", message: "Selecteer eerst een locatie." },
				{ path: "Spots.Count", message: "Dit is een vereist veld" },
			],
		});
	});

	it("takes a comment of only blanks for none", () => {
		process.save("1", "2", proposal);
		expect(process.refused("2", "3", { Advice: { Advice: "no", Comments: " \n " } }).errors).toEqual([
			{ path: "Advice.Comments", message: "Het proces kan bij een afwijzing of alternatief niet verder zonder toelichting." },
		]);
	});

	it("follows the first branch that holds; a step that is passed over is never started", () => {
		process.save("1", "2", proposal);
		expect(process.save("2", "4", { Advice: { Advice: "yes" } }).target).toBe("4");
		expect(Object.keys(process.realisation().steps)).toEqual(["1", "2", "4"]);
		expect(process.events.slice(-3).map(({ type, meta }) => [type, meta.step])).toEqual([
			["step-save", "2"],
			["step-end", "2"],
			["step-start", "4"],
		]);
	});

	it("refuses fields of a section that does not apply, and empties them when the form says so", () => {
		process.save("1", "2", proposal);
		expect(process.refused("2", "3", { Advice: { ...negative.Advice, Alternative: { Latitude: 1 } } })).toMatchObject({
			code: "field-not-applicable",
			errors: [{ path: "Advice.Alternative.Latitude" }],
		});
		process.save("2", "2", { Advice: { Advice: "alternative", Alternative: { Latitude: 1 } } }, { complete: false });
		process.save("2", "3", negative);
		expect(process.realisation().values.Advice).toEqual(negative.Advice);
	});

	it("of the final step ends the process and realises the location", () => {
		process.save("1", "2", proposal);
		process.save("2", "4", { Advice: { Advice: "yes" } });
		process.save("4", "5", { Decision: { NotApplicable: true } });
		expect(process.refused("5", "5", { Chargers: [{ Identifier: "" }, null] }).errors).toEqual([
			{ path: "Chargers", message: "Afronden is niet mogelijk zonder minimaal 1 laadpaal ID in te vullen." },
		]);
		const outcome = process.save("5", "5", { Chargers: [{ Identifier: "" }, { Identifier: "A_1" }, { Identifier: "-", deleted_at: 1 }] });
		expect(outcome.target).toBeNull();
		expect(outcome.realisation.values.Chargers).toEqual([{ Identifier: "A_1" }, { Identifier: "-", deleted_at: 1 }]);
		expect(outcome.realisation.flags.completed).toBe(true);
		expect(stepLabel(process.flow, outcome.realisation)).toBe("Afgerond");
		expect(process.refused("1", "1", proposal).code).toBe("not-open-for-change");
		process.save("5", "5", { Chargers: [{ Identifier: "A_2" }] }, { correction: true, complete: false });
		expect(process.realisation().flags.completed).toBe(true);
	});

	it("points at the item as it was stored, past the deleted ones", () => {
		process.save("1", "2", proposal);
		process.save("2", "4", { Advice: { Advice: "yes" } });
		process.save("4", "5", { Decision: { NotApplicable: true } });
		expect(
			process.refused("5", "5", { Chargers: [{ Identifier: "-", deleted_at: 1 }, { Identifier: "AA1" }, { Identifier: "é-é" }] }).errors,
		).toEqual([{ path: "Chargers.2.Identifier", message: "Controleer uw invoer a.u.b. Gebruik alleen letters, cijfers en _" }]);
	});
});

describe("filling in a field", () => {
	const field = "Chargers";
	const effects = [{ mark: "seen" }] as const;
	const flow = {
		...operatorFlow,
		steps: operatorFlow.steps.map((step) => (step.code === "5" ? { ...step, entered: [{ field, effects }] } : step)),
	};
	const marked = (values: object, more: object = {}) => {
		const outcome = process.save("5", "5", { ...values }, { complete: false, ...more });
		return outcome.events.filter(({ type }) => type === "mark").length;
	};

	it("causes its effects at the save that fills it in, complete or not, and again only after it was emptied", () => {
		process = journey(flow, { People: { Municipality: "municipality|b-0001" } }, ["cpo", "municipality"]);
		process.save("1", "2", proposal);
		process.save("2", "4", { Advice: { Advice: "yes" } });
		process.save("4", "5", { Decision: { NotApplicable: true } });
		expect(marked({})).toBe(0);
		expect(marked({ Chargers: [{ Identifier: "A_1" }] })).toBe(1);
		expect(process.realisation().marks).toContain("seen");
		expect(marked({ Chargers: [{ Identifier: "A_2" }] })).toBe(0);
	});

	it("does so in a correction too", () => {
		const late = {
			...flow,
			steps: flow.steps.map((step) => (step.code === "1" ? { ...step, entered: [{ field: "Location.HouseNumber", effects }] } : step)),
		};
		process = journey(late, { People: { Municipality: "municipality|b-0001" } }, ["cpo", "municipality"]);
		const { HouseNumber, ...numberless } = place;
		process.save("1", "2", { ...proposal, Location: numberless });
		expect(process.realisation().marks).toEqual([]);
		process.save("1", "1", { ...proposal, Location: { ...numberless, HouseNumber } }, { complete: false, correction: true });
		expect(process.realisation().marks).toEqual(["seen"]);
	});
});

describe("derived values", () => {
	const publication = { Decision: { PublicationDate: "2026-03-20" } };

	beforeEach(() => {
		process.save("1", "2", proposal);
		process.save("2", "4", { Advice: { Advice: "yes" } });
	});

	it("follow from a changed field, unless the person typed another value", () => {
		process.save("4", "4", publication, { complete: false });
		expect(process.realisation().values.Decision).toEqual({
			PublicationDate: "2026-03-20",
			DefinitiveDate: "2026-05-02",
			NotApplicable: false,
		});
		process.save("4", "4", { Decision: { PublicationDate: "2026-03-21", DefinitiveDate: "2026-06-01" } }, { complete: false });
		expect(process.realisation().values.Decision).toMatchObject({ DefinitiveDate: "2026-06-01" });
		process.save("4", "4", { Decision: { PublicationDate: "2026-03-22", DefinitiveDate: "2026-06-01" } }, { complete: false });
		expect(process.realisation().values.Decision).toMatchObject({ DefinitiveDate: "2026-05-04" });
		process.save("4", "4", { Decision: { PublicationDate: "2026-03-22", DefinitiveDate: "2026-07-01" } }, { complete: false });
		expect(process.realisation().values.Decision).toMatchObject({ DefinitiveDate: "2026-07-01" });
		process.save("4", "4", { Decision: { PublicationDate: "2026-03-23", DefinitiveDate: "" } }, { complete: false });
		expect(process.realisation().values.Decision).not.toHaveProperty("DefinitiveDate");
	});

	it("the toggle empties the dates it hides, and the mark that rests on them", () => {
		process.save("4", "5", publication);
		process.send({ kind: "set-status", status: "vkb", action: "enable" }, ["municipality"]);
		expect(process.realisation().flags.vkb).toBe(true);
		process.save("4", "4", { Decision: { NotApplicable: true } }, { complete: false });
		expect(process.realisation().values.Decision).toEqual({ NotApplicable: true });
		expect(process.realisation().flags.vkb).toBe(false);
	});
});

describe("correcting", () => {
	beforeEach(() => {
		process.save("1", "2", proposal);
		process.save("2", "3", negative);
	});

	it("replaces the step's data and leaves all progress as it was", () => {
		const { steps, iteration } = process.realisation();
		const outcome = process.save("2", "2", { Advice: { Advice: "no", Comments: "beter gezegd" } }, { correction: true, complete: false });
		expect(outcome.realisation).toMatchObject({ steps, iteration, values: { Advice: { Comments: "beter gezegd" } } });
		expect(outcome.events.map(({ type }) => type)).toEqual(["step-correct"]);
	});

	it("says in the history why, as a change does and a save of an open step does not", () => {
		const advice = { Advice: { Advice: "no", Comments: "beter gezegd" } };
		const why = (more: object, step = "2", values: Readonly<Record<string, unknown>> = advice) =>
			process
				.save(step, step, values, { complete: false, ...more })
				.events.flatMap(({ type, meta }) => (meta.reason ? [[type, meta.reason]] : []));
		const reason = { reason: "", label: "Verkeerd overgenomen", comment: "" };
		expect(why({ correction: true, reason: "  Verkeerd overgenomen " })).toEqual([["step-correct", reason]]);
		expect(process.refused("2", "2", advice, { correction: true, reason: "x".repeat(301) }).code).toBe("comment-too-long");
		expect(process.refused("2", "2", advice, { correction: true, reason: "<b>" }).code).toBe("comment-characters");
		expect(why({ correction: true, reason: " " }, "2", { Advice: { Advice: "no", Comments: "nog beter" } })).toEqual([]);
		expect(why({ reason: "Verkeerd overgenomen" })).toEqual([["step-save", reason]]);
		expect(why({ reason: "Verkeerd overgenomen" }, "2", { Advice: { Advice: "no", Comments: "weer" } })).toEqual([]);
	});

	it("keeps what steers the process, and what completing demanded", () => {
		expect(process.refused("2", "2", { Advice: { Advice: "yes" } }, { correction: true })).toMatchObject({
			code: "steering-field",
			errors: [{ path: "Advice.Advice" }],
		});
		expect(process.refused("2", "2", { Advice: { Advice: "no" } }, { correction: true }).code).toBe("incomplete");
		expect([...process.flow.steering].sort()).toEqual([
			"Advice.Advice",
			"Advice.Decision",
			"Decision.NotApplicable",
			"Location.Latitude",
			"Location.Longitude",
			"Location.chargingpointUuid",
		]);
	});
});

describe("changing", () => {
	beforeEach(() => {
		process.save("1", "2", proposal);
		process.save("2", "4", { Advice: { Advice: "yes" } });
		process.save("4", "5", { Decision: { PublicationDate: "2026-03-20" } });
		process.send({ kind: "set-status", status: "vkb", action: "enable" }, ["municipality"]);
	});

	it("resets the process at the first save: later steps are gone, outcomes emptied, prefill kept", () => {
		const before = process.realisation();
		const outcome = process.save("1", "1", { ...proposal, Location: { ...place, Remarks: "nieuw" } }, { complete: false });
		expect(outcome.realisation.steps).toEqual({ "1": { startedAt: process.now(), completedAt: null } });
		expect(outcome.realisation.iteration).toBe(1);
		expect(outcome.realisation.flags.vkb).toBe(false);
		expect(outcome.realisation.values).toEqual({
			Location: { ...place, Remarks: "nieuw", version: 2 },
			People: { Municipality: "municipality|b-0001" },
			Spots: { Type: "station", Count: 2, Total: 4 },
			Decision: { NotApplicable: false },
		});
		expect(outcome.snapshot).toMatchObject({ step: "1", iteration: 0, values: before.values, steps: before.steps });
		expect(outcome.events.map(({ type }) => type)).toEqual(["step-save", "step-reset", "vkb-end", "step-start", "step-save"]);
	});

	it("takes the confirmation of a traffic decision away with another day of publication, and leaves it with the same", () => {
		const same = process.save(
			"4",
			"4",
			{ Decision: { ...(process.realisation().values.Decision as object), DefinitiveDate: "2026-05-20" } },
			{ complete: false },
		);
		expect(same.realisation.flags.vkb).toBe(true);
		const another = process.save("4", "4", { Decision: { PublicationDate: "2026-03-27" } }, { complete: false });
		expect(another.realisation.flags.vkb).toBe(false);
		expect(another.realisation.values.Decision).not.toHaveProperty("ConfirmedDate");
		expect(another.events.map(({ type }) => type)).toEqual(["step-save", "step-save", "vkb-end"]);
	});

	it("is not needed for another day of publication: a correction takes it, though a steering field that was never touched would follow from it", () => {
		const stored = process.realisation().values.Decision as Readonly<Record<string, unknown>>;
		const { NotApplicable: _, ...undecided } = stored;
		const before = { ...process.realisation(), values: { ...process.realisation().values, Decision: undecided } };
		const corrected = advance(
			process.flow,
			before,
			{
				kind: "save-step",
				step: "4",
				values: { Decision: { ...stored, PublicationDate: "2026-03-27" } },
				complete: false,
				correction: true,
				target: "4",
			},
			{ userId: "u-1", roles: ["cpo", "municipality"] },
			process.now(),
			{ tenant },
		);
		expect(corrected).toMatchObject({ refused: false });
	});

	it("of a later step leaves the steps before it alone, and may go on at once", () => {
		const { steps } = process.realisation();
		const outcome = process.save("2", "3", negative);
		expect(outcome.realisation.steps["1"]).toEqual(steps["1"]);
		expect(Object.keys(outcome.realisation.steps)).toEqual(["1", "2", "3"]);
		expect(outcome.realisation.values).toMatchObject(negative);
	});
});

describe("decisions", () => {
	beforeEach(() => {
		process.save("1", "2", proposal);
	});

	it("to stop cancels the process with the choice as its reason, and leaves the step open", () => {
		process.save("2", "3", negative);
		const outcome = process.save("3", "3", { Advice: { Decision: "stop" } });
		expect(outcome.target).toBeNull();
		expect(outcome.realisation).toMatchObject({
			flags: { cancelled: true, completed: false },
			reasons: { cancelled: { reason: "other", label: "Overig", comment: "Het proces beëindigen" } },
			steps: { "3": { completedAt: null } },
		});
		// The person made the choice; the flow cancelled.
		expect(outcome.events.at(-1)).toMatchObject({
			type: "cancelled-start",
			userId: "somebody",
			meta: { automatic: true, step: "3" },
		});
	});

	it("for another location restart at once, with an empty location in a new version", () => {
		process.save("2", "3", negative);
		const outcome = process.save("3", "1", { Advice: { Decision: "again" } });
		expect(outcome.realisation.values).toMatchObject({ Location: { version: 2 }, Spots: { Count: 2 } });
		expect(outcome.realisation.values.Advice).toBeUndefined();
		expect(outcome.realisation.steps).toEqual({ "1": { startedAt: process.now(), completedAt: null } });
		expect(outcome.snapshot?.values).toMatchObject({ Location: place, Advice: { ...negative.Advice, Decision: "again" } });
	});

	it("for the alternative make it the proposal, with what it says of the rest", () => {
		const alternative = { Latitude: 53, Longitude: 5, Remarks: "hoek", Spots: { Count: 6 } };
		process.save("2", "3", { Advice: { Advice: "alternative", Comments: "elders", Alternative: alternative } });
		const outcome = process.save("3", "1", { Advice: { Decision: "accept" } });
		expect(outcome.realisation.values).toEqual({
			Location: { Latitude: 53, Longitude: 5, Remarks: "hoek", version: 2 },
			Spots: { Type: "station", Count: 6, Total: 4 },
			People: { Municipality: "municipality|b-0001" },
		});
		expect(outcome.realisation.marks).toEqual(["skip"]);
	});
});
