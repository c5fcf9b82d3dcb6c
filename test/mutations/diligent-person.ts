import {
	type Actor,
	activeStep,
	advance,
	type CompiledFlow,
	type Outcome,
	type Realisation,
	readPath,
	type StepField,
	startRealisation,
	submissionOf,
	type TenantRules,
	type Values,
} from "../../engine/index.ts";
import type { Chance } from "./chance.ts";

type JsonSchema = StepField["places"][number]["schema"];

/** Fills in whatever a form asks, with values of the right kind, in any role. */
export interface DiligentPerson {
	readonly actor: Actor;
	/** A process at its first step; undefined if the flow's first step doesn't allow a start. */
	readonly start: () => Realisation | undefined;
	/**
	 * Saves or completes the active step, retrying with other values; returns the last outcome if all are refused. The
	 * first attempts keep what the process has, or what is `known` to work.
	 */
	readonly work: (
		flow: CompiledFlow,
		realisation: Realisation,
		complete: boolean,
		attempts?: number,
		known?: Values,
	) => Outcome | undefined;
}

const day = 86_400_000;
const begin = Date.UTC(2026, 2, 1, 12);

export function diligentPerson(flow: CompiledFlow, tenant: TenantRules, chance: Chance): DiligentPerson {
	const roles = [...new Set(flow.order.flatMap(({ definition: { access } }) => [...access.edit, ...access.read]))];
	const actor = { userId: "diligent", roles };
	let now = begin;
	return {
		actor,
		start: () => {
			const [first] = flow.order;
			const fixed = first === undefined ? {} : filled(first.form.fields.values(), {}, chance, 1, true);
			const started = startRealisation(flow, { type: "", subtype: null, values: fixed }, actor, now);
			return started.refused ? undefined : started.realisation;
		},
		work: (version, realisation, complete, attempts = 12, known = realisation.values) => {
			const step = activeStep(version, realisation.steps);
			if (step === null) return undefined;
			let outcome: Outcome | undefined;
			for (let attempt = 0; attempt < attempts; attempt++) {
				now += day;
				const typed = filled(step.form.fields.values(), attempt < 2 ? known : realisation.values, chance, attempt < 2 ? 0 : 1, false);
				const { values } = submissionOf(version, realisation, step.code, actor, typed, now);
				outcome = toAnyTarget(version, step.code, complete, (target) =>
					advance(version, realisation, { kind: "save-step", step: step.code, complete, correction: false, target, values }, actor, now, {
						tenant,
					}),
				);
				if (!outcome.refused) return outcome;
			}
			return outcome;
		},
	};
}

/** Doesn't know where a save leads, so expects every step in turn. */
function toAnyTarget({ order }: CompiledFlow, step: string, complete: boolean, send: (target: string) => Outcome): Outcome {
	let outcome = send(step);
	for (const { code } of complete ? order : []) {
		if (!outcome.refused || outcome.code !== "unexpected-target") return outcome;
		outcome = send(code);
	}
	return outcome;
}

/** With `freshly` 0 existing values are kept, with 1 about half of them are replaced. `fixed`: includes fields that nobody can type in. */
function filled(fields: Iterable<StepField>, stored: Values, chance: Chance, freshly: 0 | 1, fixed: boolean): Values {
	const values: Record<string, unknown> = {};
	for (const { path, places, computed } of fields) {
		const [place] = places;
		const present = readPath(stored, path);
		if (place === undefined || computed) continue;
		const keep = present !== undefined && (freshly === 0 || chance.once(2));
		put(values, path, keep ? present : !fixed && places.every(({ readOnly }) => readOnly) ? present : valueFor(place.schema, path, chance));
	}
	return values;
}

function put(values: Record<string, unknown>, path: string, value: unknown): void {
	if (value === undefined) return;
	const names = path.split(".");
	const last = names.pop() ?? "";
	let node = values;
	for (const name of names) {
		node[name] ??= {};
		node = node[name] as Record<string, unknown>;
	}
	node[last] = value;
}

const texts: Readonly<Record<string, string>> = {
	"address-text": "Kade",
	"house-number": "7",
	"postal-code": "1234 AB",
	"postal-code-be": "9000",
	"clock-time": "09:00",
	identifier: "A0012",
	"calendar-date": "2027-06-01",
	"planned-date": "2027-06-01",
	url: "https://voorbeeld.example/a",
	email: "iemand@voorbeeld.example",
	uuid4: "7f0f6f0e-6f0b-4c39-9a40-2b1f3f4bd001",
	ean18: "871687110000000012",
};
const categories: readonly (readonly [RegExp, string])[] = [
	[/municipality|gemeente/i, "municipality|proef-0001"],
	[/grid/i, "gridoperator|proef"],
	[/contractor/i, "contractor|proef"],
	[/customer/i, "customer|proef"],
	[/operator|cpo/i, "cpo|proef"],
];

function valueFor(schema: JsonSchema, path: string, chance: Chance): unknown {
	const options = schema.oneOf as readonly { readonly const: unknown }[] | undefined;
	if (options !== undefined && options.length > 0) return chance.pick(options).const;
	const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
	switch (type) {
		case "boolean":
			return chance.once(2);
		case "number":
		case "integer": {
			const least = typeof schema.minimum === "number" ? schema.minimum : 1;
			const most = typeof schema.maximum === "number" ? schema.maximum : least + 5;
			return least + chance.below(Math.max(1, Math.floor(most - least)));
		}
		case "array": {
			const items = (schema.items ?? {}) as JsonSchema;
			const count = Math.max(1, typeof schema.minItems === "number" ? schema.minItems : 1);
			return Array.from({ length: count }, (_, index) => itemFor(items, `${path}.${index}`, chance));
		}
		default: {
			const slug = categories.find(([named]) => named.test(path))?.[1] ?? "cpo|proef";
			const text = schema.format === "external-id" ? slug : (texts[String(schema.format)] ?? "tekst");
			return typeof schema.maxLength === "number" ? text.slice(0, schema.maxLength) : text;
		}
	}
}

function itemFor(items: JsonSchema, path: string, chance: Chance): unknown {
	const properties = items.properties as Readonly<Record<string, JsonSchema>> | undefined;
	if (properties === undefined) return valueFor(items, path, chance);
	const asked = Object.entries(properties).filter(([name]) => name !== "deleted_at");
	return Object.fromEntries(asked.map(([name, field]) => [name, valueFor(field, `${path}.${name}`, chance)]));
}
