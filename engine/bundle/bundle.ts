import type { BlockDefinition, FlowDefinition, OwnWords, Parsed, TenantDefinition } from "../definition/index.ts";
import type { Scenario } from "../scenario/scenario.ts";
import type { UpgradeMapping } from "../upgrade/index.ts";

/**
 * The files of one tenant's folder by their path within it, with forward slashes. `null`: the file exists, but it is not UTF-8 text, or its
 * content is not needed (a picture, for instance).
 */
export type BundleFiles = ReadonlyMap<string, string | null>;

/** A tenant's folder after reading: each file with its content if it has the right shape, and all problems with that shape. */
export interface Bundle {
	/** Prefix of the path of every file in problems. */
	readonly folder: string;
	readonly tenant: Parsed<TenantDefinition>;
	/** flow.json: the flow that new processes start with. */
	readonly flow: Parsed<FlowDefinition>;
	/** Former versions beside it, flow-<version>.json, for comparison only. Nothing runs on these files. */
	readonly former: readonly Parsed<FlowDefinition>[];
	/** blocks/<name>.json by name: the sections that several steps of this tenant share. */
	readonly blocks: ReadonlyMap<string, Parsed<BlockDefinition>>;
	/** Names that the tenant adds to the product's lists. */
	readonly own: OwnWords;
	readonly scenarios: readonly Parsed<Scenario>[];
	/** mappings/<version>.json: how processes of a former version are upgraded to this one. */
	readonly mappings: readonly Parsed<UpgradeMapping>[];
	/** The manual pages by slug, manuals/<slug>.md; null for a page that is not text. */
	readonly manualPages: ReadonlyMap<string, string | null>;
	/** Paths of all files in the folder. */
	readonly paths: ReadonlySet<string>;
}
