import { Button, Checkbox, Radio, Textarea } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { type BulkKind, type BulkList, dutchNumber, judgedStatusOf, reasonsFor } from "../../engine/index.ts";
import { failureText } from "../api/error-notification.ts";
import { useTenant } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { Dialog } from "../ui/dialogs/Dialog.tsx";
import { Notice } from "../ui/notices/Notice.tsx";
import { useAct } from "../ui/use-act.ts";
import styles from "./BulkBar.module.css";
import { BulkItems } from "./BulkItems.tsx";
import { type BulkAct, type BulkDetails, checkBulk, runBulk } from "./bulk-api.ts";

interface BulkDialogProps {
	readonly list: BulkList;
	readonly kind: BulkKind;
	readonly uuids: readonly string[];
	readonly pathOf: (uuid: string) => string;
	readonly close: () => void;
	readonly onRunning: (act: BulkAct) => void;
}

interface Option {
	readonly value: string;
	readonly label: string;
	/** The person's own words belong to it. */
	readonly words: boolean;
}

/** Says what can be done and what not, asks what the act needs, and begins it. A digit chooses a reason, Enter begins. */
export function BulkDialog({ list, kind, uuids, pathOf, close, onRunning }: BulkDialogProps) {
	const check = useQuery({
		queryKey: ["check of an act", list, kind, uuids],
		queryFn: () => checkBulk(list, kind, uuids),
		gcTime: 0,
		staleTime: Number.POSITIVE_INFINITY,
		retry: false,
		refetchOnWindowFocus: false,
		meta: { quiet: true },
	});
	const act = check.data ?? null;
	const reasons = useReasons(kind);
	const [reason, setReason] = useState<string | null>(null);
	const [comment, setComment] = useState("");
	const [tags, setTags] = useState<ReadonlySet<string>>(new Set());
	const [adds, setAdds] = useState(true);
	const [tried, setTried] = useState(false);
	const [eager, setEager] = useState(false);
	const [which, setWhich] = useState(false);
	const error = useId();
	const run = useAct({
		call: ({ uuid, data }: { readonly uuid: string; readonly data: BulkDetails }) => runBulk(uuid, data),
		quiet: true,
		onDone: onRunning,
	});
	const chosen = reasons.find(({ value }) => value === reason);
	const words = kind === "onhold" || kind === "cancel" || chosen?.words === true;
	const missing =
		reasons.length > 0 && chosen === undefined
			? text("bulk.reason.missing")
			: kind === "tags" && tags.size === 0
				? text("bulk.tags.missing")
				: null;
	const { run: begin } = run;
	const details: BulkDetails = {
		...(reason === null ? {} : { reason }),
		...(words && comment.trim() !== "" ? { comment: comment.trim() } : {}),
		...(kind === "tags" ? { [adds ? "add" : "remove"]: [...tags] } : {}),
	};
	const latest = useRef(details);
	latest.current = details;
	useEffect(() => {
		if (!eager || act === null || act.counts.can === 0) return;
		setEager(false);
		void begin({ uuid: act.uuid, data: latest.current });
	}, [eager, act, begin]);
	const submit = (event: FormEvent): void => {
		event.preventDefault();
		setTried(true);
		// Who is quicker than the check has said what they want all the same.
		if (missing === null) setEager(true);
	};
	useKeys(reasons, setReason, () => {
		setTried(true);
		if (missing === null) setEager(true);
	});
	const count = dutchNumber(uuids.length);
	const can = act?.counts.can ?? 0;
	return (
		<Dialog
			opened
			onClose={() => run.busy || close()}
			title={uuids.length === 1 ? text(`bulk.title.${kind}.one`) : text(`bulk.title.${kind}`, { count })}
		>
			<form noValidate className={styles.form} onSubmit={submit}>
				<div className={styles.check} role="status">
					{check.isError ? <Notice kind="danger" title={failureText(check.error, text("bulk.failed"))} /> : null}
					{act === null && !check.isError ? <p className={styles.quiet}>{text("bulk.checking")}</p> : null}
					{act ? <p className={styles.can}>{can === 1 ? text("bulk.can.one") : text("bulk.can", { count: dutchNumber(can) })}</p> : null}
					{act && act.counts.cannot > 0 ? (
						<>
							<p>
								{text("bulk.cannot", { count: dutchNumber(act.counts.cannot) })}{" "}
								{act.reasons.map(({ message, items }) => text("bulk.why", { message, count: dutchNumber(items) })).join("; ")}
							</p>
							<div>
								<Button size="compact-sm" variant="subtle" aria-expanded={which} onClick={() => setWhich(!which)}>
									{text("bulk.which")}
								</Button>
							</div>
							{which ? <BulkItems act={act} states={["cannot"]} pathOf={pathOf} /> : null}
						</>
					) : null}
				</div>
				{run.failed ? <Notice kind="danger" title={failureText(run.error, text("bulk.failed"))} announce /> : null}
				{reasons.length > 0 ? (
					<fieldset className={styles.options} aria-describedby={tried && missing !== null ? error : undefined}>
						<legend>{text("bulk.reason")}</legend>
						{reasons.map(({ value, label }, index) => (
							<Radio
								key={value}
								name="bulk-reason"
								data-autofocus={index === 0 || undefined}
								label={index < 9 ? `${index + 1} ${label}` : label}
								checked={value === reason}
								onChange={() => setReason(value)}
							/>
						))}
					</fieldset>
				) : null}
				{kind === "tags" ? <TagChoices tags={tags} setTags={setTags} adds={adds} setAdds={setAdds} /> : null}
				{tried && missing !== null ? (
					<p id={error} role="alert" className={styles.error}>
						{missing}
					</p>
				) : null}
				{words ? (
					<Textarea label={text("bulk.comment")} rows={3} value={comment} onChange={(event) => setComment(event.currentTarget.value)} />
				) : null}
				<div className={styles.buttons}>
					<Button disabled={run.busy} onClick={close}>
						{text("bulk.back")}
					</Button>
					<Button
						type="submit"
						variant="filled"
						loading={run.busy}
						disabled={act !== null && can === 0}
						data-autofocus={(reasons.length === 0 && kind !== "tags") || undefined}
					>
						{text(`bulk.do.${kind}`, { count: act === null ? count : dutchNumber(can) })}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}

interface TagChoicesProps {
	readonly tags: ReadonlySet<string>;
	readonly setTags: (tags: ReadonlySet<string>) => void;
	readonly adds: boolean;
	readonly setAdds: (adds: boolean) => void;
}

function TagChoices({ tags, setTags, adds, setAdds }: TagChoicesProps) {
	const { tags: known } = useTenant();
	const usable = known.filter(
		({ enabled, deleted_at, process }) => enabled !== false && (deleted_at ?? null) === null && process !== false,
	);
	const toggle = (uuid: string): void => {
		const next = new Set(tags);
		if (!next.delete(uuid)) next.add(uuid);
		setTags(next);
	};
	return (
		<>
			<fieldset className={styles.options}>
				<legend>{text("bulk.tags.how")}</legend>
				<Radio name="bulk-tags" label={text("bulk.tags.add")} checked={adds} onChange={() => setAdds(true)} />
				<Radio name="bulk-tags" label={text("bulk.tags.remove")} checked={!adds} onChange={() => setAdds(false)} />
			</fieldset>
			<fieldset className={styles.options}>
				<legend>{text("bulk.tags")}</legend>
				{usable.map(({ uuid, label }, index) => (
					<Checkbox
						key={uuid}
						data-autofocus={index === 0 || undefined}
						label={label}
						checked={tags.has(uuid)}
						onChange={() => toggle(uuid)}
					/>
				))}
			</fieldset>
		</>
	);
}

/** What the tenant lets choose from; none where the act has no reasons. */
function useReasons(kind: BulkKind): readonly Option[] {
	const { onHoldReasons, cancelReasons, reasonOptions = [] } = useTenant();
	if (kind === "onhold" || kind === "cancel") {
		return (kind === "onhold" ? onHoldReasons : cancelReasons)
			.filter(({ automatic }) => automatic !== true)
			.map(({ value, text: label }) => ({ value, label, words: true }));
	}
	if (kind !== "accept" && kind !== "reject" && kind !== "remove") return [];
	return reasonsFor(judgedStatusOf[kind], reasonOptions).map(({ value, text: label, custom }) => ({
		value,
		label,
		words: custom === true,
	}));
}

/** Digits choose, wherever the focus is but in a text. Enter begins also while the focus is on its way into the dialog. */
function useKeys(reasons: readonly Option[], choose: (value: string) => void, begin: () => void): void {
	const latest = useRef(begin);
	latest.current = begin;
	useEffect(() => {
		const onKey = (event: KeyboardEvent): void => {
			if (event.key === "Enter" && event.target instanceof Element && event.target.closest('[role="dialog"]') === null) {
				event.preventDefault();
				latest.current();
				return;
			}
			if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLTextAreaElement) return;
			const option = /^[1-9]$/.test(event.key) ? reasons[Number(event.key) - 1] : undefined;
			if (option === undefined) return;
			event.preventDefault();
			choose(option.value);
		};
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	}, [reasons, choose]);
}
