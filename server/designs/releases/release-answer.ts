import type { ActivationRow, ReleaseRow } from "../../tenants/release-store.ts";
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

export function activationAnswer({ number, release, at, by, reason }: ActivationRow) {
	return { number, release, at: Number(at), by, reason };
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
