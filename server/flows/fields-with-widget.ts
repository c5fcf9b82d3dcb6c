import { isObject, objectOf, type ResolvedStep, withSubSteps } from "../../engine/index.ts";
import type { FlowVersion } from "./flow-version.ts";

/** The settings of a field in the hints. */
type Options = Readonly<Record<string, unknown>>;

const known = new WeakMap<FlowVersion, Map<string, ReadonlyMap<string, Options>>>();

/** Paths of the fields drawn by a widget, each with the widget's settings, from the hints of the forms. */
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
