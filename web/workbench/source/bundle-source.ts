import type { Blocks, Edit, ShownBundle } from "../../../engine/index.ts";
import type { CurrentOf } from "../../api/operation.ts";
import type { TenantConfiguration } from "../../tenants/tenant-configuration.ts";
import type { UnsentEdits } from "./unsent-edits.ts";

/** The files, with everything that only a server can derive from them. */
export interface ServedBundle extends ShownBundle {
	/** Name of the design; a folder has none. */
	readonly name?: string;
	/** False: this person has read-only access, and may be allowed to publish. */
	readonly mayDesign?: boolean;
	/** Addresses of the validators of each section, by its key in the flow. */
	readonly validators: Readonly<Record<string, string>>;
	/** The tenant's configuration as the product's screens would receive it; null while the files are not readable. */
	readonly configuration: TenantConfiguration | null;
}

/** Somebody else edited the same place; nothing was changed. `revision`: the one that contains `theirs`. */
export interface Clashing {
	readonly revision: string;
	readonly clashes: CurrentOf<"editDesign">["clashes"];
	/** The person's own edits, which are written unless some are given up. */
	readonly edits: readonly Edit[];
}

/** The result of edits that were written. */
export interface Written {
	/** The revision after them. */
	readonly revision: string;
	/** Whether nobody else changed anything since the revision that they were based on. */
	readonly alone: boolean;
	/** Undoes them, in the files at a revision. */
	readonly undo: (revision: string) => Promise<EditAnswer>;
}

/** `refused`: why nothing was changed, in words. `signedOut`: whether the reason is that the session had ended. */
export type EditAnswer = Written | Clashing | { readonly refused: string; readonly signedOut?: boolean };

/** Reads and writes the files of a design: a folder served on this machine, or a design in the database. */
export interface BundleSource {
	/** Uuid of a design in the database; null for a folder. */
	readonly design: string | null;
	/** Null if there are no such files, or none that this person may see. @throws if there is no response. */
	readonly read: () => Promise<ServedBundle | null>;
	/** The sections that flows share; constant while the page is open. */
	readonly blocks: () => Promise<Blocks>;
	/** Applies edits to the files of that revision, all or none. @throws if there is no response. */
	readonly edit: (revision: string, edits: readonly Edit[]) => Promise<EditAnswer>;
	/** Undoes an earlier edit of this person, by its number; null if the source has no history. */
	readonly takeBack: ((number: number) => Promise<EditAnswer>) | null;
	/**
	 * Restores the files to their state after the edit with that number, starting from the revision that is shown; null if the source has
	 * no history.
	 */
	readonly restore: ((number: number, revision: string) => Promise<EditAnswer>) | null;
	/**
	 * This person's edits from before the page was opened that have not been undone, oldest first; null if the source has no history.
	 * @throws if there is no response.
	 */
	readonly written: (() => Promise<readonly Written[]>) | null;
	/** Edits that were not written because the session had ended, oldest first; left out for a source without sessions. */
	readonly unsent?: {
		readonly all: () => readonly UnsentEdits[];
		readonly send: (revision: string, edits: UnsentEdits) => Promise<EditAnswer>;
		/** Call once the edits are written, refused for good or given up. */
		readonly drop: (edits: UnsentEdits) => void;
	};
	/**
	 * Calls `changed` after every change of the files, by anybody, and `lost` when there is no response. Returns a function that stops
	 * watching.
	 */
	readonly watch: (changed: () => void, lost: () => void) => () => void;
}
