import { Button, Checkbox, TextInput } from "@mantine/core";
import { useState } from "react";
import { entriesSayWhere, type KeptList } from "../../engine/index.ts";
import { useHasRequests } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { ReasonedButton } from "../ui/parts/ReasonedButton.tsx";
import styles from "./Configuration.module.css";
import type { EntryFields, EntryView } from "./entry-edits.ts";

interface EntryRowProps {
	readonly list: KeptList;
	readonly entry: EntryView;
	readonly problem: string | undefined;
	/** Saving was attempted, so problems are shown at once. */
	readonly submitted: boolean;
	readonly busy: boolean;
	readonly onEdit: (part: Partial<EntryFields>) => void;
}

/** One tag or PID with its editable properties. */
export function EntryRow({ list, entry, problem, submitted, busy, onEdit }: EntryRowProps) {
	const { fields, isNew, requests, realisations, theirs } = entry;
	const hasRequests = useHasRequests();
	const [left, setLeft] = useState(false);
	const name = entry.name || fields.label;
	const used = requests + realisations > 0;
	const box = (field: "enabled" | "request" | "process") => (
		<Checkbox
			label={text(`configuration.${field}`)}
			checked={fields[field]}
			disabled={busy}
			onChange={(event) => onEdit({ [field]: event.currentTarget.checked })}
		/>
	);
	return (
		<li>
			<fieldset className={styles.entry} data-removed={fields.removed} data-new={isNew}>
				<legend className="visually-hidden">{text(`configuration.${list}.entry`, { label: name })}</legend>
				{fields.removed ? (
					<p className={styles.going}>
						<s>{name}</s> {text("configuration.removed")}
					</p>
				) : (
					<>
						<TextInput
							className={styles.label}
							aria-label={text(`configuration.${list}.label`)}
							value={fields.label}
							error={left || submitted ? problem : undefined}
							disabled={busy}
							onBlur={() => setLeft(true)}
							onChange={(event) => {
								setLeft(false);
								onEdit({ label: event.currentTarget.value });
							}}
						/>
						<div className={styles.boxes}>
							{box("enabled")}
							{entriesSayWhere(list) && hasRequests && box("request")}
							{entriesSayWhere(list) && box("process")}
						</div>
						<p className={styles.uses}>{isNew ? text("configuration.fresh") : usesText(entry, entriesSayWhere(list) && hasRequests)}</p>
					</>
				)}
				<div className={styles.actions}>
					{fields.removed ? (
						<Button
							size="compact-md"
							aria-label={text("configuration.keep.label", { label: name })}
							onClick={() => onEdit({ removed: false })}
						>
							{text("configuration.keep")}
						</Button>
					) : (
						<ReasonedButton
							size="compact-md"
							reason={used ? text("configuration.remove.used", { label: name }) : undefined}
							onClick={() => onEdit({ removed: true })}
						>
							{text("configuration.remove")}
							<span className="visually-hidden"> {name}</span>
						</ReasonedButton>
					)}
				</div>
				{theirs !== null && (
					<p className={styles.theirs}>
						{text("configuration.theirs", { state: stateText(theirs) })}{" "}
						<Button size="compact-md" aria-label={text("configuration.theirs.take.label", { label: name })} onClick={() => onEdit(theirs)}>
							{text("configuration.theirs.take")}
						</Button>
					</p>
				)}
			</fieldset>
		</li>
	);
}

function stateText({ label, enabled, removed }: EntryFields): string {
	if (removed) return text("configuration.theirs.removed");
	return `'${label}', ${text(enabled ? "configuration.theirs.on" : "configuration.theirs.off")}`;
}

/** How many records use the entry, in words. `ofRequests`: whether requests can use it, in which case zero of them is mentioned too. */
function usesText({ requests, realisations }: Pick<EntryView, "requests" | "realisations">, ofRequests: boolean): string {
	const onRequests = text(requests === 1 ? "configuration.uses.request" : "configuration.uses.requests", { count: requests });
	const onProcesses = text(realisations === 1 ? "configuration.uses.process" : "configuration.uses.processes", { count: realisations });
	if (requests + realisations === 0) return text("configuration.uses.none");
	const uses = requests === 0 && !ofRequests ? onProcesses : text("configuration.uses.and", { one: onRequests, other: onProcesses });
	return text("configuration.uses", { uses });
}
