import { useMemo, useState } from "react";
import {
	type BulkKind,
	judgedStatusOf,
	judgementProblem,
	mostInRemarks,
	mostInStatusComment,
	reasonsFor,
	remarksProblem,
	statusCommentRefusal,
	statusReason,
} from "../../engine/index.ts";
import { usePerson, useTenant } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { useKeptText } from "../ui/kept/use-kept-text.ts";
import type { BulkDetails } from "./bulk-api.ts";

export interface ReasonOption {
	readonly value: string;
	readonly label: string;
	/** Whether the reason requires an explanation in the person's own words. */
	readonly words: boolean;
}

/** Acts for which the check fixes nothing but the kind. */
export type PlainKind = Exclude<BulkKind, "fill" | "stakeholder">;

type Field = "reason" | "comment" | "tags";
interface FieldProblem {
	readonly field: Field;
	readonly message: string;
}

/**
 * The details of an act while somebody fills them in: kept in this browser session until the act begins or is abandoned, and validated by
 * the engine, as on the server.
 */
export function useBulkDetails(kind: PlainKind) {
	const { slug, reasonOptions = [] } = useTenant();
	const { userId } = usePerson();
	const placeOf = (field: string) => ({ userId, uuid: slug, part: `bulk.${kind}.${field}` });
	const reason = useKeptText(placeOf("reason"));
	const comment = useKeptText(placeOf("comment"));
	const tags = useKeptText(placeOf("tags"));
	const how = useKeptText(placeOf("how"), "add");
	const [tried, setTried] = useState(false);
	const reasons = useReasons(kind);
	const status = kind === "onhold" || kind === "cancel";
	const chosen = reasons.find(({ value }) => value === reason.text);
	const chosenTags = useMemo(() => new Set(tags.text.split(" ").filter(Boolean)), [tags.text]);
	const words = status || chosen?.words === true;
	const given = words ? comment.text.trim() : "";
	// Text is validated as it is typed; a missing answer is reported only once the act is submitted.
	const wrongWords = given === "" ? null : status ? (statusCommentRefusal(given)?.message ?? null) : remarksProblem(given);

	function problem(): FieldProblem | null {
		if (kind === "tags") return chosenTags.size > 0 ? null : { field: "tags", message: text("bulk.tags.missing") };
		if (status) {
			const allowed = reasons.map(({ value, label }) => ({ value, text: label }));
			const answer = statusReason({ reason: chosen?.value, comment: given }, allowed);
			if (!("refused" in answer)) return null;
			return { field: answer.code.startsWith("comment") ? "comment" : "reason", message: answer.message };
		}
		if (kind === "resume") return null;
		const wrong = judgementProblem({ status: judgedStatusOf[kind], reason: chosen?.value ?? null, remarks: given }, reasonOptions);
		return wrong === null ? null : { field: wrong.field === "remarks" ? "comment" : "reason", message: wrong.message };
	}
	const wrong = problem();
	const details: BulkDetails = {
		...(chosen === undefined ? {} : { reason: chosen.value }),
		...(given === "" ? {} : { comment: given }),
		...(kind === "tags" ? { [how.text === "add" ? "add" : "remove"]: [...chosenTags] } : {}),
	};
	return {
		reasons,
		reason,
		comment,
		chosenTags,
		toggleTag: (uuid: string): void => {
			const next = new Set(chosenTags);
			if (!next.delete(uuid)) next.add(uuid);
			tags.type([...next].join(" "));
		},
		how,
		/** Whether there is a comment; for a status it may stay empty. */
		words,
		status,
		most: status ? mostInStatusComment : mostInRemarks,
		details,
		wrong,
		messageAt: (field: Field): string | null =>
			field === "comment" && wrongWords !== null ? wrongWords : tried && wrong?.field === field ? wrong.message : null,
		attempt: () => setTried(true),
		drop: () => {
			for (const each of [reason, comment, tags, how]) each.drop();
		},
	};
}

export type BulkFilledIn = ReturnType<typeof useBulkDetails>;

/** The reasons that the tenant offers; empty for an act without reasons. */
function useReasons(kind: PlainKind): readonly ReasonOption[] {
	const { onHoldReasons, cancelReasons, reasonOptions } = useTenant();
	return useMemo(() => {
		if (kind === "onhold" || kind === "cancel") {
			return (kind === "onhold" ? onHoldReasons : cancelReasons)
				.filter(({ automatic }) => automatic !== true)
				.map(({ value, text: label }) => ({ value, label, words: true }));
		}
		if (kind !== "accept" && kind !== "reject" && kind !== "remove") return [];
		return reasonsFor(judgedStatusOf[kind], reasonOptions ?? []).map(({ value, text: label, custom }) => ({
			value,
			label,
			words: custom === true,
		}));
	}, [kind, onHoldReasons, cancelReasons, reasonOptions]);
}
