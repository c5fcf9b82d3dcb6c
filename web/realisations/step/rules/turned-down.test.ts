import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { type ResolvedFlow, type Values, withValueAt } from "../../../../engine/index.ts";
import { saveCommand, stepProcess, tenantRules, withPlan } from "../../../test-support/step-process.ts";
import { createStepRules } from "./engine-rules.ts";

/** A first step with a need that is proposed from the number of places, and a field that is shown only if there is a need. */
const flow = withPlan(
	{
		Places: { type: "integer", title: "Plaatsen" },
		Need: { type: "integer", title: "Behoefte" },
		Ground: { type: "string", title: "Waarom", format: "text", maxLength: 100 },
	},
	{
		fields: { "Plan.Ground": { when: { filled: "Plan.Need" } } },
		derived: [
			{
				field: "Plan.Need",
				value: { ceil: { "*": [{ number: "Plan.Places" }, 0.04] } },
				on: "Plan.Places",
				proposal: true,
				when: { filled: "Plan.Places" },
			},
		],
	},
);

describe("a proposal that was taken out", () => {
	it("counts in no condition of the form, before the save as after it", () => {
		const process = stepProcess(flow);
		const actor = { userId: "u-1", roles: ["cpo"] };
		const rules = createStepRules({ flow: process.flow, step: "1", actor, tenant: tenantRules, now: Date.now });
		const record = process.record();
		const asked = (values: Values) => rules.view(record, values, "view").sections[0]?.fields["Plan.Ground"]?.shown;
		const places = rules.derive({}, { Plan: { Places: 150 } }, ["Plan.Places"], record);
		expect(places).toEqual({ Plan: { Places: 150, Need: 6 } });
		expect(asked(places)).toBe(true);
		for (const gone of [{ Places: 150 }, { Places: 150, Need: "" }, { Places: 150, Need: undefined }]) {
			expect(asked({ Plan: gone })).toBe(false);
			expect(rules.toSend(record, { Plan: gone }, { mode: "view", complete: false })).toEqual({ Plan: { Places: 150, Need: "" } });
		}
	});
});

describe("a value that followed another and was taken out", () => {
	const followed = withPlan(
		{ From: { type: "string", format: "calendar-date" }, To: { type: "string", format: "calendar-date" } },
		{
			derived: [
				{
					field: "Plan.To",
					value: { "days-after": [{ var: "Plan.From" }, 43] },
					on: "Plan.From",
					when: { filled: "Plan.From" },
				},
			],
		},
	);

	it("stays out at the save in which its source was typed, and the save says so", () => {
		const process = stepProcess(followed);
		const actor = { userId: "u-1", roles: ["cpo"] };
		const rules = createStepRules({ flow: process.flow, step: "1", actor, tenant: tenantRules, now: Date.now });
		const typed = rules.derive({}, { Plan: { From: "2026-03-02" } }, ["Plan.From"], process.record());
		expect(typed).toEqual({ Plan: { From: "2026-03-02", To: "2026-04-14" } });
		const emptied = { Plan: { From: "2026-03-02", To: undefined } };
		const sent = rules.toSend(process.record(), emptied, { mode: "view", complete: false });
		expect(sent).toEqual({ Plan: { From: "2026-03-02", To: "" } });
		process.send(saveCommand("1", "1", sent, false));
		expect(process.record().values.Plan).toEqual({ From: "2026-03-02" });
		expect(rules.toSend(process.record(), process.record().values, { mode: "view", complete: false })).toEqual({
			Plan: { From: "2026-03-02" },
		});
	});
});

/** A date that is derived from another once a kind is known, a copy of it, and what follows it in fields of other types. */
const late = withPlan(
	{
		From: { type: "string", format: "calendar-date" },
		Kind: { type: "string", format: "unicode", maxLength: 20 },
		To: { type: "string", format: "calendar-date" },
		Copy: { type: "string", format: "calendar-date" },
		One: { type: "integer" },
		Twice: { type: "integer" },
		Need: { type: "integer" },
	},
	{
		derived: [
			{
				field: "Plan.Copy",
				value: { var: "Plan.To" },
				on: "Plan.To",
				when: { filled: "Plan.To" },
			},
			{
				field: "Plan.To",
				value: { "days-after": [{ var: "Plan.From" }, 43] },
				on: "Plan.From",
				when: { and: [{ filled: "Plan.From" }, { filled: "Plan.Kind" }] },
			},
			{ field: "Plan.Twice", value: { "*": [{ number: "Plan.One" }, 2] } },
			{
				field: "Plan.Need",
				value: { number: "Plan.Twice" },
				on: "Plan.One",
				proposal: true,
				when: { and: [{ filled: "Plan.Kind" }, { ">": [{ number: "Plan.Twice" }, 3] }] },
			},
		],
	},
);

