import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { firstPageShown } from "../api/first-page-shown.ts";
import { useRealisations } from "../realisations/realisation-collection.ts";
import { useRequests } from "../requests/request-collection.ts";
import { text } from "../texts/text.ts";
import { Notice } from "../ui/notices/Notice.tsx";
import { PlainButton } from "../ui/PlainButton.tsx";
import { pageName } from "../ui/pages/page-name.ts";
import { recordAt } from "../ui/pages/paths.ts";
import styles from "./Loading.module.css";
import { type LoadingItem, LoadingScreen } from "./LoadingScreen.tsx";
import { type DatasetKind, datasetKinds, failedCount } from "./loading-machine.ts";
import type { useLoading } from "./use-loading.ts";

interface LoadingProps {
	readonly loading: ReturnType<typeof useLoading>;
	readonly kinds: readonly DatasetKind[];
}

/**
 * Progress of loading: a screen in place of a list that has nothing yet; once it has, the list fills by itself.
 * Failures are shown on every page until a retry succeeds.
 */
export function Loading({ loading: { snapshot, retry }, kinds }: LoadingProps) {
	const requests = useRequests({ enabled: false }).data;
	const realisations = useRealisations({ enabled: false }).data;
	const { data: firstRequests } = useQuery(firstPageShown("requests"));
	const { data: firstProcesses } = useQuery(firstPageShown("realisations"));
	const { pathname } = useLocation();
	const waited = waitsFor(pathname, kinds);
	const present = {
		requests: requests ?? (firstRequests ? [] : undefined),
		realisations: realisations ?? (firstProcesses ? [] : undefined),
		locations: undefined,
	};
	const busy = snapshot.matches("lists") || snapshot.matches("connections");
	const { failures } = snapshot.context;
	const failed = failedCount(failures);

	if (busy && failed === 0) {
		if (waited.length === 0 || waited.some((kind) => present[kind] !== undefined)) return null;
		const counts = { requests: requests?.records.length, realisations: realisations?.records.length };
		return <LoadingScreen page={pageName(pathname)} items={itemsOf(snapshot, counts)} />;
	}
	if (failed === 0) return null;
	return (
		<div className={styles.failure}>
			<Notice
				kind="warning"
				title={text("loading.partial")}
				announce
				action={
					<PlainButton filled busy={busy} onClick={retry}>
						{text("loading.retry")}
					</PlainButton>
				}
			>
				<p>{text("loading.failed", { count: failed })}</p>
				<ul>
					{datasetKinds
						.filter((kind) => kind in failures)
						.map((kind) => (
							<li key={kind}>{text("loading.failed.kind", { kind: text(`loading.${kind}`), count: failures[kind] ?? 0 })}</li>
						))}
				</ul>
			</Notice>
		</div>
	);
}

function itemsOf(
	snapshot: ReturnType<typeof useLoading>["snapshot"],
	counts: Readonly<Partial<Record<DatasetKind, number | undefined>>>,
): readonly LoadingItem[] {
	const stateOf = (kind: DatasetKind): LoadingItem["state"] => {
		if (kind in snapshot.context.failures) return "failed";
		return snapshot.matches({ lists: { [kind]: "loading" } }) ? "busy" : "done";
	};
	return [
		{ name: "configuration", state: "done", count: null },
		...datasetKinds.map((kind) => ({ name: kind, state: stateOf(kind), count: counts[kind] ?? null })),
	];
}

const lists: Readonly<Record<string, DatasetKind>> = { aanvragen: "requests", realisatie: "realisations" };

/**
 * The kinds that the page at an address can't show anything without: those of its list. Pages about one record, and all
 * others, fetch what they need themselves and are not held up.
 */
function waitsFor(pathname: string, kinds: readonly DatasetKind[]): readonly DatasetKind[] {
	if (pathname === "/") return kinds;
	const [, page = "", word = "", ...rest] = pathname.split("/");
	const kind = lists[page];
	const isList = rest.length === 0 && word !== "nieuw" && recordAt(pathname) === null;
	return kind !== undefined && isList && kinds.includes(kind) ? [kind] : [];
}
