import { Button, NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { bulkCategories, compareLabels, dutchNumber } from "../../engine/index.ts";
import { stakeholderQueries } from "../stakeholders/stakeholders.ts";
import { useTenant } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { useAct } from "../ui/actions/use-act.ts";
import { Dialog } from "../ui/dialogs/Dialog.tsx";
import styles from "./BulkBar.module.css";
import { BulkCheck } from "./BulkCheck.tsx";
import { BulkFailure } from "./BulkFailure.tsx";
import { type BulkAct, checkBulk, runBulk } from "./bulk-api.ts";

interface PartyDialogProps {
	readonly uuids: readonly string[];
	readonly pathOf: (uuid: string) => string;
	readonly close: () => void;
	readonly onRunning: (act: BulkAct) => void;
}

/** Replaces the stakeholder of one category in several processes: the choice is checked for each of them first. */
export default function PartyDialog({ uuids, pathOf, close, onRunning }: PartyDialogProps) {
	const categories = bulkCategories(useTenant());
	const [category, setCategory] = useState(categories[0]);
	const [slug, setSlug] = useState("");
	const [missing, setMissing] = useState(false);
	const parties = useQuery(stakeholderQueries.list());
	const offered = (parties.data ?? [])
		.filter((party) => party.category === category && party.enabled)
		.sort((one, other) => compareLabels(one.name, other.name));
	const check = useQuery({
		queryKey: ["check of a party", slug, uuids],
		queryFn: () => checkBulk("realisations", uuids, { kind: "stakeholder", stakeholder: slug }),
		enabled: slug !== "",
		gcTime: 0,
		staleTime: Number.POSITIVE_INFINITY,
		retry: false,
		refetchOnWindowFocus: false,
		meta: { quiet: true },
	});
	const act = slug === "" || check.isFetching ? null : (check.data ?? null);
	const noParties = parties.isSuccess && offered.length === 0;
	const back = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		// The field that had the focus is gone.
		if (noParties) back.current?.focus();
	}, [noParties]);
	const none = noParties || (act !== null && act.counts.can === 0);
	const run = useAct({
		call: async () => {
			const checked = act ?? (await check.refetch()).data;
			return checked === undefined || checked.counts.can === 0 ? null : runBulk(checked.uuid, {});
		},
		quiet: true,
		onDone: (running) => running !== null && onRunning(running),
	});
	const submit = (event: FormEvent): void => {
		event.preventDefault();
		setMissing(slug === "");
		if (slug !== "" && !none) void run.run();
	};
	const count = dutchNumber(uuids.length);
	return (
		<Dialog
			opened
			onClose={() => run.busy || close()}
			title={text(uuids.length === 1 ? "bulk.title.stakeholder.one" : "bulk.title.stakeholder", { count })}
		>
			<form noValidate className={styles.form} onSubmit={submit}>
				{categories.length > 1 ? (
					<NativeSelect
						label={text("bulk.stakeholder.category")}
						value={category}
						onChange={(event) => {
							setCategory(categories.find((each) => each === event.currentTarget.value));
							setSlug("");
						}}
						data={categories.map((each) => ({ value: each, label: categoryText(each) }))}
					/>
				) : null}
				{noParties ? null : (
					<NativeSelect
						data-autofocus
						label={text("bulk.stakeholder.who")}
						value={slug}
						error={missing && slug === "" ? text("bulk.stakeholder.missing") : null}
						onChange={(event) => setSlug(event.currentTarget.value)}
						data={[
							{ value: "", label: text("bulk.stakeholder.choose") },
							...offered.map((party) => ({ value: party.slug, label: party.name })),
						]}
					/>
				)}
				<div className={styles.check} role="status">
					{noParties ? <p>{text("bulk.stakeholder.none")}</p> : null}
					{slug === "" && parties.isSuccess && !noParties ? <p className={styles.quiet}>{text("bulk.stakeholder.first")}</p> : null}
					{check.isFetching ? <p className={styles.quiet}>{text("bulk.checking")}</p> : null}
					{act ? <BulkCheck key={act.uuid} list="realisations" act={act} pathOf={pathOf} /> : null}
				</div>
				{[parties, check].map((query, index) =>
					query.isError ? <BulkFailure key={index === 0 ? "parties" : "check"} error={query.error} /> : null,
				)}
				{run.failed && !run.busy ? <BulkFailure error={run.error} /> : null}
				<div className={styles.buttons}>
					<Button ref={back} disabled={run.busy} onClick={close}>
						{text("bulk.back")}
					</Button>
					<Button type="submit" variant="filled" loading={run.busy} disabled={none}>
						{none ? text("bulk.stakeholder") : text("bulk.do.stakeholder", { count: act === null ? count : dutchNumber(act.counts.can) })}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}

function categoryText(category: string): string {
	return category === "contractor" || category === "gridoperator" || category === "municipality"
		? text(`bulk.category.${category}`)
		: category;
}
