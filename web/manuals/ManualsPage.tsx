import { type ReactNode, useState } from "react";
import { Navigate, useLocation, useParams, useSearchParams } from "react-router";
import { findManualPage } from "../../engine/index.ts";
import { NoAccessRedirect } from "../tenants/NoAccessRedirect.tsx";
import { useAccess, useTenant } from "../tenants/TenantContext.tsx";
import { useVisibleSegments } from "../tenants/visible-segments.ts";
import { text } from "../texts/text.ts";
import { PlainButton } from "../ui/PlainButton.tsx";
import { paths } from "../ui/pages/paths.ts";
import { usePageTitle } from "../ui/pages/use-page-title.ts";
import { EmptyState } from "../ui/parts/EmptyState.tsx";
import { SegmentMenu } from "../ui/parts/SegmentMenu.tsx";
import { helpPage } from "./help/help-page.ts";
import { ManualPage } from "./ManualPage.tsx";
import { ManualSearch } from "./ManualSearch.tsx";
import styles from "./Manuals.module.css";
import { TourDialog } from "./tour/TourDialog.tsx";
import { useTourSteps } from "./tour/use-tour-steps.ts";
import "../texts/areas/help.ts";

/** If the address names no page: the one about the page the reader came from, or else the first of the menu. */
export default function ManualsPage() {
	const allowed = useAccess("manuals");
	const { manuals } = useTenant();
	const segments = useVisibleSegments((manuals?.segments ?? []).map(({ title, pages }) => ({ title, items: pages })));
	const { slug } = useParams();
	const { hash } = useLocation();
	const [search] = useSearchParams();
	if (!allowed) return <NoAccessRedirect needs="manuals" page={text("nav.manuals")} />;
	const pages = segments.flatMap(({ items }) => items);
	const [first] = pages;
	if (first === undefined) return <Nothing />;
	if (slug === undefined) return <Navigate to={paths.manuals((helpPage(pages, search.get("bij") ?? "") ?? first).slug)} replace />;
	const listed = manuals && findManualPage(manuals, slug);
	if (listed && listed.slug !== slug) return <Navigate to={{ pathname: paths.manuals(listed.slug), hash }} replace />;
	const place = pages.findIndex((page) => page.slug === slug);
	const page = pages[place];
	return (
		<div className={styles.screen}>
			<div className={styles.side}>
				<ManualSearch slugs={pages.map((each) => each.slug)}>
					<FoldedMenu key={slug}>
						<SegmentMenu
							label={text("manuals.title")}
							segments={segments.map(({ title = "", items }) => ({
								title,
								items: items.map((item) => ({ to: paths.manuals(item.slug), label: item.title })),
							}))}
						/>
						<TourAgain />
					</FoldedMenu>
				</ManualSearch>
			</div>
			{page ? (
				<ManualPage key={page.slug} page={page} previous={pages[place - 1]} next={pages[place + 1]} />
			) : (
				<NotHere denied={listed !== undefined} />
			)}
		</div>
	);
}

/** On a phone the menu would fill the window, so there it opens on demand and closes on the next page. */
function FoldedMenu({ children }: { readonly children: ReactNode }) {
	const [open, setOpen] = useState(false);
	return (
		<>
			<button type="button" className={styles.fold} aria-expanded={open} onClick={() => setOpen(!open)}>
				{text("manuals.all")}
			</button>
			<div className={styles.folded} data-open={open}>
				{children}
			</div>
		</>
	);
}

/** Shown for a page that is meant for others, or doesn't exist. */
function NotHere({ denied }: { readonly denied: boolean }) {
	const title = text(denied ? "manuals.denied" : "manuals.unknown");
	usePageTitle(title);
	return (
		<EmptyState heading title={title}>
			{text("manuals.choose")}
		</EmptyState>
	);
}

function Nothing() {
	usePageTitle(text("manuals.title"));
	return <EmptyState heading title={text("manuals.empty")} />;
}

/** Replays the tours of all pages. */
function TourAgain() {
	const [opened, setOpened] = useState(false);
	const steps = useTourSteps();
	if (steps.length === 0) return null;
	return (
		<div>
			<PlainButton small onClick={() => setOpened(true)}>
				{text("manuals.tour")}
			</PlainButton>
			<TourDialog steps={steps} opened={opened} onClose={() => setOpened(false)} />
		</div>
	);
}
