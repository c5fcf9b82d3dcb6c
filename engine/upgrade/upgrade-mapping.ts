import type { UpgradeMapping } from "../../schemas/index.ts";
import { type Parsed, parse } from "../definition/parse.ts";
import type { FlowChange } from "../difference/flow-change.ts";

export type { UpgradeMapping };

/** Reads a mapping file: its notation and shape. Never throws on its content. */
export function parseUpgradeMapping(text: string, file: string): Parsed<UpgradeMapping> {
	return parse("upgrade-mapping", text, file);
}

/** Name under which a mapping accepts a change: its kind and its place. */
export function changeKey({ kind, place: { step, section, field, name } }: FlowChange): string {
	return [kind, step, section, field, name].filter((part) => part !== undefined).join(" ");
}
