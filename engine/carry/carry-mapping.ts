import type { Shapes } from "../../schemas/index.ts";
import { type Parsed, parse } from "../definition/parse.ts";
import type { DeepReadonly } from "../definition/tenant-definition.ts";
import type { FlowChange } from "../difference/flow-change.ts";

/** What somebody says of changes that do not say it by themselves; generated from `schemas/carry-mapping.schema.json`. */
export type CarryMapping = DeepReadonly<Shapes["carry-mapping"]>;

/** Reads a mapping file: its notation and shape. Never throws on its content. */
export function parseCarryMapping(text: string, file: string): Parsed<CarryMapping> {
	return parse("carry-mapping", text, file);
}

/** Name under which a mapping accepts a change: its kind and its place. */
export function changeKey({ kind, place: { step, section, field, name } }: FlowChange): string {
	return [kind, step, section, field, name].filter((part) => part !== undefined).join(" ");
}
