import { type ReactNode, useMemo } from "react";
import { createPortal } from "react-dom";
import { useAccess, useTenant } from "../tenants/TenantContext.tsx";
import { useLegacyLoading } from "../tenants/use-legacy-loading.ts";
import { pageName } from "../ui/pages/page-name.ts";
import { usePageTitle } from "../ui/pages/use-page-title.ts";
import { ChangedElsewhere } from "./ChangedElsewhere.tsx";
import styles from "./ConfigurationLoading.module.css";
import { Loading } from "./Loading.tsx";
import { type LoadingItem, LoadingScreen } from "./LoadingScreen.tsx";
import { type DatasetKind, datasetKinds } from "./loading-machine.ts";
import { SyncPanel } from "./SyncPanel.tsx";
import { useLoading } from "./use-loading.ts";
import { useSync } from "./use-sync.ts";
import "../texts/areas/synchronisation.ts";

interface SynchronisationProps {
	readonly panelPlace: HTMLElement | null;
	readonly changesPlace: HTMLElement | null;
}

/**
 * Loads the data the application works with, keeps it current, and shows the progress: above the page, and in
 * `panelPlace` in the footer. In `changesPlace` it reports what somebody else changed.
 */
export default function Synchronisation({ panelPlace, changesPlace }: SynchronisationProps): ReactNode {
	const { supportAddress } = useTenant();
	const kinds = useKinds();
	const loading = useLoading(kinds);
	const incomplete = loading.snapshot.matches("partial");
	const sync = useSync(kinds, loading.snapshot.matches("loaded") || incomplete);
	const changes = sync.snapshot.context.changedElsewhere.map((record) => (
		<ChangedElsewhere key={record.uuid} record={record} onDismiss={() => sync.send({ type: "dismiss", uuid: record.uuid })} />
	));
	return (
		<>
			<Loading loading={loading} kinds={kinds} />
			{changesPlace === null ? null : createPortal(changes, changesPlace)}
			{panelPlace === null || kinds.length === 0
				? null
				: createPortal(<SyncPanel sync={sync} incomplete={incomplete} supportAddress={supportAddress} />, panelPlace)}
		</>
	);
}

const items: readonly LoadingItem[] = [
	{ name: "configuration", state: "busy", count: null },
	...datasetKinds.map((name) => ({ name, state: "waiting" as const, count: null })),
];

/** The first loading screen, before the tenant is known. */
export function ConfigurationLoading() {
	// Rendered outside the router: the routes depend on the configuration.
	const page = pageName(window.location.pathname);
	usePageTitle(page);
	return (
		<main className={styles.page}>
			<LoadingScreen items={items} page={page} alone />
		</main>
	);
}

/** The kinds of data to load that this person may see. */
function useKinds(): readonly DatasetKind[] {
	const mayList = useAccess("requestlist");
	const maySeeOnMaps = useAccess("requestlocations");
	const maySeeProcesses = useAccess("realisationlist");
	const maySeeLocations = useAccess("chargingpoints");
	const requests = mayList || maySeeOnMaps;
	// Otherwise pages that show charging locations fetch them themselves.
	const locations = useLegacyLoading() && maySeeLocations;
	return useMemo(
		() => [
			...(requests ? (["requests"] as const) : []),
			...(maySeeProcesses ? (["realisations"] as const) : []),
			...(locations ? (["locations"] as const) : []),
		],
		[requests, maySeeProcesses, locations],
	);
}
