import { createHash } from "node:crypto";
import {
	type Command,
	canonicalJson,
	type RecordHead,
	readJson,
	realisationOf,
	type StatusReason,
	statusReason,
} from "../../engine/index.ts";
import { tagProblems } from "../kept-lists/kept-entry-read-model.ts";
import { Problem } from "../problems/problem.ts";
import { carryOut, decide } from "../realisations/carry-out.ts";
import { seenBy } from "../realisations/realisation-read-model.ts";
import { findRealisations, findToChange, type RealisationRow, realisationsAhead } from "../realisations/realisation-store.ts";
import * as bulkTexts from "../texts/bulk.ts";
import type { ActOn, BulkAct, BulkBy, Reading } from "./act-on.ts";

/** What undoing a process needs: what the inverse command asks, and a fingerprint of all that there was. */
interface Former {
	readonly whole: string;
	readonly tags: readonly string[];
	readonly reason: StatusReason | null;
}

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
		if (act.kind !== "tags") return;
		const { add = [], remove = [] } = act;
		if (add.length + remove.length === 0) throw new Problem("invalid", { message: bulkTexts.tagAsked });
		const errors = await tagProblems(db, tenant.slug, "realisation", add, () => false);
		if (errors.length > 0) throw new Problem("invalid", { errors });
	},

	async check(scope, by, uuids) {
		const rows = new Map((await findRealisations(scope.db, by.tenant.slug, uuids)).map((row) => [row.uuid, row]));
		const checked = [];
		for (const uuid of uuids) {
			const row = rows.get(uuid);
			const seen = row !== undefined && by.access.at(row.code).may("realisationlist") ? row : undefined;
			checked.push({ uuid, ref: seen?.ref ?? "", synced: seen?.synced ?? 0, refusal: await refusalOf(scope, by, seen) });
		}
		return checked;
	},

	about: (uuid) => ({ rows: realisationsAhead, key: uuid }),

	async carryOut(scope, by, uuid, synced) {
		const row = await current(scope, by, uuid, synced);
		const command = commandOf(by, row);
		const { whole, tags, reasons } = { ...realisationOf(readJson(row.record)), whole: fingerprint(readJson(row.record)) };
		if (command.kind === "set-tags" && String(command.tags) === String(tags)) throw new Problem("invalid", { message: bulkTexts.tagsSo });
		const former: Former = { whole, tags, reason: reasons.onhold ?? null };
		const stored = await carryOut(scope, { ...by, row, command });
		return { synced: stored.synced, former: JSON.stringify(former) };
	},

	async undo(scope, by, uuid, synced, text) {
		const row = await current(scope, by, uuid, synced);
		const former: Former = JSON.parse(text);
		const order = { ...by, row, command: inverseOf(by.act, former), undoes: by.uuid };
		// What cannot be put back exactly stays as it is: a colleague has to look at it.
		const process = await decide(scope, order);
		if (fingerprint(process.record(0)) !== former.whole) throw new Problem("invalid", { message: bulkTexts.notExact });
		return (await carryOut(scope, order)).synced;
	},
};

async function refusalOf(scope: Reading, by: BulkBy, row: RealisationRow | undefined): Promise<Problem | null> {
	try {
		await decide(scope, { ...by, row: seenBy(by.access, row), command: commandOf(by, seenBy(by.access, row)) });
		return null;
	} catch (failure) {
		if (failure instanceof Problem && failure.statusCode < 500) return failure;
		throw failure;
	}
}

async function current(scope: Reading, by: BulkBy, uuid: string, synced: number): Promise<RealisationRow> {
	const row = seenBy(by.access, await findToChange(scope.db, by.tenant.slug, uuid));
	if (row.synced !== synced) throw new Problem("stale", { message: bulkTexts.changedMeanwhile });
	return row;
}

/** Status that the act sets and for which it needs a reason. */
function statusOf({ kind }: BulkAct): "onhold" | "cancelled" | undefined {
	return kind === "onhold" ? "onhold" : kind === "cancel" ? "cancelled" : undefined;
}

function commandOf({ act, tenant }: BulkBy, row: RealisationRow): Command {
	if (act.kind === "resume") return { kind: "set-status", status: "onhold", action: "disable" };
	const status = statusOf(act);
	if (status !== undefined) {
		const reasons = status === "onhold" ? tenant.rules.onHoldReasons : tenant.rules.cancelReasons;
		const reason = act.reason ?? reasons.find(({ automatic }) => automatic !== true)?.value ?? "";
		return { kind: "set-status", status, action: "enable", reason, ...(act.comment === undefined ? {} : { comment: act.comment }) };
	}
	const { tags } = realisationOf(readJson(row.record));
	const { add = [], remove = [] } = act;
	return { kind: "set-tags", tags: [...tags.filter((tag) => !remove.includes(tag)), ...add.filter((tag) => !tags.includes(tag))] };
}

function inverseOf({ kind }: BulkAct, { tags, reason }: Former): Command {
	switch (kind) {
		case "onhold":
			return { kind: "set-status", status: "onhold", action: "disable" };
		case "cancel":
			return { kind: "set-status", status: "cancelled", action: "disable" };
		case "resume":
			return { kind: "set-status", status: "onhold", action: "enable", reason: reason?.reason ?? "", comment: reason?.comment ?? "" };
		default:
			return { kind: "set-tags", tags };
	}
}

/** Two processes with the same one are in the same state, whatever happened on the way. */
function fingerprint(record: RecordHead): string {
	return createHash("sha256")
		.update(canonicalJson(realisationOf(JSON.parse(JSON.stringify(record)))))
		.digest("base64");
}
