import type { ResolvedStep } from "../../engine/index.ts";
import type { FlowVersion } from "./flow-version.ts";

const known = new WeakMap<FlowVersion, ReadonlyMap<string, string>>();

/** Paths of the fields in which a stakeholder is chosen, with the category it must be of: what the forms' hints say. */
export function stakeholderFields(flow: FlowVersion): ReadonlyMap<string, string> {
	const found = known.get(flow) ?? new Map(flow.definition.steps.flatMap(fieldsOf));
	known.set(flow, found);
	return found;
}

function fieldsOf(step: ResolvedStep): (readonly [string, string])[] {
	const { first = [], tracks = [] } = step.children ?? { tracks: [] };
	const below = [...first, ...tracks.flatMap(({ steps }) => steps)];
	return [...step.sections.flatMap(({ ui }) => fieldsIn(ui ?? {}, "")), ...below.flatMap(fieldsOf)];
}

function fieldsIn(ui: Readonly<Record<string, unknown>>, prefix: string): (readonly [string, string])[] {
	return Object.entries(ui).flatMap(([name, hint]): (readonly [string, string])[] => {
		if (name.startsWith("ui:") || typeof hint !== "object" || hint === null) return [];
		const hints = hint as Readonly<Record<string, unknown>>;
		const category = (hints["ui:options"] as { readonly category?: unknown } | undefined)?.category;
		if (hints["ui:widget"] === "stakeholder" && typeof category === "string") return [[`${prefix}${name}`, category]];
		return fieldsIn(hints, `${prefix}${name}.`);
	});
}
