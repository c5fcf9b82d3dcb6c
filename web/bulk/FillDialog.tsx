import { Button, Checkbox, NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { bulkStepsFor, dutchNumber, isObject, readPath, withValueAt } from "../../engine/index.ts";
import { specificationQueries } from "../flows/specification.ts";
import { useRights, useTenant } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { useAct } from "../ui/actions/use-act.ts";
import { Dialog } from "../ui/dialogs/Dialog.tsx";
import styles from "./BulkBar.module.css";
import { BulkCheck } from "./BulkCheck.tsx";
import { BulkFailure } from "./BulkFailure.tsx";
import { type BulkAct, type BulkAsked, checkBulk, runBulk } from "./bulk-api.ts";
import { FillForm } from "./FillForm.tsx";
import { demandableFields, fileCategoriesIn, fillSections } from "./fill-sections.ts";
import { shareFiles } from "./share-files.ts";
import "../texts/areas/forms.ts";

interface FillDialogProps {
	readonly uuids: readonly string[];
	readonly pathOf: (uuid: string) => string;
	readonly close: () => void;
	readonly onRunning: (act: BulkAct) => void;
}

type Fill = NonNullable<BulkAsked["fill"]>;

/**
 * Fills in one step for several processes. The values are checked for each process before anything is done; if that check reveals something
 * new, it is shown first, and submitting again begins the act.
 */
export default function FillDialog({ uuids, pathOf, close, onRunning }: FillDialogProps) {
	const tenant = useTenant();
	const steps = bulkStepsFor(tenant.steps, useRights());
	const [code, setCode] = useState(steps[0]?.step ?? "");
	const step = steps.find((each) => each.step === code);
	const [values, setValues] = useState<Readonly<Record<string, unknown>>>({});
	const [files, setFiles] = useState<Readonly<Record<string, readonly File[]>>>({});
	const [complete, setComplete] = useState(true);
	const [told, setTold] = useState<{ readonly act: BulkAct; readonly about: string } | null>(null);
	const [nothing, setNothing] = useState(false);
	const shared = useRef(new Map<File, string>());
	const back = useRef<HTMLButtonElement>(null);
	const form = useRef<HTMLFormElement>(null);
	const { data: specification } = useQuery(specificationQueries.byVersion(tenant.flow.uuid, tenant.flow.version));
	const check = useQuery({
		queryKey: ["check of a step", code, uuids],
		queryFn: () => checkBulk("realisations", uuids, { kind: "fill", fill: { step: code, complete: false, fields: {} } }),
		gcTime: 0,
		staleTime: Number.POSITIVE_INFINITY,
		retry: false,
		refetchOnWindowFocus: false,
		meta: { quiet: true },
	});
	const paths = step?.bulk?.fields ?? [];
	const completes = complete && step?.bulk?.complete === true;
	const open = check.isFetching ? null : (check.data ?? null);
	const typed: Fill["fields"] = Object.fromEntries(paths.flatMap((path) => fieldOf(path, readPath(values, path))));
	const sections = useMemo(
		() => (specification === undefined ? null : fillSections(specification.definition, code)),
		[specification, code],
	);
	const categories = fileCategoriesIn(sections ?? []);
	const demanded = useMemo(() => (completes ? demandableFields(sections ?? []) : noFields), [completes, sections]);
	const chosen = paths.flatMap((path) => (files[path] ?? []).map((file) => ({ path, category: categories.get(path) ?? "", file })));
	// Identifies the input of the last check; its result is void once the input changes.
	const about = JSON.stringify([code, completes, typed, chosen.map(({ path, file }) => [path, file.name, file.size])]);
	const known = told?.about === about ? told.act : null;
	const shown = known ?? open;
	const none = shown !== null && shown.counts.can === 0;
	const begin = useAct({
		call: async (): Promise<BulkAct | null> => {
			if (known !== null) return runBulk(known.uuid, {});
			const before = open ?? (await check.refetch()).data;
			if (before === undefined || before.counts.can === 0) return null;
			const fields = { ...typed, ...(await shareFiles(before, chosen, shared.current)) };
			const act = await checkBulk("realisations", uuids, { kind: "fill", fill: { step: code, complete: completes, fields } });
			const isNews = act.counts.can < before.counts.can || act.reasons.some(({ state }) => state === "can");
			if (!isNews) return runBulk(act.uuid, {});
			setTold({ act, about });
			return null;
		},
		quiet: true,
		onDone: (act) => act !== null && onRunning(act),
	});
	useEffect(() => {
		// The way on is barred: to the first field that the check finds wrong, or else to the way back.
		if (none) (form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? back.current)?.focus();
	}, [none]);
	const isEmpty = Object.keys(typed).length === 0 && chosen.length === 0;
	const submit = (event: FormEvent): void => {
		event.preventDefault();
		setNothing(isEmpty);
		if (!isEmpty && !none) void begin.run();
	};
	const count = dutchNumber(uuids.length);
	const name = step === undefined ? "" : text("bulk.fill.stepName", { step: step.step, label: step.label });
	const button = text("bulk.do.fill", { count: shown === null ? count : dutchNumber(shown.counts.can) });
	return (
		<Dialog
			opened
			onClose={() => begin.busy || close()}
			title={text(uuids.length === 1 ? "bulk.title.fill.one" : "bulk.title.fill", { step: name, count })}
		>
			<form ref={form} noValidate className={styles.form} onSubmit={submit}>
				<div className={styles.check} role="status">
					{check.isFetching ? <p className={styles.quiet}>{text("bulk.checking")}</p> : null}
					{shown ? <BulkCheck key={shown.uuid} list="realisations" act={shown} pathOf={pathOf} /> : null}
					{known !== null && !none ? <p className={styles.can}>{text("bulk.fill.again", { button })}</p> : null}
				</div>
				{check.isError && !check.isFetching ? (
					<BulkFailure
						error={check.error}
						action={
							<Button size="compact-sm" onClick={() => void check.refetch()}>
								{text("bulk.again")}
							</Button>
						}
					/>
				) : null}
				{begin.failed && !begin.busy ? <BulkFailure error={begin.error} /> : null}
				{steps.length > 1 ? (
					<NativeSelect
						label={text("bulk.fill.step")}
						value={code}
						onChange={(event) => setCode(event.currentTarget.value)}
						data={steps.map((each) => ({
							value: each.step,
							label: text("bulk.fill.stepName", { step: each.step, label: each.label }),
						}))}
					/>
				) : null}
				{sections === null || (open !== null && open.counts.can === 0) ? null : (
					<>
						<FillForm
							key={code}
							sections={sections}
							paths={paths}
							demanded={demanded}
							values={values}
							onChange={(changes) =>
								setValues((held) => Object.entries(changes).reduce((all, [path, value]) => withValueAt(all, path, value), held))
							}
							onFiles={(path, list) => setFiles((held) => ({ ...held, [path]: list }))}
							errors={known?.errors ?? noErrors}
							processes={uuids.length}
						/>
						{step?.bulk?.complete === true ? (
							<Checkbox
								label={text("bulk.fill.complete")}
								checked={complete}
								onChange={(event) => setComplete(event.currentTarget.checked)}
							/>
						) : null}
					</>
				)}
				{nothing && isEmpty ? (
					<p role="alert" className={styles.error}>
						{text("bulk.fill.nothing")}
					</p>
				) : null}
				<div className={styles.buttons}>
					<Button ref={back} disabled={begin.busy} onClick={close}>
						{text("bulk.back")}
					</Button>
					<Button type="submit" variant="filled" loading={begin.busy} disabled={none}>
						{none ? text("bulk.fill") : button}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}

const noErrors: BulkAct["errors"] = [];
const noFields: ReadonlySet<string> = new Set();

/** Leaves out empty fields and values of an unsupported type. */
function fieldOf(path: string, value: unknown): [string, string | number | boolean][] {
	if (isObject(value) || value === "") return [];
	return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? [[path, value]] : [];
}
