import type {
	ListDefinition,
	ListName,
	ManualMenu,
	Reports,
	StakeholderCategory,
	StartDocumentDefinition,
	StepCode,
	TenantDefinition,
} from "../../engine/index.ts";

/** The tenant as `GET configs` answers it: what the browser reads of it. */
export interface TenantConfiguration {
	readonly slug: string;
	readonly name: string;
	/** Name for people, on the screen. */
	readonly label?: string;
	readonly acronym: string;
	/** How lists are exported. */
	readonly export?: { readonly postalCodes?: "formatted" | "stored" };
	readonly pageTitle?: string;
	readonly supportAddress: string;
	readonly theme: TenantTheme;
	/** What the search of lists looks in. */
	readonly search: { readonly keys: readonly string[]; readonly placeholder: string };
	/** Attribute to the roles that have it. */
	readonly access: Readonly<Record<string, readonly string[]>>;
	/** Tabs of the list, in order; the first is where the bare list goes to. */
	readonly filterWords: readonly FilterWord[];
	/** The first is the default. */
	readonly processTypes: readonly ProcessType[];
	readonly municipalityOptions?: readonly MunicipalityOption[];
	/** Geography code of the municipality a new process starts with. */
	readonly municipalityDefault?: string;
	/** Removed ones too. */
	readonly tags?: readonly TagEntry[];
	/** Removed ones too. */
	readonly pids?: readonly ListEntry[];
	/** Whether processes of the tenant have a PID. */
	readonly hasPids?: boolean;
	/** Whether the deployment is for showing the product. */
	readonly demoMode?: boolean;
	/** Whether processes have a traffic decision. */
	readonly trafficDecision?: boolean;
	/** Contractor's slug or name by geography code. */
	readonly contractorsByMunicipalityCode?: Readonly<Record<string, string>>;
	readonly gridOperatorsByMunicipalityCode?: Readonly<Record<string, string>>;
	/** Who takes part in a process, and which of them it belongs to. */
	readonly parties: { readonly categories: readonly StakeholderCategory[]; readonly owner: StakeholderCategory };
	/** Code of the step from which maps show a process as in preparation. */
	readonly realisationStartsAt?: StepCode;
	/** Steps of the current flow, sub-steps included. */
	readonly steps?: readonly ConfiguredStep[];
	/** Rounds in which locations were chosen beforehand. */
	readonly proactiveRounds?: readonly string[];
	/** Services for documents from before the files of this product. */
	readonly earlierDocuments?: DocumentServices;
	/** What stands in the generated start document. */
	readonly startDocument?: StartDocumentDefinition;
	readonly lists: Readonly<Record<ListName, ListDefinition>>;
	readonly reports?: Reports;
	/** Milliseconds between two automatic synchronisations. */
	readonly syncIntervalMs?: number;
	/** whole: by the legacy calls, at once; else page by page. */
	readonly loading?: "paged" | "whole";
	/** Menu of the manuals. */
	readonly manuals?: ManualMenu;
	/** Shown once, where it is enabled. */
	readonly tour?: TenantDefinition["tour"];
	/** How busy charging locations are: off unless the tenant's file says otherwise. */
	readonly monitoring?: { readonly enabled: boolean; readonly limit?: number; readonly chartLimit?: number };
	/** Texts that take the place of the product's own. */
	readonly texts?: Readonly<Record<string, string>>;
	readonly [setting: string]: unknown;
}

export interface DocumentServices {
	/** Answers where a document can be fetched; null when there is no such service. */
	readonly downloadUrl: string | null;
	/** Answers where a document can be sent. */
	readonly uploadUrl: string | null;
}

/** An entry of a list that administrators manage. */
export interface ListEntry {
	readonly uuid: string;
	readonly label: string;
	readonly enabled?: boolean;
	/** Instant of removal, or null. */
	readonly deleted_at?: number | null;
	readonly synced?: number;
	/** How many processes have it. */
	readonly realisations?: number;
}

export interface TagEntry extends ListEntry {
	/** It may be given to requests. */
	readonly request?: boolean;
	/** It may be given to processes. */
	readonly process?: boolean;
	/** How many requests have it. */
	readonly requests?: number;
}

export interface TenantTheme {
	readonly brand: string;
	readonly action: string;
	readonly logo?: string;
	readonly logoAlt?: string;
	/** Pixels. Default 130. */
	readonly logoWidth?: number;
	/** Pixels, in the start document. */
	readonly imageWidth?: number;
}

export interface FilterWord {
	/** In the address. */
	readonly word: string;
	readonly label: string;
	readonly category: ListCategory;
	/** Other words that lead to this one. */
	readonly aliases?: readonly string[];
}

export type ListCategory = "active" | "municipality" | "cpo" | "onhold" | "completed" | "cancelled";

export interface ProcessType {
	readonly value: string;
	readonly text: string;
	readonly meta?: { readonly subtype?: string | null };
}

export interface MunicipalityOption {
	/** Geography code. */
	readonly value: string;
	readonly text: string;
	/** Stays readable on records that have it; cannot be newly chosen. */
	readonly disabled?: boolean;
}

export interface ConfiguredStep {
	readonly uuid: string;
	readonly step: StepCode;
	readonly label: string;
	readonly version: string;
	readonly access: { readonly read: readonly string[]; readonly edit: readonly string[] };
}
