import type { ColumnType } from "kysely";
import type { JsonOf, KeptList, RecordHead, RequestHead, RequestStatus, ResolvedFlow, Waiting } from "../../../engine/index.ts";
import type { BulkActTable, BulkItemTable } from "./bulk-tables.ts";
import type { ConversationTables } from "./conversation-tables.ts";
import type { DesignTables } from "./design-tables.ts";
import type { DraftTable, TextDraftTable } from "./draft-tables.ts";
import type { ForecastTables } from "./forecast-tables.ts";
import type { ListedTables } from "./listed-tables.ts";
import type { ServerTables } from "./server-tables.ts";
import type { ViewTables } from "./view-tables.ts";

/** A column that is written once. */
type Fixed<T> = ColumnType<T, T, never>;

export interface Database extends ServerTables, ListedTables, ForecastTables, ConversationTables, DesignTables, ViewTables {
	tenant_clock: TenantClockTable;
	flow_version: FlowVersionTable;
	realisation: RealisationTable;
	realisation_event: RealisationEventTable;
	realisation_history: RealisationHistoryTable;
	realisation_unique_value: RealisationUniqueValueTable;
	waiting: WaitingTable;
	/** How far `waiting` has been computed by the current method, by tenant. */
	waiting_fill: { tenant: string; form: string; place: string; done: number };
	charging_location: ChargingLocationTable;
	stakeholder: StakeholderTable;
	idempotency_key: IdempotencyKeyTable;
	audit_entry: AuditEntryTable;
	request: RequestTable;
	request_judgement: RequestJudgementTable;
	request_event: RequestEventTable;
	request_source: RequestSourceTable;
	background_work: BackgroundWorkTable;
	kept_entry: KeptEntryTable;
	kept_use: KeptUseTable;
	bulk_act: BulkActTable;
	bulk_item: BulkItemTable;
	preference: PreferenceTable;
	draft: DraftTable;
	text_draft: TextDraftTable;
	file: FileTable;
	file_link: FileLinkTable;
	/** One row, with id 1. */
	schema_compat: { id: number; oldest: string };
}

interface PreferenceTable {
	tenant: Fixed<string>;
	user_id: Fixed<string>;
	part: Fixed<string>;
	value: string;
}

interface TenantClockTable {
	tenant: Fixed<string>;
	/** The last `synced` that was assigned. */
	last: number;
	/** Number of lines of the audit trail, and the hash of the last one. */
	audit_number: ColumnType<number, number | undefined, number>;
	audit_hash: ColumnType<string, string | undefined, string>;
	/** When the tenant was removed; null while it exists. */
	closed_at: ColumnType<number | null, number | null | undefined, number | null>;
}

interface FlowVersionTable {
	tenant: Fixed<string>;
	uuid: Fixed<string>;
	version: Fixed<string>;
	/** Hash of the resolved definition. */
	hash: Fixed<string>;
	/** JSON text of the resolved definition. */
	definition: Fixed<JsonOf<ResolvedFlow>>;
	created_at: Fixed<number>;
}

interface RealisationTable {
	tenant: Fixed<string>;
	uuid: Fixed<string>;
	counter: Fixed<number>;
	ref: Fixed<string>;
	case_ref: Fixed<string>;
	/** Geography code. */
	code: string;
	type: string;
	subtype: string | null;
	flow_uuid: Fixed<string>;
	/** Version the process runs on: the one it started with until it is upgraded to another. */
	flow_version: string;
	status: string;
	active_step: string | null;
	label: string;
	address: string;
	created_by: Fixed<string>;
	created_at: Fixed<number>;
	updated_at: number;
	synced: number;
	event_count: number;
	/** JSON text of the record, without its past, as the API returns it to somebody who may see every step. */
	record: JsonOf<RecordHead>;
	/** JSON texts of the events, oldest first, separated by commas; append-only. */
	events: string;
	/** JSON texts of the history, newest first, separated by commas. */
	history: string;
	/**
	 * JSON texts of the records of its files, in the order in which they were added, separated by commas. Only a change of a file writes
	 * it.
	 */
	files: ColumnType<string, never, string>;
}

