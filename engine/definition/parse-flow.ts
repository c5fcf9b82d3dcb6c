import type { BlockDefinition } from "./block-definition.ts";
import type { FlowDefinition } from "./flow-definition.ts";
import { type Parsed, parse } from "./parse.ts";
import type { TenantDefinition } from "./tenant-definition.ts";
import { wholeAccess } from "./whole-access.ts";

/** Reads a flow file: its notation and shape. `checkFlow` judges its meaning. Never throws on its content. */
export function parseFlow(text: string, file: string): Parsed<FlowDefinition> {
	return parse("flow", text, file);
}

/** Reads a tenant file: its notation and shape, with every attribute in its access map. Never throws on its content. */
export function parseTenant(text: string, file: string): Parsed<TenantDefinition> {
	const { definition, ...read } = parse<TenantDefinition>("tenant", text, file);
	return { ...read, definition: definition && { ...definition, access: wholeAccess(definition.access) } };
}

/** Reads a block file: its notation and shape. Never throws on its content. */
export function parseBlock(text: string, file: string): Parsed<BlockDefinition> {
	return parse("block", text, file);
}
