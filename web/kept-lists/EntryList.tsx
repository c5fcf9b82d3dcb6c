import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import type { KeptList } from "../../engine/index.ts";
import { useHasRequests } from "../tenants/TenantContext.tsx";
import { type TextKey, text } from "../texts/text.ts";
import { LeaveGuard } from "../ui/dialogs/LeaveGuard.tsx";
import { useKeptFocus } from "../ui/kept/use-kept-focus.ts";
import { Notice } from "../ui/notices/Notice.tsx";
import { usePageTitle } from "../ui/pages/use-page-title.ts";
import { Card } from "../ui/parts/Card.tsx";
import { EmptyState } from "../ui/parts/EmptyState.tsx";
import styles from "./Configuration.module.css";
import { EntryRow } from "./EntryRow.tsx";
import { NewEntry } from "./NewEntry.tsx";
import { StorageCard } from "./StorageCard.tsx";
import { useEntries } from "./use-entries.ts";

/** Explanatory paragraphs beside the list. */
const help: Readonly<Record<KeptList | "tagsOfProcesses", readonly TextKey[]>> = {
	tags: ["configuration.tags.help.1", "configuration.tags.help.2", "configuration.tags.help.3", "configuration.tags.help.4"],
	tagsOfProcesses: [
		"configuration.tags.help.1.processes",
		"configuration.tags.help.2",
		"configuration.tags.help.3.processes",
		"configuration.tags.help.4.processes",
	],
	pids: ["configuration.pids.help.1", "configuration.pids.help.2", "configuration.pids.help.3"],
};

/** A list that administrators maintain: changes are made on screen first and stored together. */
export function EntryList({ list }: { readonly list: KeptList }) {
	const entries = useEntries(list);
	const { views, count, problems, attempts, conflict, busy } = entries;
	const hasRequests = useHasRequests();
	const [typed, setTyped] = useState(false);
	const main = useRef<HTMLDivElement>(null);
	usePageTitle(text(`configuration.${list}.title`));
	useKeptFocus(main, newEntry, busy);
	useEffect(() => {
		if (attempts > 0) main.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
	}, [attempts]);
	return (
		<>
			<LeaveGuard when={count > 0 || typed} />
			<div ref={main} className={styles.main}>
				<h1>{text(`configuration.${list}.title`)}</h1>
				{conflict && (
					<Notice kind="warning" title={text("configuration.conflict")} announce>
						{text("configuration.conflict.text")}
					</Notice>
				)}
				{attempts > 0 && problems.size > 0 && <Notice kind="danger" title={text("configuration.form")} announce />}
				<Card>
					<NewEntry list={list} check={entries.check} onAdd={entries.add} onTyped={setTyped} />
					{views.length === 0 && (
						<EmptyState title={text(`configuration.${list}.none`)}>{text(`configuration.${list}.none.text`)}</EmptyState>
					)}
					<ul className={styles.entries}>
						{views.map((entry) => (
							<EntryRow
								key={entry.uuid}
								list={list}
								entry={entry}
								problem={problems.get(entry.uuid)}
								submitted={attempts > 0}
								busy={busy}
								onEdit={(part) => entries.edit(entry.uuid, part)}
							/>
						))}
					</ul>
				</Card>
				<div className={styles.bar}>
					<p className={styles.count} role="status">
						{count === 0
							? text("configuration.changes.none")
							: count === 1
								? text("configuration.changes.one")
								: text("configuration.changes", { count })}
					</p>
					{count > 0 && (
						<Button disabled={busy} onClick={entries.clear}>
							{text("configuration.discard")}
						</Button>
					)}
					<Button variant="filled" loading={busy} disabled={count === 0} onClick={entries.save}>
						{text("configuration.save")}
					</Button>
				</div>
			</div>
			<aside className={styles.help} aria-label={text("configuration.help")}>
				<Card title={text("configuration.help")} inLandmark>
					<div className={styles.paragraphs}>
						{help[list === "tags" && !hasRequests ? "tagsOfProcesses" : list].map((paragraph) => (
							<p key={paragraph}>{text(paragraph)}</p>
						))}
					</div>
				</Card>
				<StorageCard />
			</aside>
		</>
	);
}

/** Gets the focus when the focused row is gone, or everything has been saved. */
function newEntry(main: HTMLElement): HTMLElement | null {
	return main.querySelector("input");
}