interface RealisationEventTable {
	tenant: Fixed<string>;
	realisation_uuid: Fixed<string>;
	/** From 1, without gaps. */
	number: Fixed<number>;
	type: Fixed<string>;
	ts: Fixed<number>;
	version: Fixed<string>;
	user_id: Fixed<string>;
	meta: Fixed<string>;
}

interface RealisationHistoryTable {
	tenant: Fixed<string>;
	realisation_uuid: Fixed<string>;
	/** From 1, without gaps. */
	number: Fixed<number>;
	iteration: Fixed<number>;
	ts: Fixed<number>;
	user_id: Fixed<string>;
	step: Fixed<string>;
	/** JSON text of the engine's snapshot. */
	snapshot: Fixed<string>;
}

interface RealisationUniqueValueTable {
	tenant: Fixed<string>;
	/** Path of the field. */
	field: Fixed<string>;
	/** Value of the field within which it is unique; empty for the whole tenant. */
	scope: Fixed<string>;
	value: Fixed<string>;
	realisation_uuid: Fixed<string>;
}

/** See the engine's Waiting. */
interface WaitingTable {
	tenant: Fixed<string>;
	realisation_uuid: Fixed<string>;
	kind: Fixed<Waiting["kind"]>;
	step: Fixed<string>;
	role: Fixed<string>;
	/** Geography code of the process. */
	code: Fixed<string>;
	since: Fixed<number>;
	due: Fixed<string | null>;
	term: Fixed<string | null>;
	back: Fixed<Waiting["back"]>;
	/** 1 if this is the only waiting row of the process, for one role: counts of processes need no deduplication for it. */
	single: Fixed<number>;
}

interface ChargingLocationTable {
	tenant: Fixed<string>;
	uuid: Fixed<string>;
	code: Fixed<string>;
	latitude: number;
	longitude: number;
	street: string;
	street_number: string;
	street_number_suffix: string;
	postal_code: string;
	city: string;
	/** JSON text. */
	properties: string;
	/** JSON text, without the process that it is connected to: that is `workflow_uuid`. */
	meta: string;
	status: string;
	/** Status to return to when the process is disconnected. */
	status_before: string | null;
	workflow_uuid: string | null;
	synced: number;
}

interface StakeholderTable {
	tenant: Fixed<string>;
	slug: Fixed<string>;
	name: string;
	category: Fixed<string>;
	enabled: number;
	synced: number;
}

interface IdempotencyKeyTable {
	tenant: Fixed<string>;
	user_id: Fixed<string>;
	key: Fixed<string>;
	request_hash: Fixed<string>;
	status: Fixed<number>;
	answer: Fixed<string>;
	created_at: Fixed<number>;
}

interface AuditEntryTable {
	tenant: Fixed<string>;
	uuid: Fixed<string>;
	ts: Fixed<number>;
	user_id: Fixed<string>;
	operation: Fixed<string>;
	/** The object of the operation: a uuid, a slug, a keyed hash, or empty. */
	target: Fixed<string>;
	/** "done", or the code of the refusal. */
	outcome: Fixed<string>;
	request_id: Fixed<string>;
	/** Network address of a sign-in; empty for everything else. */
	address: Fixed<string>;
	/** Its place in the chain of the tenant: from 1, without gaps. */
	number: Fixed<number>;
	/** Hash of the previous line; empty for the first. */
	previous: Fixed<string>;
	/** Hash of all columns above. */
	hash: Fixed<string>;
}

interface RequestTable {
	tenant: Fixed<string>;
	uuid: Fixed<string>;
	counter: Fixed<number>;
	ref: Fixed<string>;
	case_ref: Fixed<string>;
	/** Its identifier at the source, so that the same request is not taken in twice; null without one. */
	external_ref: Fixed<string | null>;
	/** Geography code. */
	code: Fixed<string>;
	/** 2 open, 3 accepted, 4 rejected, 5 removed. */
	status: RequestStatus;
	/** Process it is connected to. */
	realisation_uuid: string | null;
	/** Null while its place is unknown. */
	latitude: number | null;
	longitude: number | null;
	/** 1: the geocoder looked and found nothing. */
	nomatch: number;
	submitted_at: number | null;
	/** When it was created at the source. */
	created_at: number | null;
	processed_at: number | null;
	/** When it was stored here. */
	stored_at: Fixed<number>;
	synced: number;
	/** JSON text of the engine's RequestHead: the part that is the same for everybody who may see the request. */
	record: JsonOf<RequestHead>;
	/** JSON text of the uuids of its documents by category, which not everybody may see. */
	docs: string;
}

