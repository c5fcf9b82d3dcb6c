import { describe, expect, it } from "@jest/globals";
import { ajvValidators, type CompiledStep, compileFlow } from "../../engine/index.ts";
import { readTenants } from "../../server/tenants/read-tenants.ts";

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);
const nameOf = (value: unknown): unknown => (isObject(value) ? (value.title ?? value.text ?? value.label) : undefined);

/** Names that occur more than once among things to choose from: "place: name". */
function sameNames(value: unknown, place: string): readonly string[] {
	const inner = Array.isArray(value)
		? value.flatMap((item, index) => sameNames(item, `${place}/${index}`))
		: isObject(value)
			? Object.entries(value).flatMap(([key, item]) => sameNames(item, `${place}/${key}`))
			: [];
	const siblings = Array.isArray(value) || place.endsWith("/properties") ? Object.values(value as object).map(nameOf) : [];
	return [...inner, ...repeated(siblings.filter((name) => typeof name === "string")).map((name) => `${place}: ${name}`)];
}

function repeated(names: readonly string[]): readonly string[] {
	return names.filter((name, index) => names.indexOf(name) !== index);
}

/** The subject of a field, regardless of whose it is: the alternative's number of spaces is named like the proposal's. */
function subject(path: string): string {
	const [name = "", group = ""] = path.split(".").reverse();
	return name.replace(group, "").replace(/Approvals$/, "s");
}

/** Fields of a step that share a label but have different subjects: "label: path, path". */
function confused({ form }: CompiledStep): readonly string[] {
	const named = [...form.fields].flatMap(([path, { places }]) => {
		const label = nameOf(places[0]?.schema);
		return typeof label === "string" ? [{ path, label }] : [];
	});
	return named.flatMap(({ path, label }, index) => {
		const other = named.slice(0, index).find((one) => one.label === label && subject(one.path) !== subject(path));
		return other === undefined ? [] : [`${label}: ${other.path}, ${path}`];
	});
}

describe.each(readTenants("flows").map((files) => ({ slug: files.definition.slug, ...files })))(
	"what $slug asks and offers",
	({ definition, flow }) => {
		const { order } = compileFlow(flow, { validators: ajvValidators() });

		it("is told apart by its names: no option, branch or step has that of another", () => {
			expect(sameNames(definition, "tenant")).toEqual([]);
			expect(sameNames(flow, "flow")).toEqual([]);
			expect(repeated(order.map(({ definition: { label } }) => label))).toEqual([]);
		});

		it.each(order.map((step) => ({ code: step.code, step })))("has a label of its own for each field of step $code", ({ step }) => {
			expect(confused(step)).toEqual([]);
		});
	},
);
