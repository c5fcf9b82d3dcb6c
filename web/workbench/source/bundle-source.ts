import type { Blocks, Edit, ShownBundle } from "../../../engine/index.ts";
import type { TenantConfiguration } from "../../tenants/tenant-configuration.ts";

/** The files with what only a server makes of them. */
export interface ServedBundle extends ShownBundle {
	/** Addresses of the validators of each section, by its key in the flow. */
	readonly validators: Readonly<Record<string, string>>;
	/** What the product's screens would be told of the tenant; null while its files can't be read. */
	readonly configuration: TenantConfiguration | null;
}

/** The revision after edits with what takes them back, or why nothing was changed, in words. */
export type EditAnswer = { readonly revision: string; readonly inverse: readonly Edit[] } | { readonly refused: string };

/** Where the files of a design come from and go to: a folder served on this machine, or later a design in the database. */
export interface BundleSource {
	/** @throws when nothing answers. */
	readonly read: () => Promise<ServedBundle>;
	/** The sections that flows share; they do not change while the page is open. */
	readonly blocks: () => Promise<Blocks>;
	/** Applies edits to the files of that revision, all or none. */
	readonly edit: (revision: string, edits: readonly Edit[]) => Promise<EditAnswer>;
	/** Calls `changed` after every change of the files, whoever made it, and `lost` when nothing answers any more. Returns how to stop. */
	readonly watch: (changed: () => void, lost: () => void) => () => void;
}