/** The form of the first step: `edit` types one field, `save` returns what is stored then. */
function typing(flow: ResolvedFlow, process = stepProcess(flow)) {
	const actor = { userId: "u-1", roles: ["cpo"] };
	const rules = createStepRules({ flow: process.flow, step: "1", actor, tenant: tenantRules, now: Date.now });
	const open = { mode: "view", complete: false } as const;
	let values: Values = {};
	return {
		process,
		rules,
		shown: () => values.Plan,
		sent: () => rules.toSend(process.record(), values, open),
		problems: () => rules.problems(process.record(), values, open),
		edit: (field: string, value: unknown) => {
			const path = `Plan.${field}`;
			values = rules.derive(values, withValueAt(values, path, value), [path], process.record());
		},
		/** What a save would store, without saving. */
		stored: () => rules.effects(process.record(), values, open)?.outcome.realisation.values.Plan,
		save: () => {
			process.send(saveCommand("1", "1", rules.toSend(process.record(), values, open), false));
			return process.record().values.Plan;
		},
	};
}

describe("a value that needs a second field besides the one it follows", () => {
	it("is filled in, shown and stored in whatever order the two are typed", () => {
		for (const order of [
			["From", "Kind"],
			["Kind", "From"],
		]) {
			const form = typing(late);
			for (const field of order) form.edit(field, field === "From" ? "2026-03-02" : "plein");
			const all = { From: "2026-03-02", Kind: "plein", To: "2026-04-14", Copy: "2026-04-14", Twice: 0 };
			expect(form.shown()).toEqual(all);
			expect(form.save()).toEqual(all);
		}
	});

	it("is not called taken out by a save before the second field is there", () => {
		const form = typing(late);
		form.edit("From", "2026-03-02");
		expect(form.sent().Plan).not.toHaveProperty("To");
	});

	it("stays out once it was taken out, also when the second field is typed over", () => {
		const form = typing(late);
		form.edit("From", "2026-03-02");
		form.edit("Kind", "plein");
		form.edit("To", undefined);
		form.edit("Kind", "plein en straat");
		expect(form.sent()).toMatchObject({ Plan: { To: "" } });
		expect(form.save()).not.toHaveProperty("To");
	});

	it("is filled in when the second field comes from somebody else's save, unless it was taken out before", () => {
		const { process, rules } = typing(late);
		process.send(saveCommand("1", "1", { Plan: { Kind: "plein" } }, false));
		const merged = { Plan: { From: "2026-03-02", Kind: "plein", Twice: 0 } };
		expect(rules.derive({ Plan: { From: "2026-03-02", Twice: 0 } }, merged, [], process.record())).toMatchObject({
			Plan: { To: "2026-04-14" },
		});
		expect(rules.derive(merged, merged, [], process.record())).toBe(merged);
	});

	it("as a proposal may wait for a computed field, and is not proposed over what somebody wrote", () => {
		const form = typing(late);
		form.edit("One", 2);
		form.edit("Kind", "plein");
		expect(form.shown()).toMatchObject({ Twice: 4, Need: 4 });
		const written = typing(late);
		written.edit("One", 2);
		written.edit("Need", 7);
		written.edit("Kind", "plein");
		expect(written.save()).toMatchObject({ Need: 7 });
	});

	it("is stored as it stands in the form, whatever was typed, overwritten and taken out before the first save", () => {
		const edit = fc.oneof(
			fc.record({ field: fc.constantFrom("From", "To", "Copy"), value: fc.constantFrom("2026-03-02", "2026-05-04", "", undefined) }),
			fc.record({ field: fc.constant("Kind"), value: fc.constantFrom("plein", "", undefined) }),
			fc.record({ field: fc.constant("One"), value: fc.constantFrom(1, 2, 3, undefined) }),
			fc.record({ field: fc.constant("Need"), value: fc.constantFrom(1, 9, undefined) }),
		);
		const process = stepProcess(late);
		fc.assert(
			fc.property(fc.array(edit, { minLength: 1, maxLength: 8 }), (edits) => {
				const form = typing(late, process);
				for (const { field, value } of edits) form.edit(field, value);
				const shown = Object.entries(form.shown() ?? {}).filter(([, value]) => value !== undefined && value !== "");
				expect(form.stored() ?? {}).toEqual(Object.fromEntries(shown));
			}),
		);
	});
});

describe("a follower of any type that was taken out", () => {
	const names = { type: "array", items: { type: "string", maxLength: 20 } } as const;
	it.each([
		["list", names, ["een"]],
		["number", { type: "number" }, 3],
		["integer", { type: "integer" }, 3],
		["yes or no", { type: "boolean" }, true],
		["text", { type: "string", format: "unicode", maxLength: 20 }, "een"],
	] as const)("can be saved and stays out: %s", (_type, schema, value) => {
		const followed = withPlan(
			{ Source: schema, Follower: schema },
			{ derived: [{ field: "Plan.Follower", value: { var: "Plan.Source" }, on: "Plan.Source", when: { filled: "Plan.Source" } }] },
		);
		for (const empty of [undefined, ...(Array.isArray(value) ? [[], [""]] : [""])]) {
			const form = typing(followed);
			form.edit("Source", value);
			expect(form.shown()).toEqual({ Source: value, Follower: value });
			form.edit("Follower", empty);
			expect(form.problems()).toEqual([]);
			expect(form.save()).toEqual({ Source: value });
		}
	});
});
