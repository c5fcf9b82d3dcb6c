import { expect, it } from "@jest/globals";
import { ajvValidators, compileFlow, memberOf } from "../../engine/index.ts";
import { readTenants } from "../../server/tenants/read-tenants.ts";

/** Length in characters up to which an option is short. */
const SHORT = 24;

/** Names of the fields at or below this one for which a form has radio buttons although they have more than two options, or long ones. */
function tooLong(name: string, schema: unknown, hints: unknown): readonly string[] {
	const options = memberOf(schema, "oneOf");
	const short =
		Array.isArray(options) && options.length === 2 && options.every((option) => String(memberOf(option, "title")).length <= SHORT);
	const own = memberOf(hints, "ui:widget") === "radio" && !short ? [name] : [];
	const below = [
		...Object.entries(memberOf(schema, "properties") ?? {}).map(([key, node]) => [key, node, memberOf(hints, key)] as const),
		["items", memberOf(schema, "items"), memberOf(hints, "items")] as const,
	];
	return [...own, ...below.flatMap(([key, node, hint]) => (node === undefined ? [] : tooLong(`${name}.${key}`, node, hint)))];
}

it.each(readTenants("flows").map(({ definition, flow }) => ({ slug: definition.slug, flow })))(
	"$slug asks by radio buttons only where two short options stand",
	({ flow }) => {
		const { order } = compileFlow(flow, { validators: ajvValidators() });
		expect(order.length).toBeGreaterThan(0);
		expect(order.flatMap(({ code, form }) => form.sections.flatMap(({ definition: { schema, ui } }) => tooLong(code, schema, ui)))).toEqual(
			[],
		);
	},
);
