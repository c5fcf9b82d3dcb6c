import { readPath, sameValue, type Values } from "../../engine/index.ts";
import type { WriteScope } from "../database/open-database.ts";
import { fieldsWithWidget } from "../flows/fields-with-widget.ts";
import type { FlowVersion } from "../flows/flow-version.ts";
import { keepPidUses } from "../pids/pid-read-model.ts";
import { keepTagUses } from "../tags/tag-read-model.ts";
import type { Process } from "./process.ts";

/**
 * Notes which tags and PIDs a process has, when that is something else than when it was read. In the
 * transaction of the save; one that leaves them alone, as almost every save does, asks the database nothing.
 */
export async function keepUses({ db }: WriteScope, tenant: string, { identity, realisation, flow, before }: Process): Promise<void> {
	if (!sameValue(before?.realisation.tags ?? [], realisation.tags)) {
		await keepTagUses(db, tenant, "realisation", identity.uuid, realisation.tags);
	}
	const pids = pidsIn(flow, realisation.values);
	if (!sameValue(before === null ? [] : pidsIn(before.flow, before.realisation.values), pids)) {
		await keepPidUses(db, tenant, identity.uuid, pids);
	}
}

/** What the fields that hold a PID were filled in with. */
function pidsIn(flow: FlowVersion, values: Values): readonly string[] {
	return [...fieldsWithWidget(flow, "pid").keys()].flatMap((path) => {
		const pid = readPath(values, path);
		return typeof pid === "string" && pid !== "" ? [pid] : [];
	});
}
