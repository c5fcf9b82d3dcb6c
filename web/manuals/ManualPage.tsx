import { IconArrowLeft, IconArrowRight, IconPrinter } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { text } from "../texts/text.ts";
import { PlainButton } from "../ui/PlainButton.tsx";
import { paths } from "../ui/pages/paths.ts";
import { usePageTitle } from "../ui/pages/use-page-title.ts";
import { EmptyState } from "../ui/parts/EmptyState.tsx";
import { Skeletons } from "../ui/parts/Skeletons.tsx";
import styles from "./Manuals.module.css";
import { ManualText } from "./ManualText.tsx";
import { manualQueries } from "./manual-queries.ts";

interface Entry {
	readonly slug: string;
	readonly title: string;
}

interface ManualPageProps {
	readonly page: Entry;
	/** The neighbouring pages in the menu. */
	readonly previous: Entry | undefined;
	readonly next: Entry | undefined;
}

/** One manual page: its text, its table of contents, and links to its neighbours. */
export function ManualPage({ page, previous, next }: ManualPageProps) {
	const { data, error, refetch } = useQuery(manualQueries.page(page.slug));
	usePageTitle(page.title);
	const [article, setArticle] = useState<HTMLElement | null>(null);
	const headings = useHeadings(article, data?.markdown);
	useHeadingOfAddress(article, data?.markdown);
	if (error && !data) {
		return (
			<EmptyState
				heading
				title={text("manuals.failed")}
				action={
					<PlainButton filled onClick={() => void refetch()}>
						{text("manuals.retry")}
					</PlainButton>
				}
			>
				{error.message}
			</EmptyState>
		);
	}
	return (
		<>
			<article ref={setArticle} className={styles.page}>
				<div className={styles.title}>
					<h1>{page.title}</h1>
					<div className={styles.print}>
						<PlainButton small onClick={() => window.print()}>
							<IconPrinter size={16} aria-hidden /> {text("manuals.print")}
						</PlainButton>
					</div>
				</div>
				{data ? <ManualText markdown={data.markdown} /> : <Skeletons heights={[24, 90, 24, 160]} />}
				<nav className={styles.around} aria-label={text("manuals.around")}>
					{previous ? (
						<Link to={paths.manuals(previous.slug)} className={styles.neighbour}>
							<span>
								<IconArrowLeft size={16} aria-hidden /> {text("manuals.previous")}
							</span>
							{previous.title}
						</Link>
					) : null}
					{next ? (
						<Link to={paths.manuals(next.slug)} className={`${styles.neighbour} ${styles.next}`}>
							<span>
								{text("manuals.next")} <IconArrowRight size={16} aria-hidden />
							</span>
							{next.title}
						</Link>
					) : null}
				</nav>
			</article>
			{headings.length > 1 ? (
				<nav className={styles.contents} aria-labelledby="manual-contents">
					<h2 id="manual-contents">{text("manuals.contents")}</h2>
					<ul>
						{headings.map(({ id, title }) => (
							<li key={id}>
								<Link to={{ hash: `#${id}` }}>{title}</Link>
							</li>
						))}
					</ul>
				</nav>
			) : null}
		</>
	);
}

/** The headings on the page, once it has rendered. */
function useHeadings(
	article: HTMLElement | null,
	markdown: string | undefined,
): readonly { readonly id: string; readonly title: string }[] {
	const [headings, setHeadings] = useState<readonly { readonly id: string; readonly title: string }[]>([]);
	useEffect(() => {
		if (article === null || markdown === undefined) return;
		setHeadings([...article.querySelectorAll("h2[id]")].map(({ id, textContent }) => ({ id, title: textContent ?? "" })));
	}, [article, markdown]);
	return headings;
}

/** Scrolls to and focuses the heading named in the address, once the page is there. */
function useHeadingOfAddress(article: HTMLElement | null, markdown: string | undefined): void {
	const { hash, key } = useLocation();
	// The key changes when the same heading is requested again.
	useEffect(() => {
		if (article === null || markdown === undefined || hash === "" || key === undefined) return;
		const heading = [...article.querySelectorAll<HTMLElement>("[id]")].find(({ id }) => id === decodeHash(hash));
		heading?.scrollIntoView?.({ block: "start" });
		heading?.focus({ preventScroll: true });
	}, [article, markdown, hash, key]);
}

function decodeHash(hash: string): string {
	try {
		return decodeURIComponent(hash.slice(1));
	} catch {
		return hash.slice(1);
	}
}
