import type { ActivationRow, ReleaseRow, RollBackApproval } from "../../tenants/release-store.ts";
import type { Gate, JudgedDesign } from "./release-gate.ts";

export function releaseAnswer(row: ReleaseRow) {
	return {
		...{ number: row.number, origin: row.origin, design: row.design_uuid, note: row.note, hash: row.hash, base: row.base },
		flow: { uuid: row.flow_uuid, version: row.flow_version },
		madeAt: Number(row.made_at),
		madeBy: row.made_by,
		approvedBy: row.approved_by,
	};
}

/** `approvals`: of going back. They are about what ran at that time, and one's own does not count. */
export function activationAnswer({ number, release, at, by, reason }: ActivationRow, approvals: readonly RollBackApproval[]) {
	const approval = approvals.find((each) => each.release === release && each.activation === number - 1 && each.user_id !== by);
	return { number, release, at: Number(at), by, reason, approvedBy: approval?.user_id ?? null };
}

export function gateAnswer({ design, active, judgement }: JudgedDesign, { obstacles, secondPerson, authors, raiseTo, release }: Gate) {
	const { errors, scenarios, flow } = judgement;
	const change = flow?.change && { severity: flow.change.severity, part: flow.change.part, least: flow.change.least };
	return {
		...{ revision: design.revision, obstacles, errors: errors.length, scenarios, secondPerson, raiseTo, release },
		authors: [...authors],
		flow: flow && { uuid: flow.uuid, version: flow.version, change },
		active: { activation: active.activation, release: active.release.number },
	};
}
