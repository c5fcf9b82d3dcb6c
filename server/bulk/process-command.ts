import {
	type ChangeStakeholder,
	type Command,
	type FieldChange,
	type FillFields,
	type Realisation,
	readJson,
	realisationOf,
	type StakeholderCategory,
	type StatusReason,
} from "../../engine/index.ts";
import type { RealisationRow } from "../realisations/record/realisation-store.ts";
import type { BulkAct, BulkBy } from "./act-on.ts";

/** The data for undoing an act on a process: the parameters of the inverse command, and a fingerprint of the whole former state. */
export interface Former {
	readonly whole: string;
	readonly tags: readonly string[];
	readonly reason: StatusReason | null;
	/** The former values of what was filled in or replaced. */
	readonly before?: {
		readonly steps: Realisation["steps"];
		readonly changes: readonly FieldChange[];
		/** Other records were changed as well, and they cannot be restored. */
		readonly outward: boolean;
	};
}

/** The status that the act sets and for which it needs a reason. */
export function statusOf({ kind }: BulkAct): "onhold" | "cancelled" | undefined {
	return kind === "onhold" ? "onhold" : kind === "cancel" ? "cancelled" : undefined;
}

export function commandOf({ act, tenant }: BulkBy, row: RealisationRow): Command {
	if (act.kind === "resume") return { kind: "set-status", status: "onhold", action: "disable" };
	if (act.kind === "fill") return fillOf(act);
	if (act.kind === "stakeholder") return partyOf(act);
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

function fillOf({ fill }: BulkAct): FillFields {
	return { kind: "fill-fields", step: "", complete: false, fields: {}, ...fill };
}

function partyOf({ stakeholder = "" }: BulkAct): ChangeStakeholder {
	const category = stakeholder.split("|", 1)[0] as StakeholderCategory;
	return { kind: "change-stakeholder", category, slug: stakeholder };
}

/** The command that undoes the act. */
export function inverseOf(act: BulkAct, { tags, reason, before }: Former): Command {
	switch (act.kind) {
		case "onhold":
			return { kind: "set-status", status: "onhold", action: "disable" };
		case "cancel":
			return { kind: "set-status", status: "cancelled", action: "disable" };
		case "resume":
			return { kind: "set-status", status: "onhold", action: "enable", reason: reason?.reason ?? "", comment: reason?.comment ?? "" };
		case "fill":
		case "stakeholder": {
			const { steps = {}, changes = [] } = before ?? {};
			return { kind: "take-back", of: act.kind === "fill" ? fillOf(act) : partyOf(act), changes, steps };
		}
		default:
			return { kind: "set-tags", tags };
	}
}
