import type { PersonAccess } from "../access/index.ts";
import type { CompiledFlow } from "../compile/compiled-flow.ts";
import { isHidden, type Mask, maskFor } from "../record/mask.ts";
import { sourcesOfField } from "./field-sources.ts";
import type { ListDefinition } from "./list-definition.ts";

/**
 * The list as this person can have it: without the fields that they may read in no process. A field that they may read in
 * some geography codes stays, and is empty elsewhere.
 */
export function listFor(list: ListDefinition, flow: CompiledFlow, access: PersonAccess): ListDefinition {
	const masks = access.everywhere().map((reader) => maskFor(flow, reader));
	const isRead = (name: string) => {
		const sources = sourcesOfField(list, name, flow.definition);
		const isReadUnder = (mask: Mask | null) => mask === null || !sources.every((source) => isHidden(mask, source));
		return sources.length === 0 || masks.some(isReadUnder);
	};
	return { ...list, fields: Object.fromEntries(Object.entries(list.fields).filter(([name]) => isRead(name))) };
}
