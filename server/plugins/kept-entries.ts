import { entryLabel, entryLabelProblem, entryLabelTaken, type KeptList } from "../../engine/index.ts";
import { Problem, type ProblemError } from "../problems/problem.ts";
import { object, synchronisation, uuid } from "./schema-parts.ts";

/** An entry of a list that administrators keep, as a client sends it. */
export interface SentEntry {
	readonly uuid: string;
	readonly label: string;
	readonly enabled: boolean;
	/** Anything but null removes it, for good. */
	readonly deleted_at?: number | null;
}

/** Body of a call that saves a list: its entries under `name`, each with what only this list's entries have. */
export function keptEntriesBody(name: string, removal: string, own: Record<string, object> = {}) {
	return object(
		{
			synchronisation,
			data: object({
				[name]: {
					type: "array",
					maxItems: 1000,
					items: object(
						{
							uuid,
							label: { type: "string", maxLength: 1000, description: "1 to 60 characters." },
							enabled: { type: "boolean" },
							deleted_at: { type: ["integer", "null"], description: removal },
							...own,
						},
						["uuid", "label", "enabled"],
					),
				},
			}),
		},
		["data"],
	);
}

/** What callers are told of every call that saves such a list. */
export const keptEntriesCall =
	"About the tenant of the host, else of the header x-tenant, else of the caller. An entry that is not sent stays as it is. " +
	"`synced`: the newest of the list as the client has it; an entry that somebody else changed since is refused with 409.";

export interface KeptRow {
	readonly uuid: string;
	readonly label: string;
	readonly enabled: number;
	readonly deleted_at: number | null;
	readonly synced: number;
}

/** What a save writes. */
export interface SavePlan<Sent, Row> {
	readonly added: readonly { readonly sent: Sent; readonly label: string }[];
	readonly changed: readonly { readonly row: Row; readonly sent: Sent; readonly label: string; readonly removed: boolean }[];
	/** Somebody else changed one of the entries since the list was read; nothing may be written then. */
	readonly stale: boolean;
}

interface SaveOrder<Sent, Row> {
	readonly list: KeptList;
	/** Of the list in the body. */
	readonly path: string;
	readonly sent: readonly Sent[];
	readonly rows: readonly Row[];
	/** Newest `synced` of the list as the client has it; without it every entry is written as it was sent. */
	readonly synced: number | undefined;
	/** Whether a record has the entry. */
	readonly isUsed: (uuid: string) => boolean;
	/** Whether something besides label, enabled and removal differs. */
	readonly differs?: (sent: Sent, row: Row) => boolean;
	/** What is wrong with an entry besides its label, by the field it concerns. */
	readonly problem?: (sent: Sent, row: Row | undefined) => { readonly field: string; readonly message: string } | null;
}

/**
 * Decides what saving a list writes. An entry that was not sent stays as it is, so that nobody's new entry is lost;
 * one that differs from what is kept and was changed since by somebody else is a conflict. Throws with everything
 * that is wrong with the entries.
 */
export function planSave<Sent extends SentEntry, Row extends KeptRow>(order: SaveOrder<Sent, Row>): SavePlan<Sent, Row> {
	const byUuid = new Map(order.rows.map((row) => [row.uuid, row]));
	const seen = new Set<string>();
	const errors: ProblemError[] = [];
	const added: { sent: Sent; label: string }[] = [];
	const changed: { row: Row; sent: Sent; label: string; removed: boolean }[] = [];
	const kept = labelsAfter(order);
	let stale = false;
	for (const [index, sent] of order.sent.entries()) {
		const refuse = (field: string, message: string) => errors.push({ path: `${order.path}.${index}.${field}`, message });
		if (seen.has(sent.uuid)) refuse("uuid", "Deze staat meer dan eens in de lijst.");
		seen.add(sent.uuid);
		const row = byUuid.get(sent.uuid);
		const label = entryLabel(sent.label);
		const removed = (sent.deleted_at ?? null) !== null;
		// Added and removed again before it was ever kept.
		if (row === undefined && removed) continue;
		if (row !== undefined && !hasChanged(order, sent, row, label, removed)) continue;
		const others = [...kept].flatMap(([uuid, other]) => (uuid === sent.uuid ? [] : [other]));
		const problem = row?.label === label || removed ? null : (entryLabelProblem(label, order.list) ?? entryLabelTaken(label, others));
		if (problem !== null) refuse("label", problem);
		const own = removed ? null : (order.problem?.(sent, row) ?? null);
		if (own !== null) refuse(own.field, own.message);
		if (row === undefined) {
			added.push({ sent, label });
			continue;
		}
		stale ||= row.deleted_at !== null || (order.synced !== undefined && row.synced > order.synced);
		if (removed && order.isUsed(row.uuid)) refuse("deleted_at", `'${row.label}' is in gebruik en kan niet verwijderd worden.`);
		changed.push({ row, sent, label: removed ? row.label : label, removed });
	}
	const [first] = errors;
	// What somebody else did meanwhile may be why an entry is refused: the conflict is told first.
	if (first !== undefined && !stale) throw new Problem("invalid", { message: first.message, errors });
	return { added, changed, stale };
}

/** The labels as they would be after the save, by uuid; what is removed has none. */
function labelsAfter<Sent extends SentEntry, Row extends KeptRow>({ rows, sent }: SaveOrder<Sent, Row>): ReadonlyMap<string, string> {
	const labels = new Map(rows.flatMap(({ uuid, label, deleted_at }) => (deleted_at === null ? [[uuid, label]] : [])));
	for (const { uuid, label, deleted_at } of sent) {
		if ((deleted_at ?? null) === null) labels.set(uuid, entryLabel(label));
		else labels.delete(uuid);
	}
	return labels;
}

function hasChanged<Sent extends SentEntry, Row extends KeptRow>(
	{ differs }: SaveOrder<Sent, Row>,
	sent: Sent,
	row: Row,
	label: string,
	removed: boolean,
): boolean {
	if (removed) return row.deleted_at === null;
	return row.deleted_at !== null || label !== row.label || sent.enabled !== (row.enabled === 1) || differs?.(sent, row) === true;
}
