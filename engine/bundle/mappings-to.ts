import type { UpgradeMapping } from "../upgrade/index.ts";
import type { Bundle } from "./bundle.ts";

/** The folder's mappings for running processes that upgrade to its flow, by the version that they come from. */
export function mappingsTo({ flow, mappings }: Pick<Bundle, "flow" | "mappings">): ReadonlyMap<string, UpgradeMapping> {
	const version = flow.definition?.version;
	return new Map(
		mappings.flatMap(({ definition }) =>
			definition === undefined || definition.to !== version ? [] : [[definition.from, definition] as const],
		),
	);
}
