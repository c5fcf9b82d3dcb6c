import { ajvValidators, type CompiledFlow, compileFlow, type JsonOf, type ResolvedFlow, readJson, writeJson } from "../../engine/index.ts";
import { contentHash } from "./content-hash.ts";

/** One version of a flow, ready to run and to serve. */
export interface FlowVersion {
	readonly uuid: string;
	readonly version: string;
	/** Hash of the resolved definition, which identifies the contents of the version. */
	readonly hash: string;
	/** JSON text of the resolved definition. */
	readonly text: JsonOf<ResolvedFlow>;
	readonly definition: ResolvedFlow;
	/** Compiled at first use: most old versions are never used. */
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

/** Adds stored versions to those in memory, by "uuid version"; existing ones stay the same. */
export function keepVersions(flows: Map<string, FlowVersion>, rows: readonly StoredVersion[]): void {
	for (const { uuid, version, definition } of rows) {
		const key = `${uuid} ${version}`;
		if (!flows.has(key)) flows.set(key, flowVersion(readJson(definition)));
	}
}
