import { lazy, Suspense, useState } from "react";
import { Outlet, useNavigation } from "react-router";
import { text } from "../texts/text.ts";
import { PageLoading } from "../ui/PageLoading.tsx";
import { useArrivalReason } from "../ui/SentOn.tsx";
import { useShortcuts } from "../ui/use-shortcuts.ts";
import { Footer } from "./Footer.tsx";
import styles from "./Frame.module.css";
import { fetchParts } from "./fetch-parts.ts";
import { HelpDialog, LazyDialog, Search } from "./LazyDialog.tsx";
import { TopBar } from "./TopBar.tsx";
import { useArrival } from "./use-arrival.ts";
import { useGoing } from "./use-going.ts";

/** Without it the pages load their own data; that it cannot be fetched must not take the page away. */
const Synchronisation = lazy(() =>
	fetchParts()
		.then((parts) => parts.synchronisation())
		.catch(() => ({ default: () => null })),
);

/** Nobody has to see it to work. */
const Tour = lazy(() =>
	fetchParts()
		.then((parts) => parts.tour())
		.catch(() => ({ default: () => null })),
);

const ArrivalNotice = lazy(() => import("../ui/ArrivalNotice.tsx"));

/** Everything around the page: skip link, top bar, the page itself, footer, and what opens over them. */
export function Frame({ signOut }: { readonly signOut: () => void }) {
	const [helpOpen, setHelpOpen] = useState(false);
	const [searchOpen, setSearchOpen] = useState(false);
	const [panelPlace, setPanelPlace] = useState<HTMLElement | null>(null);
	const main = useArrival<HTMLElement>();
	const busy = useNavigation().state !== "idle";
	const told = useArrivalReason() !== null;
	useGoing(() => {
		setHelpOpen(false);
		setSearchOpen(false);
	});
	useShortcuts({ "?": () => setHelpOpen(true) });
	useShortcuts({ k: () => setSearchOpen(true) }, { withControl: true });
	return (
		<div className={styles.frame}>
			<a href="#main" className={styles.skip}>
				{text("nav.skip")}
			</a>
			<TopBar onSearch={() => setSearchOpen(true)} signOut={signOut} />
			<main ref={main} id="main" tabIndex={-1} className={styles.main} aria-busy={busy}>
				<Suspense fallback={null}>
					<Synchronisation panelPlace={panelPlace} />
					<Tour />
				</Suspense>
				{told ? (
					<Suspense fallback={null}>
						<div className={styles.arrival}>
							<ArrivalNotice />
						</div>
					</Suspense>
				) : null}
				<Suspense fallback={<PageLoading />}>
					<Outlet />
				</Suspense>
			</main>
			<Footer panelPlace={setPanelPlace} onHelp={() => setHelpOpen(true)} />
			<LazyDialog dialog={HelpDialog} opened={helpOpen} onClose={() => setHelpOpen(false)} />
			<LazyDialog dialog={Search} opened={searchOpen} onClose={() => setSearchOpen(false)} />
		</div>
	);
}
