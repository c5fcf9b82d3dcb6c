import { ActionIcon, Button } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import {
	isSameJudgement,
	type JudgementAvailability,
	type JudgementInput,
	judgementAvailability,
	type RequestRecord,
} from "../../../engine/index.ts";
import { failureText } from "../../api/error-notification.ts";
import { notifySuccess } from "../../api/notify.ts";
import { KeptNote } from "../../drafts/KeptNote.tsx";
import { OfferedText } from "../../drafts/OfferedText.tsx";
import { usePerson, useRightsAt, useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { useFocusBack } from "../../ui/kept/use-focus-back.ts";
import { Notice } from "../../ui/notices/Notice.tsx";
import { Card } from "../../ui/parts/Card.tsx";
import { type Fact, Facts } from "../../ui/parts/Facts.tsx";
import { ReasonedButton } from "../../ui/parts/ReasonedButton.tsx";
import { absoluteText } from "../../ui/words/date-text.ts";
import { judgesOf, reasonOptionsOf } from "../reason-options.ts";
import { setJudgement } from "../requests-api.ts";
import { ConflictNotice } from "./ConflictNotice.tsx";
import styles from "./Judgement.module.css";
import { JudgementForm } from "./JudgementForm.tsx";
import { dropJudgementDraft, findJudgementDraft, givenJudgement, keepJudgementDraft } from "./judgement-draft.ts";
import { useJudgementDraft } from "./use-judgement-draft.ts";
import { useRequestCall } from "./use-request-call.ts";

interface JudgementCardProps {
	readonly request: RequestRecord;
	/** Goes to the next open request; null if there is none. */
	readonly onNext: (() => void) | null;
}

/**
 * A request's judgement: a form while it is open, read-only afterwards, and editable again for people who may change
 * it.
 */
export function JudgementCard({ request, onNext }: JudgementCardProps) {
	const tenant = useTenant();
	const person = usePerson();
	const reasons = reasonOptionsOf(tenant);
	const availability = judgementAvailability(request, useRightsAt(request.geographyCode), judgesOf(tenant));
	const kept = useRef(findJudgementDraft(person.userId, request.uuid));
	const [input, setInput] = useState<JudgementInput>(() => kept.current ?? givenJudgement(request));
	const [restored, setRestored] = useState(kept.current !== null && request.status === 2);
	const [again, setAgain] = useState(false);
	const [failed, setFailed] = useState<string | null>(null);
	const [judged, setJudged] = useState(false);
	const goesOn = useRef(false);
	const next = useRef<HTMLButtonElement>(null);
	const call = useRequestCall<JudgementInput>({
		request,
		call: (given, synced) => setJudgement(request.uuid, given, synced),
		onSaved: (saved) => {
			dropJudgementDraft(person.userId, request.uuid);
			draft.drop(true);
			setInput(givenJudgement(saved));
			setAgain(false);
			setRestored(false);
			setJudged(true);
			waitsForNext.current = true;
			notifySuccess(text("judgement.saved"));
			if (goesOn.current) onNext?.();
		},
		onFailed: (error) => setFailed(failureText(error, text("judgement.failed"))),
	});
	// After judging, Enter leads to the next request. The button only appears with the response, a moment later.
	const waitsForNext = useRef(false);
	useEffect(() => {
		if (!waitsForNext.current || !next.current) return;
		waitsForNext.current = false;
		next.current.focus();
	});

	const panel = useRef<HTMLDivElement>(null);
	const pencil = useFocusBack(again);
	useEffect(() => {
		if (again) (panel.current?.querySelector<HTMLElement>("input:checked") ?? panel.current?.querySelector("input"))?.focus();
	}, [again]);
	const change = (changed: JudgementInput): void => {
		setInput(changed);
		setFailed(null);
		keepJudgementDraft(person.userId, request.uuid, changed);
	};
	const reset = (): void => {
		dropJudgementDraft(person.userId, request.uuid);
		draft.drop();
		setInput(givenJudgement(request));
		setAgain(false);
		setRestored(false);
		setFailed(null);
		call.forget();
	};
	const draft = useJudgementDraft({
		request,
		userId: person.userId,
		reasons,
		input,
		sending: call.busy,
		onChange: change,
		onWithdrawn: reset,
	});
	const editing = availability.kind === "judge" || (availability.kind === "judge-again" && again) || call.conflict !== null;
	const same = request.status !== 2 && isSameJudgement(input, request.judgement) ? text("judgement.same") : undefined;
	const blocked = availability.kind === "none" ? availability.reason : same;
	return (
		<Card
			inLandmark
			title={text("judgement.title")}
			aside={editing ? null : <EditButton availability={availability} button={pencil} onEdit={() => setAgain(true)} />}
		>
			<div ref={panel} className={styles.stack} id="beoordeling" tabIndex={-1}>
				{call.conflict ? <ConflictNotice conflict={call.conflict} /> : null}
				{failed === null ? null : <Notice kind="danger" title={failed} announce />}
				{editing ? (
					<>
						{restored ? (
							<Notice kind="info" title={text("judgement.kept")} action={<Button onClick={reset}>{text("judgement.kept.drop")}</Button>} />
						) : null}
						<OfferedText draft={draft} of="judgement" onTake={draft.take}>
							{draft.offeredText}
						</OfferedText>
						<JudgementForm
							input={input}
							reasons={reasons}
							blocked={blocked}
							busy={call.busy}
							onChange={change}
							onConfirm={(given, goOn) => {
								goesOn.current = goOn;
								setFailed(null);
								call.send(given);
							}}
							onCancel={availability.kind === "judge" ? undefined : reset}
							{...(availability.kind === "none" ? { cancelLabel: text("judgement.close") } : {})}
						/>
						<KeptNote kept={draft.kept} />
					</>
				) : (
					<JudgementResult request={request} />
				)}
				{request.status === 2 && availability.kind === "none" ? <p className={styles.quiet}>{availability.reason}</p> : null}
				{editing ? null : <NextRequest request={request} judged={judged} button={next} onNext={onNext} />}
			</div>
		</Card>
	);
}

interface EditButtonProps {
	readonly availability: JudgementAvailability;
	readonly button: RefObject<HTMLButtonElement | null>;
	readonly onEdit: () => void;
}

/** Opens the judgement again. To people who could do so only while the request had no process, it says why they no longer can. */
function EditButton({ availability, button, onEdit }: EditButtonProps) {
	if (availability.kind === "judge-again") {
		return (
			<ActionIcon ref={button} variant="default" aria-label={text("judgement.edit")} title={text("judgement.edit")} onClick={onEdit}>
				<IconPencil size={18} aria-hidden />
			</ActionIcon>
		);
	}
	if (availability.kind !== "none" || availability.because !== "connected") return null;
	return (
		<ReasonedButton size="compact-sm" reason={availability.reason} onClick={() => {}}>
			<IconPencil size={16} aria-hidden />
			<span className="visually-hidden">{text("judgement.edit")}</span>
		</ReasonedButton>
	);
}

interface NextRequestProps extends JudgementCardProps {
	/** The person has just judged it here. */
	readonly judged: boolean;
	readonly button: RefObject<HTMLButtonElement | null>;
}

function NextRequest({ request, judged, button, onNext }: NextRequestProps) {
	if (onNext === null) return judged ? <p role="status">{text("request.next.none")}</p> : null;
	if (request.status === 2) return null;
	return (
		<Button ref={button} variant={judged ? "filled" : "default"} onClick={onNext}>
			{text("request.next")}
		</Button>
	);
}

/** The judgement, read-only. */
function JudgementResult({ request }: { readonly request: RequestRecord }) {
	const reasons = reasonOptionsOf(useTenant());
	const { judgement, status, processed_at } = request;
	if (status === 2) return <p>{text("judgement.open")}</p>;
	const reason = reasons.find((option) => option.status === status && option.value === judgement?.reason);
	const facts: Fact[] = [
		{ label: text("judgement.status"), value: text(`judgement.status.${status}`) },
		...(reason ? [{ label: text("judgement.reason"), value: reason.text }] : []),
		...(judgement?.remarks
			? [{ label: text("judgement.remarks"), value: <span className={styles.remarks}>{judgement.remarks}</span> }]
			: []),
		{ label: text("judgement.processed"), value: processed_at === null ? text("request.unknown") : absoluteText(processed_at) },
	];
	return <Facts facts={facts} layout="stack" />;
}
