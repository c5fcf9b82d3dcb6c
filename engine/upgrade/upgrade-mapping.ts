import type { UpgradeMapping } from "../../schemas/index.ts";
import { type Parsed, parse } from "../definition/parse.ts";
import type { FlowChange } from "../difference/flow-change.ts";

export type { UpgradeMapping };

/** Reads a mapping file: its notation and shape. Never throws on its content. */
export function parseUpgradeMapping(text: string, file: string): Parsed<UpgradeMapping> {
	return parse("upgrade-mapping", text, file);
}

/** The place in a mapping for the answer to a change; in `accept` it is one of the items. */
export function placeInMapping({ mapping: need }: Pick<FlowChange, "mapping">): readonly [keyof UpgradeMapping, ...string[]] {
	switch (need?.kind) {
		case "step":
			return ["steps", need.from];
		case "field":
			return ["fields", need.from];
		case "option":
			return ["options", need.field, String(need.from)];
		case "value":
			return ["values", need.field];
		default:
			return ["accept"];
	}
}

/** The name by which a mapping accepts a change: its kind and its place. */
export function changeKey({ kind, place: { step, section, field, name } }: Pick<FlowChange, "kind" | "place">): string {
	return [kind, step, section, field, name].filter((part) => part !== undefined).join(" ");
}
