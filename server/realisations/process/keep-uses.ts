import { sameValue } from "../../../engine/index.ts";
import type { WriteScope } from "../../database/opening/open-database.ts";
import { keepEntryUses } from "../../kept-lists/kept-entry-read-model.ts";
import type { Process } from "./process.ts";
import { pidsIn } from "./references.ts";

/**
 * Notes which tags and PIDs a process has, when they changed since it was read. Runs in the transaction of the save; a save that leaves
 * them alone, as almost every save does, makes no query.
 */
export async function keepUses({ db }: WriteScope, tenant: string, { identity, realisation, flow, before }: Process): Promise<void> {
	if (!sameValue(before?.realisation.tags ?? [], realisation.tags)) {
		await keepEntryUses(db, { tenant, list: "tags" }, "realisation", identity.uuid, realisation.tags);
	}
	const pids = pidsIn(flow, realisation.values);
	if (!sameValue(before === null ? [] : pidsIn(before.flow, before.realisation.values), pids)) {
		await keepEntryUses(
			db,
			{ tenant, list: "pids" },
			"realisation",
			identity.uuid,
			pids.map(({ pid }) => pid),
		);
	}
}
