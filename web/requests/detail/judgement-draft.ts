import type { JudgementInput, RequestRecord } from "../../../engine/index.ts";
import { dropWork, findWork, keepWork, type WorkPlace } from "../../ui/kept/kept-work.ts";

const EMPTY: JudgementInput = { status: null, reason: null, remarks: "" };

const placeOf = (userId: string, uuid: string): WorkPlace => ({ userId, uuid, part: "judgement" });

/** A judgement's initial input: empty, or the existing judgement. */
export function givenJudgement({ judgement }: RequestRecord): JudgementInput {
	return judgement === null ? EMPTY : { status: judgement.id, reason: judgement.reason, remarks: judgement.remarks };
}

/** An unconfirmed judgement from this browser session, or null. */
export function findJudgementDraft(userId: string, uuid: string): JudgementInput | null {
	try {
		const kept: unknown = JSON.parse(findWork(placeOf(userId, uuid)) ?? "null");
		return isInput(kept) ? kept : null;
	} catch {
		return null;
	}
}

export function keepJudgementDraft(userId: string, uuid: string, input: JudgementInput): void {
	keepWork(placeOf(userId, uuid), JSON.stringify(input));
}

export function dropJudgementDraft(userId: string, uuid: string): void {
	dropWork(placeOf(userId, uuid));
}

function isInput(value: unknown): value is JudgementInput {
	if (typeof value !== "object" || value === null) return false;
	if (!("status" in value && "reason" in value && "remarks" in value)) return false;
	const { status, reason, remarks } = value;
	return (status === null || typeof status === "number") && (reason === null || typeof reason === "string") && typeof remarks === "string";
}
