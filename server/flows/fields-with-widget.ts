import { isObject, objectOf, type ResolvedStep, withSubSteps } from "../../engine/index.ts";
import type { FlowVersion } from "./flow-version.ts";

/** What the hints say of a field. */
type Options = Readonly<Record<string, unknown>>;

const known = new WeakMap<FlowVersion, Map<string, ReadonlyMap<string, Options>>>();

/** Paths of the fields that a widget draws, each with the widget's settings: what the forms' hints say. */
export function fieldsWithWidget(flow: FlowVersion, widget: string): ReadonlyMap<string, Options> {
	const widgets = known.get(flow) ?? new Map<string, ReadonlyMap<string, Options>>();
	known.set(flow, widgets);
	const found = widgets.get(widget) ?? new Map(withSubSteps(flow.definition.steps).flatMap((step) => fieldsOf(step, widget)));
	widgets.set(widget, found);
	return found;
}

function fieldsOf(step: ResolvedStep, widget: string): (readonly [string, Options])[] {
	return step.sections.flatMap(({ ui }) => fieldsIn(ui ?? {}, "", widget));
}

function fieldsIn(ui: Options, prefix: string, widget: string): (readonly [string, Options])[] {
	return Object.entries(ui).flatMap(([name, hint]): (readonly [string, Options])[] => {
		if (name.startsWith("ui:") || !isObject(hint)) return [];
		if (hint["ui:widget"] === widget) return [[`${prefix}${name}`, objectOf(hint["ui:options"])]];
		return fieldsIn(hint, `${prefix}${name}.`, widget);
	});
}
