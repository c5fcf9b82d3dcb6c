import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { type BulkList, dutchNumber } from "../../engine/index.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { useTenant } from "../tenants/TenantContext.tsx";
import type { ListEntry } from "../tenants/tenant-configuration.ts";
import { text } from "../texts/text.ts";
import { useAct } from "../ui/actions/use-act.ts";
import { Dialog } from "../ui/dialogs/Dialog.tsx";
import styles from "./BulkBar.module.css";
import { BulkCheck } from "./BulkCheck.tsx";
import { BulkFailure } from "./BulkFailure.tsx";
import { BulkFields } from "./BulkFields.tsx";
import { type BulkAct, type BulkDetails, checkBulk, runBulk } from "./bulk-api.ts";
import { NoTags } from "./NoTags.tsx";
import { type PlainKind, useBulkDetails } from "./use-bulk-details.ts";
import { useDialogKeys } from "./use-dialog-keys.ts";

interface BulkDialogProps {
	readonly list: BulkList;
	readonly kind: PlainKind;
	readonly uuids: readonly string[];
	readonly pathOf: (uuid: string) => string;
	readonly close: () => void;
	readonly onRunning: (act: BulkAct) => void;
}

/** Shows which records the act can be applied to, asks for its details, and begins it. A digit chooses a reason, Enter begins. */
export function BulkDialog({ list, kind, uuids, pathOf, close, onRunning }: BulkDialogProps) {
	const { tags: known } = useTenant();
	const tags = kind === "tags" ? known.filter(isUsable) : null;
	const noTags = tags?.length === 0;
	const check = useQuery({
		queryKey: ["check of an act", list, kind, uuids],
		queryFn: () => checkBulk(list, uuids, { kind }),
		enabled: !noTags,
		gcTime: 0,
		staleTime: Number.POSITIVE_INFINITY,
		retry: false,
		refetchOnWindowFocus: false,
		meta: { quiet: true },
	});
	const act = check.isFetching ? null : (check.data ?? null);
	const filledIn = useBulkDetails(kind);
	const [eager, setEager] = useState(false);
	const comment = useRef<HTMLTextAreaElement>(null);
	const back = useRef<HTMLButtonElement>(null);
	const checked = useId();
	const run = useAct({
		call: ({ uuid, data }: { readonly uuid: string; readonly data: BulkDetails }) => runBulk(uuid, data),
		quiet: true,
		onDone: (running) => {
			filledIn.drop();
			onRunning(running);
		},
	});
	const [sent, setSent] = useState<{ readonly uuid: string; readonly data: string } | null>(null);
	const { run: begin } = run;
	const { details } = filledIn;
	const latest = useRef(details);
	latest.current = details;
	const none = noTags || (act !== null && act.counts.can === 0);
	useEffect(() => {
		if (!eager || act === null) return;
		setEager(false);
		if (act.counts.can === 0) return;
		const data = latest.current;
		setSent({ uuid: act.uuid, data: JSON.stringify(data) });
		void begin({ uuid: act.uuid, data });
	}, [eager, act, begin]);
	useEffect(() => {
		// The field that had the focus is gone.
		if (none) back.current?.focus();
	}, [none]);
	const attempt = (): void => {
		filledIn.attempt();
		// Somebody who submits before the check is ready has confirmed all the same: the act begins as soon as the check allows it.
		if (filledIn.wrong === null) setEager(true);
		else if (filledIn.wrong.field === "comment") comment.current?.focus();
	};
	const submit = (event: FormEvent): void => {
		event.preventDefault();
		attempt();
	};
	useDialogKeys(filledIn.reasons, filledIn.reason.type, attempt);
	const count = dutchNumber(uuids.length);
	const can = act?.counts.can ?? 0;
	// A refusal is shown only while the input is still the input that was sent.
	const refusal = run.failed && !run.busy && sent?.uuid === act?.uuid && sent?.data === JSON.stringify(details) ? run.error : null;
	const problem = refusal instanceof ApiProblem ? refusal : null;
	const refusedAt = (field: string) =>
		problem?.errors.find(({ path }) => path === `data.${field}` || (field === "tags" && /^data\.(add|remove)/.test(path)))?.message ?? null;
	const atField = ["reason", "comment", "tags"].some((field) => refusedAt(field) !== null);
	const recheck = (
		<Button size="compact-sm" onClick={() => void check.refetch()}>
			{text("bulk.again")}
		</Button>
	);
	return (
		<Dialog
			opened
			onClose={() => run.busy || close()}
			title={uuids.length === 1 ? text(`bulk.title.${kind}.one`) : text(`bulk.title.${kind}`, { count })}
		>
			<form noValidate className={styles.form} onSubmit={submit}>
				<div id={checked} className={styles.check} role="status">
					{noTags ? <NoTags /> : null}
					{check.isFetching ? <p className={styles.quiet}>{text("bulk.checking")}</p> : null}
					{act ? <BulkCheck key={act.uuid} list={list} act={act} pathOf={pathOf} /> : null}
				</div>
				{check.isError && !check.isFetching ? <BulkFailure error={check.error} action={recheck} /> : null}
				{refusal !== null && !atField ? <BulkFailure error={refusal} action={recheck} /> : null}
				{none ? null : <BulkFields filledIn={filledIn} tags={tags} refusedAt={refusedAt} comment={comment} />}
				<div className={styles.buttons}>
					<Button
						ref={back}
						data-autofocus={noTags || undefined}
						disabled={run.busy}
						onClick={() => {
							filledIn.drop();
							close();
						}}
					>
						{text("bulk.back")}
					</Button>
					<Button
						type="submit"
						variant="filled"
						loading={run.busy}
						disabled={none}
						aria-describedby={none ? checked : undefined}
						data-autofocus={(filledIn.reasons.length === 0 && kind !== "tags") || undefined}
					>
						{none ? text(`bulk.${kind}`) : text(`bulk.do.${kind}`, { count: act === null ? count : dutchNumber(can) })}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}

const isUsable = ({ enabled, deleted_at, process }: ListEntry): boolean =>
	enabled !== false && (deleted_at ?? null) === null && process !== false;
