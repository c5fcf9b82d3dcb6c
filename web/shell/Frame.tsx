import { type ComponentType, lazy, Suspense, use, useEffect, useRef, useState } from "react";
import { Outlet, useLocation, useNavigationType } from "react-router";
import { useOtherRelease } from "../api/running-release.ts";
import { text } from "../texts/text.ts";
import { hasQueue } from "../today/has-queue.ts";
import { useActions } from "../ui/actions/use-actions.ts";
import { lazyPart } from "../ui/loading/lazy-part.tsx";
import { AddressContext } from "../ui/pages/AddressRouter.tsx";
import { PageLoading } from "../ui/pages/PageLoading.tsx";
import { useRedirectReason } from "../ui/pages/Redirect.tsx";
import type { DialogProps } from "./dialog-props.ts";
import { Footer } from "./Footer.tsx";
import styles from "./Frame.module.css";
import { fetchParts } from "./fetch-parts.ts";
import { TopBar } from "./TopBar.tsx";
import { keepTyped, takeTyped } from "./typed-ahead.ts";
import { useOnNavigation } from "./use-on-navigation.ts";

type Parts = Awaited<ReturnType<typeof fetchParts>>;

/** A part that the page does without if it fails to load. */
const optional = <Props extends object>(load: (parts: Parts) => Promise<{ default: ComponentType<Props> }>) =>
	lazy(() =>
		fetchParts()
			.then(load)
			.catch(() => ({ default: (() => null) as ComponentType<Props> })),
	);

/** Without it pages load their own data. */
const Synchronisation = optional((parts) => parts.synchronisation());
const Tour = optional((parts) => parts.tour());
/** Only for people who are working through a queue. */
const Queue = optional((parts) => parts.queue());

/** Only if other files run than those the page was made from. */
const ReleaseNotice = lazyPart(() => import("./ReleaseNotice.tsx"), { dispensable: true });
const RedirectNotice = lazyPart(() => import("../ui/notices/RedirectNotice.tsx"), { dispensable: true });

/** Everything around the page: skip link, top bar, the page itself, footer and dialogs. */
export function Frame({ signOut }: { readonly signOut: () => void }) {
	const [helpOpen, setHelpOpen] = useState(false);
	const [searchOpen, setSearchOpen] = useState(false);
	const [panelPlace, setPanelPlace] = useState<HTMLElement | null>(null);
	const [changesPlace, setChangesPlace] = useState<HTMLElement | null>(null);
	const [warningPlace, setWarningPlace] = useState<HTMLElement | null>(null);
	const main = useArrival<HTMLElement>();
	const busy = useIsNavigating();
	const told = useRedirectReason() !== null;
	const isOutdated = useOtherRelease();
	useOnNavigation(() => {
		setHelpOpen(false);
		setSearchOpen(false);
	});
	const search = () => {
		keepTyped(() => setSearchOpen(false));
		setSearchOpen(true);
	};
	useActions({ "everywhere:search": search, "everywhere:help": () => setHelpOpen(true) });
	return (
		<div className={styles.frame}>
			<a href="#main" className={styles.skip}>
				{text("nav.skip")}
			</a>
			<TopBar onSearch={search} signOut={signOut} />
			<main ref={main} id="main" tabIndex={-1} className={styles.main} aria-busy={busy}>
				<div className={styles.standing}>
					<div ref={setWarningPlace} className={styles.warning} />
					<div ref={setChangesPlace} />
					{isOutdated ? (
						<Suspense fallback={null}>
							<ReleaseNotice />
						</Suspense>
					) : null}
				</div>
				<Suspense fallback={null}>
					<Synchronisation panelPlace={panelPlace} changesPlace={changesPlace} />
					<Tour />
					{hasQueue() && <Queue />}
				</Suspense>
				{told ? (
					<Suspense fallback={null}>
						<div className={styles.arrival}>
							<RedirectNotice />
						</div>
					</Suspense>
				) : null}
				<Suspense fallback={<PageLoading />}>
					<Outlet />
				</Suspense>
			</main>
			<Footer panelPlace={setPanelPlace} warningPlace={warningPlace} onHelp={() => setHelpOpen(true)} />
			<LazyDialog dialog={HelpDialog} opened={helpOpen} onClose={() => setHelpOpen(false)} />
			<LazyDialog dialog={Search} opened={searchOpen} onClose={() => setSearchOpen(false)} coming={text("nav.search.coming")} />
		</div>
	);
}

interface LazyDialogProps extends DialogProps {
	readonly dialog: ComponentType<DialogProps>;
	/** Shown if loading takes longer than a moment. */
	readonly coming?: string;
}

/** Loaded with their part of the kit on first use, and kept mounted afterwards so that closing is animated. */
const over = ({ opened, onClose }: DialogProps) => (opened ? onClose : null);
/** If it can't be fetched, the page gets its keys back. */
const keysBack = (failure: unknown): never => {
	takeTyped();
	throw failure;
};
const Search = lazyPart(async () => (await fetchParts()).search().catch(keysBack), { over });
const HelpDialog = lazyPart(async () => (await fetchParts()).shortcuts(), { over });

function LazyDialog({ dialog: Dialog, opened, onClose, coming }: LazyDialogProps) {
	const [wanted, setWanted] = useState(false);
	useEffect(() => {
		if (opened) setWanted(true);
	}, [opened]);
	if (!wanted) return null;
	return (
		<Suspense
			fallback={
				coming !== undefined && opened ? (
					<p role="status" className={styles.coming}>
						{coming}
					</p>
				) : null
			}
		>
			<Dialog opened={opened} onClose={onClose} />
		</Suspense>
	);
}

/**
 * After navigation, moves the focus to the start of the page, so that a screen reader continues there and Tab starts
 * there. Not for the first page, nor when only the query or hash changed (filters, panels).
 */
function useArrival<Element extends HTMLElement>() {
	const target = useRef<Element>(null);
	const { pathname } = useLocation();
	const type = useNavigationType();
	const shown = useRef(pathname);
	useEffect(() => {
		if (shown.current === pathname) return;
		shown.current = pathname;
		// A person who opened something in the bar during the navigation stays there: moving the focus would close it.
		if (document.activeElement?.getAttribute("aria-expanded") !== "true") target.current?.focus({ preventScroll: true });
		if (type !== "POP") window.scrollTo({ top: 0 });
	}, [pathname, type]);
	return target;
}

/** Whether navigation to another page is in progress. */
function useIsNavigating(): boolean {
	return use(AddressContext)?.going ?? false;
}
