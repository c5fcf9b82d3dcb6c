import { useQueries } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { Link } from "react-router";
import { text } from "../texts/text.ts";
import { paths } from "../ui/pages/paths.ts";
import { useDebounced } from "../ui/time/use-debounced.ts";
import styles from "./ManualSearch.module.css";
import { manualQueries } from "./manual-queries.ts";
import { searchManuals } from "./search-manuals.ts";

interface ManualSearchProps {
	/** Pages the reader may see, in menu order. */
	readonly slugs: readonly string[];
	/** Shown while nothing is being searched for. */
	readonly children: ReactNode;
}

/** Searches the texts of all pages; results replace the menu. The texts are fetched on the first keystroke. */
export function ManualSearch({ slugs, children }: ManualSearchProps) {
	const id = useId();
	const [typed, setTyped] = useState("");
	const words = useDebounced(typed.trim(), 150);
	const searching = words !== "";
	const pages = useQueries({
		queries: slugs.map((slug) => ({ ...manualQueries.page(slug), enabled: searching })),
		combine: (results) => ({ there: results.flatMap(({ data }) => data ?? []), waiting: results.some(({ isFetching }) => isFetching) }),
	});
	const hits = searchManuals(pages.there, words);
	return (
		<>
			<search className={styles.search}>
				<label htmlFor={id} className="visually-hidden">
					{text("manuals.search")}
				</label>
				<input
					id={id}
					type="search"
					className={styles.field}
					placeholder={text("manuals.search")}
					value={typed}
					onChange={({ currentTarget }) => setTyped(currentTarget.value)}
				/>
				<p role="status" className={styles.count}>
					{searching ? countText(hits.length, words, pages.waiting) : null}
				</p>
			</search>
			{searching ? (
				<ul className={styles.hits}>
					{hits.map(({ slug, title, heading, excerpt }) => (
						<li key={slug}>
							<Link to={`${paths.manuals(slug)}${heading ? `#${heading}` : ""}`} className={styles.hit}>
								<strong>{title}</strong>
								<span>{excerpt}</span>
							</Link>
						</li>
					))}
				</ul>
			) : (
				children
			)}
		</>
	);
}

function countText(count: number, words: string, waiting: boolean): string {
	if (waiting) return text("manuals.searching");
	if (count === 0) return text("manuals.found.none", { words });
	return count === 1 ? text("manuals.found.one") : text("manuals.found.other", { count });
}
