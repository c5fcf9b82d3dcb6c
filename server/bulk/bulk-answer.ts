import type { PersonAccess } from "../../engine/index.ts";
import { object, uuid } from "../calls/schema-parts.ts";
import type { WriteScope } from "../database/opening/open-database.ts";
import { type BulkItemState, bulkItemStates, bulkStates } from "../database/tables/bulk-tables.ts";
import { Problem, type ProblemError } from "../problems/problem.ts";
import { type BulkActRow, countItems, countReasons, findAct } from "./bulk-store.ts";

const count = { type: "integer", minimum: 0 } as const;
const text = { type: "string" } as const;

/** Maximum number of different reasons in an answer; the items have all of them. */
const mostReasons = 20;

export const bulkSchema = {
	$id: "bulk-act",
	title: "BulkAct",
	...object({
		uuid,
		list: { type: "string", enum: ["realisations", "requests"] },
		kind: text,
		state: { type: "string", enum: [...bulkStates] },
		counts: object(Object.fromEntries(bulkItemStates.map((state) => [state, count])) as Record<BulkItemState, typeof count>),
		reasons: {
			type: "array",
			items: object({ state: { type: "string", enum: [...bulkItemStates] }, message: text, items: count }),
			description:
				"Why items can't be, or were not, done: each reason with how many items it concerns. Of items that can: what stands there now and would be replaced.",
		},
		errors: {
			type: "array",
			items: object({ path: text, message: text, items: count }),
			description: "In the answer to a check of values, what is wrong with a field, with how many items that concerns; otherwise empty.",
		},
	}),
} as const;

/** JSON text of the act as its owner sees it. `refusals`: of its items, if it was checked just now. */
export async function bulkText({ db }: Pick<WriteScope, "db">, act: BulkActRow, refusals: readonly Problem[] = []): Promise<string> {
	const counted = await countItems(db, act);
	const counts = Object.fromEntries(bulkItemStates.map((state) => [state, counted.get(state) ?? 0]));
	const reasons = await countReasons(db, act, mostReasons);
	const { uuid: act_uuid, list, state } = act;
	const errors = errorsIn(refusals);
	return JSON.stringify({ data: { uuid: act_uuid, list, kind: JSON.parse(act.act).kind, state, counts, reasons, errors } });
}

/** Each error once, most frequent first. */
function errorsIn(refusals: readonly Problem[]): readonly (ProblemError & { readonly items: number })[] {
	const all = new Map<string, ProblemError & { items: number }>();
	for (const { path, message } of refusals.flatMap(({ errors }) => errors)) {
		const key = JSON.stringify([path, message]);
		all.set(key, { path, message, items: (all.get(key)?.items ?? 0) + 1 });
	}
	return [...all.values()].sort((a, b) => b.items - a.items).slice(0, mostReasons);
}

/** The act, for its owner; everybody else gets the same problem as for one that does not exist. */
export async function actOf({ db }: Pick<WriteScope, "db">, tenant: string, access: PersonAccess, asked: string): Promise<BulkActRow> {
	const act = await findAct(db, { tenant, uuid: asked });
	if (act === undefined || act.user_id !== access.userId) throw new Problem("not-found");
	return act;
}
