import type { JudgementInput, ReasonOption, RequestRecord } from "../../../engine/index.ts";
import type { Typed } from "../../drafts/text-draft.ts";
import { type TextDraftState, useTextDraft } from "../../drafts/use-text-draft.ts";
import { text } from "../../texts/text.ts";
import { givenJudgement } from "./judgement-draft.ts";

interface JudgementDraftInput {
	readonly request: RequestRecord;
	readonly userId: string;
	readonly reasons: readonly ReasonOption[];
	readonly input: JudgementInput;
	/** The judgement is being confirmed. */
	readonly sending: boolean;
	readonly onChange: (input: JudgementInput) => void;
	readonly onWithdrawn: () => void;
}

interface JudgementDraft extends TextDraftState {
	/** The text of the draft that was filled in elsewhere. */
	readonly offeredText: string;
	readonly take: () => void;
}

/** A judgement that is filled in but not confirmed, kept on the server as well. */
export function useJudgementDraft({
	request,
	userId,
	reasons,
	input,
	sending,
	onChange,
	onWithdrawn,
}: JudgementDraftInput): JudgementDraft {
	const given = givenJudgement(request);
	const { status, reason, remarks } = input;
	const typed: Typed = {
		...(status === given.status && reason === given.reason ? {} : { choice: { status, reason } }),
		...(remarks === given.remarks ? {} : { remarks }),
	};
	const place = { userId, uuid: request.uuid, part: "judgement" };
	const draft = useTextDraft({ entity: "request", uuid: request.uuid, part: "judgement", place, typed, sending, onWithdrawn });
	const offered = draft.offered?.typed;
	const theirs: JudgementInput = {
		status: offered?.choice?.status ?? status,
		reason: offered?.choice === undefined ? reason : (offered.choice.reason ?? null),
		remarks: offered?.remarks ?? remarks,
	};
	return { ...draft, offeredText: offered === undefined ? "" : sentenceOf(theirs, reasons), take: () => onChange(theirs) };
}

function sentenceOf({ status, reason, remarks }: JudgementInput, reasons: readonly ReasonOption[]): string {
	const chosen = reasons.find((option) => option.status === status && option.value === reason);
	const name = status === 3 || status === 4 || status === 5 ? text(`judgement.status.${status}`) : "";
	return [name, chosen?.text ?? "", remarks].filter((part) => part !== "").join("\n");
}
