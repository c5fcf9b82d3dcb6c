import { ajvValidators, type CompiledFlow, compileFlow, contentHash, type ResolvedFlow } from "../../engine/index.ts";

/** One version of a flow, ready to run and to serve. */
export interface FlowVersion {
	readonly uuid: string;
	readonly version: string;
	/** Of the resolved definition: what a version stands for. */
	readonly hash: string;
	/** JSON text of the resolved definition. */
	readonly text: string;
	readonly definition: ResolvedFlow;
	/** Compiled when first used: old versions mostly are not. */
	readonly compiled: CompiledFlow;
}

export function flowVersion(definition: ResolvedFlow): FlowVersion {
	const text = JSON.stringify(definition);
	let compiled: CompiledFlow | undefined;
	return {
		uuid: definition.uuid,
		version: definition.version,
		hash: contentHash(definition),
		text,
		definition,
		get compiled() {
			compiled ??= compileFlow(definition, { validators: ajvValidators() });
			return compiled;
		},
	};
}
