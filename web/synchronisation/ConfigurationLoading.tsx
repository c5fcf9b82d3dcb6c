import { pageName } from "../ui/page-name.ts";
import { usePageTitle } from "../ui/use-page-title.ts";
import styles from "./ConfigurationLoading.module.css";
import { type LoadingItem, LoadingScreen } from "./LoadingScreen.tsx";
import { datasetKinds } from "./loading-machine.ts";

const items: readonly LoadingItem[] = [
	{ name: "configuration", state: "busy", count: null },
	...datasetKinds.map((name) => ({ name, state: "waiting" as const, count: null })),
];

/** The start of loading, where nothing of the tenant is known yet. */
export function ConfigurationLoading() {
	// Outside the router: the pages are known only with the configuration.
	const page = pageName(window.location.pathname);
	usePageTitle(page);
	return (
		<main className={styles.page}>
			<LoadingScreen items={items} page={page} alone />
		</main>
	);
}
