import { createHash } from "node:crypto";
import {
	canonicalJson,
	errorsToMend,
	type FileRecord,
	type RecordHead,
	readJson,
	realisationOf,
	statusReason,
	whatStands,
} from "../../engine/index.ts";
import { copyForProcess, sharedFiles } from "../files/shared-files.ts";
import { tagProblems } from "../kept-lists/kept-entry-read-model.ts";
import { Problem } from "../problems/problem.ts";
import { decide, type Order, storeDecided } from "../realisations/commands/carry-out.ts";
import type { Process } from "../realisations/process/process.ts";
import { seenBy } from "../realisations/record/realisation-read-model.ts";
import { findRealisations, findToChange, type RealisationRow, realisationsAhead } from "../realisations/record/realisation-store.ts";
import { getFlowVersion } from "../tenants/tenant.ts";
import * as bulkTexts from "../texts/bulk.ts";
import { type ActOn, AlreadySo, type BulkAct, type BulkBy, type Checked, type Reading } from "./act-on.ts";
import { commandOf, type Former, inverseOf, statusOf } from "./process-command.ts";

export const actOnProcesses: ActOn = {
	async checkDetails({ db }, { tenant, act }) {
		const status = statusOf(act);
		if (status !== undefined) {
			const reasons = status === "onhold" ? tenant.rules.onHoldReasons : tenant.rules.cancelReasons;
			const reason = statusReason({ reason: act.reason, comment: act.comment }, reasons);
			if ("refused" in reason) {
				const { code, message } = reason;
				throw new Problem(code, { message, errors: [{ path: `data.${code.startsWith("reason") ? "reason" : "comment"}`, message }] });
			}
		}
		if (act.kind === "fill" && isNothing(act)) throw new Problem("invalid", { message: bulkTexts.fillAsked });
		if (act.kind === "stakeholder" && act.stakeholder === undefined) throw new Problem("invalid", { message: bulkTexts.partyAsked });
		if (act.kind !== "tags") return;
		const { add = [], remove = [] } = act;
		if (add.length + remove.length === 0) throw new Problem("invalid", { message: bulkTexts.tagAsked });
		const errors = await tagProblems(db, tenant.slug, "realisation", add, () => false);
		if (errors.length > 0) throw new Problem("invalid", { errors });
	},

	async check(scope, by, uuids) {
		const rows = new Map((await findRealisations(scope.db, by.tenant.slug, uuids)).map((row) => [row.uuid, row]));
		const files = await sharedFiles(scope.db, whoseOf(by), filesIn(by.act));
		const checked: Checked[] = [];
		for (const uuid of uuids) {
			const row = rows.get(uuid);
			const seen = row !== undefined && by.access.at(row.code).may("realisationlist") ? row : undefined;
			checked.push({ uuid, ref: seen?.ref ?? "", synced: seen?.synced ?? 0, ...(await verdictOn(scope, by, seen, files)) });
		}
		return checked;
	},

	about: (uuid) => [{ rows: realisationsAhead, key: uuid }],

	async prepare(files, by, uuid) {
		const { fill } = by.act;
		const named = filesIn(by.act);
		if (fill === undefined || named.length === 0) return by;
		const copies = await copyForProcess(files, whoseOf(by), uuid, named);
		const own = (value: unknown) => (Array.isArray(value) ? value.map((file) => copies.ids.get(file) ?? file) : value);
		const fields = Object.fromEntries(Object.entries(fill.fields).map(([path, value]) => [path, own(value)]));
		return { ...by, act: { ...by.act, fill: { ...fill, fields } }, copies };
	},

	async carryOut(scope, by, uuid, synced) {
		const row = await current(scope, by, uuid, synced);
		const { whole, tags, reasons, steps } = { ...realisationOf(readJson(row.record)), whole: fingerprint(readJson(row.record)) };
		const order: Order = { ...by, row, command: commandOf(by, row), partOf: by.uuid };
		await by.copies?.store(scope);
		const process = await decideFilled(scope, order);
		if (process.newEvents.length === 0) {
			throw new AlreadySo(by.act.kind === "tags" ? bulkTexts.tagsSo : bulkTexts.alreadySo);
		}
		// In the order of undoing: the last change first.
		const changes = process.newEvents.flatMap(({ meta }) => meta.changes ?? []).reverse();
		const former: Former = {
			whole,
			tags,
			reason: reasons.onhold ?? null,
			...(by.act.kind === "fill" || by.act.kind === "stakeholder"
				? { before: { steps, changes: changes.map(({ path, from }) => ({ path, to: from })), outward: process.effects.length > 0 } }
				: {}),
		};
		const stored = await storeDecided(scope, process, order);
		return { synced: stored.synced, former: JSON.stringify(former) };
	},

	async undo(scope, by, uuid, synced, text) {
		const row = await current(scope, by, uuid, synced);
		const former: Former = JSON.parse(text);
		const order = { ...by, row, command: inverseOf(by.act, former), undoes: by.uuid };
		// A process that cannot be restored exactly stays as it is: a colleague has to look at it.
		const process = await decide(scope, order);
		if (former.before?.outward === true || fingerprint(process.record(0)) !== former.whole) {
			throw new Problem("invalid", { message: bulkTexts.notExact });
		}
		return (await storeDecided(scope, process, order)).synced;
	},
};

