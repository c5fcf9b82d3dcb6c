import { Button } from "@mantine/core";
import { Suspense, useEffect, useRef, useState } from "react";
import { type BulkKind, type BulkList, dutchNumber } from "../../engine/index.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { text } from "../texts/text.ts";
import { actionKeys } from "../ui/actions/action-keys.ts";
import { lettersAllowed } from "../ui/actions/letter-shortcuts.ts";
import { useActions } from "../ui/actions/use-actions.ts";
import { lazyPart } from "../ui/loading/lazy-part.tsx";
import styles from "./BulkBar.module.css";
import { BulkDialog } from "./BulkDialog.tsx";
import { BulkResult } from "./BulkResult.tsx";
import { type BulkAct, getBulk } from "./bulk-api.ts";
import { useKeptAct } from "./use-kept-act.ts";
import "../texts/areas/bulk.ts";

const over = { over: ({ close }: { readonly close: () => void }) => close };
const FillDialog = lazyPart(() => import("./FillDialog.tsx"), over);
const PartyDialog = lazyPart(() => import("./PartyDialog.tsx"), over);

export interface BulkBarProps {
	readonly list: BulkList;
	/** The permitted kinds of act, in order. */
	readonly kinds: readonly BulkKind[];
	readonly keys: ReadonlySet<string>;
	/** Keys of the rows that match the filters, on all pages, in order; null while some have not been loaded. */
	readonly matching: readonly string[] | null;
	/** How many other rows match the filters but can't be included, and why; null if all can. */
	readonly left: string | null;
	/** Maximum number of records per act. */
	readonly most: number;
	readonly choose: (keys: Iterable<string>) => void;
	readonly clear: () => void;
	/** Refetches the data that the act changed. */
	readonly refresh: () => Promise<unknown>;
	/** Address of a record's page. */
	readonly pathOf: (uuid: string) => string;
	/** The act asked for by key while the bar was loading; null if none. */
	readonly ahead: BulkKind | null;
}

/** Announces the selection, offers the acts for it, and shows the progress of the last act. */
export default function BulkBar({ list, kinds, keys, matching, left, most, choose, clear, refresh, pathOf, ahead }: BulkBarProps) {
	const any = keys.size > 0;
	const tooMany = keys.size > most;
	const [asked, setAsked] = useState(() => (ahead === null || !any || tooMany ? null : asking(ahead, keys)));
	const [act, setAct] = useState<BulkAct | null>(null);
	const kept = useKeptAct(list);
	useFoundAct(act === null ? kept.text : "", setAct, () => kept.type(""));
	const ask = (kind: BulkKind): void => setAsked(asking(kind, keys));
	const refused = tooMany ? text("bulk.tooMany", { most: dutchNumber(most) }) : undefined;
	const count = dutchNumber(keys.size);
	useActions(any ? Object.fromEntries(kinds.map((kind) => [`chosen:${kind}`, { run: () => ask(kind), refused, values: { count } }])) : {});
	const inView = matching === null ? keys.size : matching.filter((key) => keys.has(key)).length;
	const chosen = text(keys.size === 1 ? "bulk.chosen.one" : "bulk.chosen.other", { count: dutchNumber(keys.size) });
	const away = keys.size - inView;
	const rest = matching !== null && matching.length > inView;
	const close = (): void => {
		setAct(null);
		kept.type("");
		// The close button that had the focus is gone.
		document.getElementById("main")?.focus({ preventScroll: true });
	};
	const dialog = {
		pathOf,
		close: () => setAsked(null),
		onRunning: (running: BulkAct) => {
			setAsked(null);
			setAct(running);
			kept.type(running.uuid);
			clear();
		},
	};
	return (
		<section aria-label={text("bulk.bar")} className={any || act ? styles.bar : "visually-hidden"}>
			{act ? <BulkResult key={act.uuid} start={act} refresh={refresh} pathOf={pathOf} close={close} /> : null}
			<div className={any ? styles.row : "visually-hidden"}>
				<p role="status" className={styles.count}>
					{any ? (away > 0 ? text("bulk.chosen.away", { chosen, away: dutchNumber(away) }) : chosen) : ""}
				</p>
				{any ? (
					<>
						{refused === undefined ? null : <p className={styles.quiet}>{refused}</p>}
						<div className={styles.kinds}>
							{kinds.map((kind) => (
								<Button
									key={kind}
									disabled={tooMany}
									onClick={() => ask(kind)}
									aria-keyshortcuts={lettersAllowed() ? actionKeys[`chosen:${kind}`] : undefined}
								>
									{text(`bulk.${kind}`)}
									{lettersAllowed() ? (
										<kbd aria-hidden className={styles.key}>
											{actionKeys[`chosen:${kind}`]}
										</kbd>
									) : null}
								</Button>
							))}
						</div>
						<span className={styles.gap} />
						{rest ? (
							<Button variant="subtle" className={styles.side} onClick={() => choose(matching)}>
								{text(left === null ? "bulk.all" : "bulk.all.some", { count: dutchNumber(matching.length) })}
							</Button>
						) : null}
						{left === null ? null : <p className={styles.quiet}>{left}</p>}
						<Button variant="subtle" className={styles.side} onClick={clear}>
							{text("bulk.clear")}
						</Button>
					</>
				) : null}
			</div>
			<Suspense fallback={null}>
				{asked === null ? null : asked.kind === "fill" ? (
					<FillDialog uuids={asked.uuids} {...dialog} />
				) : asked.kind === "stakeholder" ? (
					<PartyDialog uuids={asked.uuids} {...dialog} />
				) : (
					<BulkDialog list={list} kind={asked.kind} uuids={asked.uuids} {...dialog} />
				)}
			</Suspense>
		</section>
	);
}

const asking = (kind: BulkKind, keys: ReadonlySet<string>) => ({ kind, uuids: [...keys] });

/** Fetches an act that began before this page was shown; one that no longer exists, or was undone completely, is forgotten. */
function useFoundAct(uuid: string, found: (act: BulkAct) => void, gone: () => void): void {
	const latest = useRef({ found, gone });
	latest.current = { found, gone };
	useEffect(() => {
		if (uuid === "") return;
		let ended = false;
		getBulk(uuid).then(
			(act) => {
				if (ended) return;
				if (act.state === "undone" && act.counts.kept === 0) latest.current.gone();
				else latest.current.found(act);
			},
			(cause: unknown) => cause instanceof ApiProblem && cause.status === 404 && latest.current.gone(),
		);
		return () => {
			ended = true;
		};
	}, [uuid]);
}
