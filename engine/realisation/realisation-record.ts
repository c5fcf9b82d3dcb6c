import type { StepCode } from "../definition/flow-definition.ts";
import type { FileRecord } from "../files/index.ts";
import type { RealisationEvent, StatusReason, Values } from "./realisation.ts";

/**
 * A realisation as the API returns it: with the names of the specification, and instants in milliseconds since 1970 (UTC). The server
 * writes it, the browser reads it; `realisationOf` returns the engine's view of it.
 */
export interface RealisationRecord {
	readonly uuid: string;
	readonly ref: string;
	readonly reference: string;
	readonly case_ref: string;
	readonly case_counter: number;
	readonly requestUuids: readonly string[];
	readonly type: string;
	readonly subtype: string | null;
	readonly processType: string;
	readonly MunicipalityCode: string;
	/** One line: street, number, postal code and city of the selected location; "" when unknown. */
	readonly address: string;
	readonly tags: readonly string[];
	readonly stakeholders: readonly string[];
	readonly values: Values;
	/** The documents in the values, by name: ids of files, and for views their id and ext. */
	readonly Docs: Values;
	/** Documents from before the files of this product: their numbers, by category. */
	readonly EarlierDocs: Readonly<Record<string, readonly string[]>>;
	/** Newest first. */
	readonly history: readonly HistoryEntry[];
	readonly synced: number;
	readonly created_at: number;
	readonly updated_at: number;
	readonly flow: {
		readonly uuid: string;
		readonly version: string;
		readonly iteration: number;
		readonly activeStep: StepCode | null;
		readonly marks: readonly string[];
		/** Only steps that were reached. */
		readonly state: readonly {
			readonly uuid: string;
			readonly step: StepCode;
			readonly started_at: number;
			readonly completed_at: number | null;
		}[];
	};
	readonly status: {
		readonly step: StepCode | null;
		readonly uuid: string | null;
		readonly version: string;
		readonly label: string;
		readonly completed: { readonly enabled: boolean };
		readonly cancelled: { readonly enabled: boolean };
		readonly onhold: { readonly enabled: boolean };
		readonly vkb: { readonly enabled: boolean };
		readonly gdpr: { readonly enabled: boolean };
	};
	readonly statusMeta: { readonly onhold?: StatusReason; readonly cancelled?: StatusReason };
	/** Oldest first. */
	readonly Events: readonly RealisationEvent[];
	readonly Locations: {
		readonly selected: { readonly locationUuid: string | null };
		readonly alternative: { readonly locationUuid: string | null };
	};
	readonly CurrentLocation: Readonly<Record<string, unknown>>;
	readonly comments: readonly unknown[];
	/** In the order in which they were registered. */
	readonly files: readonly FileRecord[];
}

/** The record without its past, which grows with every save, and without its files, which change separately. */
export type RecordHead = Omit<RealisationRecord, "history" | "Events" | "files">;

export interface HistoryEntry {
	readonly ts: number;
	readonly userId: string;
	readonly step: StepCode;
	readonly iteration: number;
	readonly values: Values;
}

/** What the server adds to the engine's state in order to make a record. */
export interface RecordIdentity {
	readonly uuid: string;
	readonly ref: string;
	readonly caseRef: string;
	readonly caseCounter: number;
	readonly synced: number;
	readonly createdAt: number;
	readonly updatedAt: number;
	/** Documents from before the files of this product: their numbers, by category. Nothing here adds to them. */
	readonly earlierDocs?: RealisationRecord["EarlierDocs"];
}
