import { ajvValidators, type CompiledFlow, compileFlow, type JsonOf, type ResolvedFlow, readJson, writeJson } from "../../engine/index.ts";
import { contentHash } from "./content-hash.ts";

/** One version of a flow, ready to run and to serve. */
export interface FlowVersion {
	readonly uuid: string;
	readonly version: string;
	/** Of the resolved definition: what a version stands for. */
	readonly hash: string;
	/** JSON text of the resolved definition. */
	readonly text: JsonOf<ResolvedFlow>;
	readonly definition: ResolvedFlow;
	/** Compiled when first used: old versions mostly are not. */
	readonly compiled: CompiledFlow;
}

interface StoredVersion {
	readonly uuid: string;
	readonly version: string;
	/** JSON text of the resolved definition. */
	readonly definition: JsonOf<ResolvedFlow>;
}

export function flowVersion(definition: ResolvedFlow): FlowVersion {
	const text = writeJson(definition);
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

/** Adds stored versions to those at hand, by "uuid version"; one that is there already stays the same. */
export function keepVersions(flows: Map<string, FlowVersion>, rows: readonly StoredVersion[]): void {
	for (const { uuid, version, definition } of rows) {
		const key = `${uuid} ${version}`;
		if (!flows.has(key)) flows.set(key, flowVersion(readJson(definition)));
	}
}
