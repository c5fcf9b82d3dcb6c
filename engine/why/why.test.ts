import { beforeEach, describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { grounds, type Trace, turning } from "../conditions/index.ts";
import type { Condition } from "../definition/flow-definition.ts";
import { type Journey, journey } from "../run/fixtures/journey.ts";
import { operatorFlow } from "../run/fixtures/operator-flow.ts";
import { tenant } from "../run/fixtures/random-walk.ts";
import type { Why, WhyFact } from "./explaining.ts";
import { whatOpens } from "./what-opens.ts";
import { wayTaken, why } from "./why.ts";

const proposal = { Location: { Latitude: 52, Longitude: 4 }, Spots: { Type: "station", Count: 2 } };
let process: Journey;
const asked = (code: string, roles: readonly string[], values?: Readonly<Record<string, unknown>>) =>
	why(process.flow, process.realisation(), code, { userId: "x", roles }, process.now(), values);

beforeEach(() => {
	process = journey(operatorFlow, { People: { Municipality: "municipality|b-0001" } }, ["cpo", "municipality"]);
	process.save("1", "2", proposal);
});

describe("why a step is as it is", () => {
	it("says of every condition what it means, whether it holds, what stands there now and who fills that in", () => {
		process.save("2", "2", { Advice: { Advice: "yes" } }, { complete: false });
		const told = asked("2", ["municipality"]);
		expect(told.find(({ about }) => about === "branch")).toMatchObject({ sentence: "Advies is Positief", holds: true });
		expect(told.find(({ about }) => about === "section")).toMatchObject({
			sentence: "Advies is Alternatieve locatie",
			holds: false,
			facts: [
				{
					sentence: "Advies is Alternatieve locatie",
					holds: false,
					values: [{ label: "Advies", text: "Positief" }],
					step: "2",
					roles: ["municipality"],
				},
			],
		});
	});

	it("takes the first way that holds, and none behind one that rests on a hidden answer", () => {
		const fact = (holds: boolean | null): WhyFact => ({ sentence: "", holds, values: [], step: null, roles: [] });
		const way = (name: string, holds: boolean, seen = true): Why => ({
			...{ about: "branch", name, sentence: null, holds: seen ? holds : null },
			facts: [fact(seen ? holds : null)],
		});
		const taken = (...ways: readonly Why[]) => wayTaken(ways)?.name;
		expect(taken(way("a", false), way("b", true), way("c", true))).toBe("b");
		expect(taken(way("a", false, false), way("b", true))).toBeUndefined();
		expect(taken(way("a", true, false))).toBeUndefined();
		expect(taken(way("a", true), way("b", true, false))).toBe("a");
		expect(taken(way("a", false))).toBeUndefined();
	});

	it("goes by what is in the form", () => {
		const section = (advice: string) =>
			asked("2", ["municipality"], { ...process.realisation().values, Advice: { Advice: advice } }).find(
				({ about }) => about === "section",
			);
		expect(section("yes")).toMatchObject({ holds: false });
		expect(section("alternative")).toMatchObject({ holds: true, facts: [{ values: [{ text: "Alternatieve locatie" }] }] });
	});

	it("does not tell what the person may not see", () => {
		process.save("2", "2", { Advice: { Advice: "yes" } }, { complete: false });
		const told = asked("2", ["guest"]);
		for (const { sentence, facts } of told.filter(({ about }) => about !== "rule")) {
			expect(sentence).toBeNull();
			for (const fact of facts) expect(fact).toMatchObject({ holds: null, values: [] });
		}
		expect(JSON.stringify(told)).not.toContain("Positief");
	});

	it("tells of every hidden field that a rule rests on, also beside facts that seem to decide it", () => {
		const rule = { and: [{ "==": [{ var: "Advice.Advice" }, "yes"] }, { "!": { ">": [{ var: "Spots.Count" }, 5] } }] };
		const steps = operatorFlow.steps.map((step) =>
			step.code === "1"
				? { ...step, access: { read: [], edit: ["cpo"] } }
				: step.code === "2"
					? { ...step, next: [{ when: rule, to: "4" }, { to: "3" }] }
					: step,
		);
		process = journey({ ...operatorFlow, steps }, { People: { Municipality: "municipality|b-0001" } }, ["cpo", "municipality"]);
		process.save("1", "2", proposal);
		const { values } = process.realisation();
		const way = (advice: string, { Spots, ...rest }: typeof values = values) =>
			asked("2", ["municipality"], { ...rest, Advice: { Advice: advice } }).find(({ about }) => about === "branch");
		const hidden = { sentence: "hangt af van een antwoord in stap 1 (Voorstel) dat u niet ziet", holds: null, values: [], step: "1" };
		for (const advice of ["yes", "no"]) {
			const told = way(advice);
			expect(told).toMatchObject({ sentence: null, facts: [{ sentence: "Advies is Positief" }, hidden] });
			expect(told?.facts).toHaveLength(2);
		}
	});

	it.each([
		["and", "yes", null],
		["and", "no", false],
		["or", "yes", true],
		["or", "no", null],
	])("knows whether a rule holds if what is seen decides it: %s, %s", (join, advice, holds) => {
		// Without an answer, the hidden part looks as if it held.
		const hidden = { "!": { "==": [{ var: "Spots.Count" }, 6] } };
		const rule = { [join]: [{ "==": [{ var: "Advice.Advice" }, "yes"] }, hidden] } as Condition;
		const steps = operatorFlow.steps.map((step) => {
			if (step.code === "1") return { ...step, access: { read: [], edit: ["cpo"] } };
			return step.code === "2"
				? {
						...step,
						next: [
							{ when: rule, to: "4" },
							{ when: { "!": rule } as Condition, to: "3" },
						],
					}
				: step;
		});
		process = journey({ ...operatorFlow, steps }, { People: { Municipality: "municipality|b-0001" } }, ["cpo", "municipality"]);
		process.save("1", "2", proposal);
		const { Spots, ...rest } = process.realisation().values;
		const ways = asked("2", ["municipality"], { ...rest, Advice: { Advice: advice } }).filter(({ way }) => way?.otherwise === false);
		expect(ways.map((way) => way.holds)).toEqual([holds, holds === null ? null : !holds]);
	});

	const ruled = (unless: Condition, values: Readonly<Record<string, unknown>>) => {
		const rule = { unless, field: "Advice.Comments", message: "Niet zonder toelichting." };
		const steps = operatorFlow.steps.map((step) => (step.code === "2" ? { ...step, complete: [rule] } : step));
		const { flow, realisation, now } = journey({ ...operatorFlow, steps }, { People: { Municipality: "municipality|b-0001" } }, ["cpo"]);
		const told = why(flow, realisation(), "2", { userId: "x", roles: ["municipality"] }, now(), { Advice: values });
		return told.find(({ name }) => name === rule.message)?.facts.map(({ sentence }) => sentence);
	};

	it("says of a message at a field what that field lacks, not what would have to be answered elsewhere or taken out", () => {
		const given = { empty: "Advice.Advice" };
		const positive = { "==": [{ var: "Advice.Advice" }, "yes"] };
		const worded = { filled: "Advice.Comments" };
		expect(ruled({ or: [given, positive, worded] } as Condition, { Advice: "no" })).toEqual(["Toelichting is ingevuld"]);
		// Also where that asks for more.
		const later = { and: [worded, { filled: "Advice.Decision" }] };
		expect(ruled({ or: [given, positive, later] } as Condition, { Advice: "no" })).toHaveLength(2);
		// The field can be answered otherwise, and need not be emptied.
		const short = { "==": [{ var: "Advice.Comments" }, "Kort"] };
		expect(ruled({ or: [{ empty: "Advice.Comments" }, short] } as Condition, { Advice: "no", Comments: "Lang" })).toEqual([
			"Toelichting is 'Kort'",
		]);
	});

	it("says of several equal ways the one that fills in what lacks, not the one that changes an answer", () => {
		const either = { or: [{ "==": [{ var: "Advice.Advice" }, "yes"] }, { "==": [{ var: "Advice.Decision" }, "stop"] }] };
		expect(ruled(either as Condition, { Advice: "no" })?.join()).toMatch(/^Beslissing is /);
		expect(ruled(either as Condition, {})?.join()).toBe("Advies is Positief");
	});

	it("knows nothing of a step that there is not", () => {
		expect(asked("99", ["cpo"])).toEqual([]);
	});
});

describe("what opens a step that has not begun", () => {
	const opens = (code: string, roles: readonly string[], values?: Readonly<Record<string, unknown>>) =>
		whatOpens(process.flow, process.realisation(), { userId: "x", roles }, process.now(), tenant, values).get(code) ?? [];

	it("is the completion of each step that may lead to it, by whom, and what must hold then", () => {
		expect(opens("4", ["municipality", "cpo"])).toMatchObject([
			{ after: { code: "2", roles: ["municipality"] }, when: { sentence: "Advies is Positief", negated: false, holds: false } },
		]);
		// A decision has to be taken at step 3, and none of them leads on.
		expect(opens("4", ["municipality", "cpo"])).toHaveLength(1);
		expect(opens("3", ["municipality"])).toMatchObject([
			{
				after: { code: "2" },
				when: {
					sentence: "Advies is Positief",
					negated: true,
					holds: true,
					facts: [{ values: [{ label: "Advies", text: "Niet ingevuld" }] }],
				},
			},
		]);
		expect(opens("3", ["municipality"], { Advice: { Advice: "yes" } })).toMatchObject([{ when: { holds: false } }]);
		expect(opens("5", ["municipality", "cpo"])).toMatchObject([{ after: { code: "4" }, when: null }]);
		// While what comes leads elsewhere, it is a step that was done, to which the process is put back first.
		process.save("2", "3", { Advice: { Advice: "no", Comments: "Te smal." } });
		expect(opens("4", ["municipality", "cpo"])).toMatchObject([{ after: { code: "2" }, when: { sentence: "Advies is Positief" } }]);
		expect(opens("5", ["municipality", "cpo"])).toMatchObject([{ after: { code: "4" }, when: null }]);
	});

	it("names no step, rule or answer that the person may not see", () => {
		process.save("2", "2", { Advice: { Advice: "yes" } }, { complete: false });
		const told = opens("3", ["guest"]);
		expect(told).toMatchObject([{ after: null, when: { sentence: null, holds: null, facts: [{ holds: null, values: [] }] } }]);
		expect(JSON.stringify(told)).not.toContain("Positief");
	});
});

describe("what makes a condition hold, and what would", () => {
	const leaf = (name: string, value: boolean): Trace => ({ expression: { marked: name }, value, inputs: [] });
	const joined = (operator: "and" | "or" | "!", value: boolean, ...inputs: readonly Trace[]): Trace => ({
		expression: { [operator]: inputs.map(({ expression }) => expression) } as Trace["expression"],
		value,
		inputs,
	});
	const names = (traces: readonly Trace[]) => traces.map(({ expression }) => Object.values(expression as object)[0]);

	it.each([
		["all that fail", joined("and", false, leaf("a", false), leaf("b", true), leaf("c", false)), ["a", "c"]],
		[
			"the shortest of several ways",
			joined("or", false, joined("and", false, leaf("a", false), leaf("b", false)), leaf("c", false)),
			["c"],
		],
		["what is turned round", joined("!", false, joined("or", true, leaf("a", true), leaf("b", true))), ["a", "b"]],
		["nothing when it holds", joined("and", true, leaf("a", true)), []],
	])("would: %s", (_, trace, expected) => {
		expect(names(turning(trace, true))).toEqual(expected);
	});

	it.each([
		["everything of 'and'", joined("and", true, leaf("a", true), leaf("b", true)), ["a", "b"]],
		["the first of 'or'", joined("or", true, leaf("a", false), leaf("b", true), leaf("c", true)), ["b"]],
		["what fails of 'and', turned round", joined("!", true, joined("and", false, leaf("a", false), leaf("b", true))), ["a"]],
	])("does: %s", (_, trace, expected) => {
		expect(names(grounds(trace))).toEqual(expected);
	});

	it("any condition has the wanted outcome once the facts that would turn it are otherwise, and has not with one of them left out", () => {
		const { tree } = fc.letrec<{ tree: Trace; fact: Trace; both: Trace; either: Trace; no: Trace }>((tie) => ({
			fact: fc.tuple(fc.nat(), fc.boolean()).map(([name, value]) => leaf(`m${name}`, value)),
			both: fc.array(tie("tree"), { minLength: 1, maxLength: 3 }).map((inputs) => joined("and", inputs.every(isTrue), ...inputs)),
			either: fc.array(tie("tree"), { minLength: 1, maxLength: 3 }).map((inputs) => joined("or", inputs.some(isTrue), ...inputs)),
			no: tie("tree").map((input) => joined("!", !isTrue(input), input)),
			tree: fc.oneof({ maxDepth: 5 }, tie("fact"), tie("both"), tie("either"), tie("no")),
		}));
		fc.assert(
			fc.property(tree, fc.boolean(), (trace, wanted) => {
				const turned = turning(trace, wanted);
				expect(outcomeWith(trace, new Set(turned))).toBe(wanted);
				for (const kept of turned) expect(outcomeWith(trace, new Set(turned.filter((other) => other !== kept)))).toBe(!wanted);
				// With its grounds unchanged, the outcome cannot change.
				const others = leavesOf(trace).filter((each) => !grounds(trace).includes(each));
				expect(outcomeWith(trace, new Set(others))).toBe(isTrue(trace));
			}),
			{ numRuns: 500 },
		);
	});
});

const isTrue = ({ value }: Trace) => value === true;

const leavesOf = (trace: Trace): readonly Trace[] => (trace.inputs.length === 0 ? [trace] : trace.inputs.flatMap(leavesOf));

/** The outcome of a condition with some of its facts negated. */
function outcomeWith(trace: Trace, turned: ReadonlySet<Trace>): boolean {
	if (trace.inputs.length === 0) return isTrue(trace) !== turned.has(trace);
	const inputs = trace.inputs.map((input) => outcomeWith(input, turned));
	const [operator] = Object.keys(trace.expression as object);
	return operator === "and" ? inputs.every(Boolean) : operator === "or" ? inputs.some(Boolean) : inputs[0] === false;
}