const whoseOf = ({ tenant, access }: BulkBy) => ({ tenant: tenant.slug, userId: access.userId });

/** Ids of the files in all filled-in fields. */
function filesIn({ fill }: BulkAct): readonly string[] {
	return Object.values(fill?.fields ?? {}).flatMap((value) => (Array.isArray(value) ? value.filter((id) => typeof id === "string") : []));
}

function isNothing({ fill }: BulkAct): boolean {
	return fill === undefined || (Object.keys(fill.fields).length === 0 && !fill.complete);
}

/** Why the act is impossible for the process; or, if it is possible, what it would replace and the warnings of the flow. */
async function verdictOn(
	scope: Reading,
	by: BulkBy,
	row: RealisationRow | undefined,
	files: readonly FileRecord[],
): Promise<Pick<Checked, "refusal" | "note">> {
	try {
		const seen = seenBy(by.access, row);
		const command = commandOf(by, seen);
		const process = await decideFilled(scope, { ...by, row: seen, command, ...(files.length === 0 ? {} : { named: { files } }) });
		return { refusal: null, note: noteOf(by, seen, command, process) };
	} catch (failure) {
		if (failure instanceof Problem && failure.statusCode < 500) return { refusal: failure };
		throw failure;
	}
}

/** Nobody sees the form here, so a refusal because of fields names them. */
async function decideFilled(scope: Reading, order: Order): Promise<Process> {
	try {
		return await decide(scope, order);
	} catch (failure) {
		if (order.command.kind !== "fill-fields" || !(failure instanceof Problem) || failure.errors.length === 0) throw failure;
		const { compiled } = getFlowVersion(order.tenant, order.row.flow_uuid, order.row.flow_version);
		const errors = errorsToMend(compiled, order.command.step, failure.errors);
		const message = errors.map((error) => bulkTexts.atField(compiled.labels.field(error.path), error.message)).join("; ");
		throw new Problem(failure.code, { message, errors });
	}
}

function noteOf({ access }: BulkBy, row: RealisationRow, command: Order["command"], { flow, before, newEvents }: Process): string {
	if (command.kind !== "fill-fields" || before === null) return "";
	const stands = whatStands(flow.compiled, before.realisation, command, access.at(row.code), newEvents);
	// Warnings that a form would show while somebody fills it in can only be given here: the event will record that the person continued.
	const warned = newEvents.flatMap(({ meta }) => meta.warned ?? []);
	const sentences = warned.map(({ path, message }) => bulkTexts.atField(flow.compiled.labels.field(path), message));
	return [stands, ...new Set(sentences)].filter((each) => each !== "").join("; ");
}

async function current(scope: Reading, by: BulkBy, uuid: string, synced: number): Promise<RealisationRow> {
	const row = seenBy(by.access, await findToChange(scope.db, by.tenant.slug, uuid));
	if (row.synced !== synced) throw new Problem("stale", { message: bulkTexts.changedMeanwhile });
	return row;
}

/** Equal for two processes in the same state, whatever happened before. */
function fingerprint(record: RecordHead): string {
	return createHash("sha256")
		.update(canonicalJson(realisationOf(JSON.parse(JSON.stringify(record)))))
		.digest("base64");
}
