import type { BlockDefinition, FlowDefinition, OwnWords, Parsed, TenantDefinition } from "../definition/index.ts";
import type { Scenario } from "../scenario/scenario.ts";
import type { UpgradeMapping } from "../upgrade/index.ts";

/**
 * The files of one tenant's folder by their path in it, with slashes. `null`: there, but not to be read as text in
 * UTF-8 (or a file whose content nobody asks for, such as a picture).
 */
export type BundleFiles = ReadonlyMap<string, string | null>;

/** A tenant's folder, read: each file with its content if it has the right shape, and everything wrong with that. */
export interface Bundle {
	/** Stands before the path of every file in what is said about it. */
	readonly folder: string;
	readonly tenant: Parsed<TenantDefinition>;
	/** flow.json: what new processes start with. */
	readonly flow: Parsed<FlowDefinition>;
	/** Former versions beside it, flow-<version>.json: to compare with. Nothing runs on these files. */
	readonly former: readonly Parsed<FlowDefinition>[];
	/** blocks/<name>.json by name: what several steps of this tenant share. */
	readonly blocks: ReadonlyMap<string, Parsed<BlockDefinition>>;
	/** Names that the tenant adds to the product's lists. */
	readonly own: OwnWords;
	readonly scenarios: readonly Parsed<Scenario>[];
	/** mappings/<version>.json: how processes of a former version go along to this one. */
	readonly mappings: readonly Parsed<UpgradeMapping>[];
	/** The manual pages by their slug, manuals/<slug>.md; null for one that is no text. */
	readonly manualPages: ReadonlyMap<string, string | null>;
	/** Paths of all files there are. */
	readonly paths: ReadonlySet<string>;
}
