import type { Blocks, ShownBundle } from "../../../engine/index.ts";

/** Where the files of a design come from and go to: a folder served on this machine, or later a design in the database. */
export interface BundleSource {
	/** @throws when nothing answers. */
	readonly read: () => Promise<ShownBundle>;
	/** The sections that flows share; they do not change while the page is open. */
	readonly blocks: () => Promise<Blocks>;
	/** Calls `changed` after every change of the files, whoever made it, and `lost` when nothing answers any more. Returns how to stop. */
	readonly watch: (changed: () => void, lost: () => void) => () => void;
}
