import type { Blocks, Edit, ShownBundle } from "../../../engine/index.ts";
import type { CurrentOf } from "../../api/operation.ts";
import type { TenantConfiguration } from "../../tenants/tenant-configuration.ts";
import type { UnsentEdits } from "./unsent-edits.ts";

/** The files with what only a server makes of them. */
export interface ServedBundle extends ShownBundle {
	/** What the design is called; a folder has no name but its own. */
	readonly name?: string;
	/** Not: whoever has it open looks, and may publish it. */
	readonly mayDesign?: boolean;
	/** Addresses of the validators of each section, by its key in the flow. */
	readonly validators: Readonly<Record<string, string>>;
	/** What the product's screens would be told of the tenant; null while its files can't be read. */
	readonly configuration: TenantConfiguration | null;
}

/** Somebody else was in the same place; nothing was changed. `revision`: that of which `theirs` is. */
export interface Clashing {
	readonly revision: string;
	readonly clashes: CurrentOf<"editDesign">["clashes"];
	/** What of one's own is written unless something of it is given up. */
	readonly edits: readonly Edit[];
}

/** What edits came to. */
export interface Written {
	/** After them. */
	readonly revision: string;
	/** Nobody else changed anything since the revision on which they were made. */
	readonly alone: boolean;
	/** Takes them back, on the files as they are at a revision. */
	readonly undo: (revision: string) => Promise<EditAnswer>;
}

/** `refused`: why nothing was changed, in words. `signedOut`: because the session had ended. */
export type EditAnswer = Written | Clashing | { readonly refused: string; readonly signedOut?: boolean };

/** Where the files of a design come from and go to: a folder served on this machine, or a design in the database. */
export interface BundleSource {
	/** Of a design in the database; null for a folder. */
	readonly design: string | null;
	/** @throws when nothing answers. */
	readonly read: () => Promise<ServedBundle>;
	/** The sections that flows share; they do not change while the page is open. */
	readonly blocks: () => Promise<Blocks>;
	/** Applies edits to the files of that revision, all or none. @throws when nothing answers. */
	readonly edit: (revision: string, edits: readonly Edit[]) => Promise<EditAnswer>;
	/** Takes back what one wrote at some time, by its number; null where nothing is remembered. */
	readonly takeBack: ((number: number) => Promise<EditAnswer>) | null;
	/** Makes the files what they were after the edits of that number, of the revision that is shown; null where nothing is remembered. */
	readonly restore: ((number: number, revision: string) => Promise<EditAnswer>) | null;
	/** What the person wrote before the page was opened and was not taken back, the oldest first; null where nothing is remembered. @throws when nothing answers. */
	readonly written: (() => Promise<readonly Written[]>) | null;
	/** What was not written because the session had ended, the oldest first; left out where there are no sessions. */
	readonly unsent?: {
		readonly all: () => readonly UnsentEdits[];
		readonly send: (revision: string, edits: UnsentEdits) => Promise<EditAnswer>;
		/** Once it is written, refused for good or given up. */
		readonly drop: (edits: UnsentEdits) => void;
	};
	/** Calls `changed` after every change of the files, whoever made it, and `lost` when nothing answers any more. Returns how to stop. */
	readonly watch: (changed: () => void, lost: () => void) => () => void;
}