interface RequestJudgementTable {
	tenant: Fixed<string>;
	request_uuid: Fixed<string>;
	/** From 1, without gaps. */
	number: Fixed<number>;
	status: Fixed<number>;
	/** The tenant's value for the reason. */
	reason: Fixed<string | null>;
	remarks: Fixed<string>;
	/** Who judged; empty when the source did not say. */
	user_id: Fixed<string>;
	processed_at: Fixed<number>;
	/** The act on several requests that this judgement undoes; the status is then the former one. */
	undoes: ColumnType<string | null, string | null | undefined, never>;
}

/** Changes to the place of a request. Append-only. */
interface RequestEventTable {
	tenant: Fixed<string>;
	request_uuid: Fixed<string>;
	/** From 1, without gaps. */
	number: Fixed<number>;
	type: Fixed<"geocoder-found" | "geocoder-failed" | "coordinates-set">;
	ts: Fixed<number>;
	/** `system` when nobody did it by hand. */
	user_id: Fixed<string>;
	/** JSON text of the resulting place and of what was found. */
	meta: Fixed<string>;
}

/** Work that one server does at a time, whichever takes it first. */
interface BackgroundWorkTable {
	name: Fixed<string>;
	/** The server that does it, until `held_until`. */
	holder: string;
	held_until: number;
	/** When it may be done again. */
	next_at: number;
	/** The day that `done` counts, YYYY-MM-DD (UTC). */
	day: string;
	done: number;
	/** Consecutive failures. */
	failures: number;
}

interface KeptEntryTable {
	tenant: Fixed<string>;
	list: Fixed<KeptList>;
	uuid: Fixed<string>;
	label: string;
	/** 1: offered. */
	enabled: number;
	/** 1: offered on requests. */
	request: number;
	/** 1: offered on processes. */
	process: number;
	created_at: Fixed<number>;
	deleted_at: number | null;
	synced: number;
}

interface KeptUseTable {
	tenant: Fixed<string>;
	list: Fixed<KeptList>;
	entry_uuid: Fixed<string>;
	entity: Fixed<"request" | "realisation">;
	record_uuid: Fixed<string>;
}

interface RequestSourceTable {
	tenant: Fixed<string>;
	request_uuid: Fixed<string>;
	/** Fingerprints of the source's last version: of all of it, of its address and coordinates, of its tags. */
	whole: string;
	place: string;
	tags: string;
	told_at: number;
}

interface FileTable {
	tenant: Fixed<string>;
	/** Also the name of its bytes in the storage. */
	uuid: Fixed<string>;
	owner: Fixed<"realisation" | "request">;
	owner_uuid: Fixed<string>;
	category: Fixed<string>;
	/** Without the extension. */
	filename: Fixed<string>;
	/** In lower case, without a dot. */
	extension: Fixed<string>;
	created_at: Fixed<number>;
	created_by: Fixed<string>;
	/** When all of its bytes had been received; null before. */
	uploaded_at: number | null;
	/** Of the stored bytes. */
	size: number | null;
	/** Hexadecimal, of the stored bytes. */
	sha256: string | null;
	/** 1: the bytes are in the storage. */
	stored: number;
	/** 1: the owner refers to it, or once did, so it is not removed automatically. */
	used: number;
	suspect: number;
	gdpr: number;
	missing: number;
	deleted: number;
	checked: number;
}

/** Links that have been used. */
interface FileLinkTable {
	tenant: Fixed<string>;
	nonce: Fixed<string>;
	expires_at: Fixed<number>;
}
