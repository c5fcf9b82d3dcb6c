import type { PersonAccess } from "../access/index.ts";
import type { CompiledFlow } from "../compile/compiled-flow.ts";
import { isHidden, type Mask, maskFor } from "../record/mask.ts";
import { sourcesOfField } from "./field-sources.ts";
import type { ListDefinition } from "./list-definition.ts";

/**
 * The list for this person: without the fields that they may not read in any process. A field that they may read for some geography codes
 * stays, and is empty for the others.
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
