import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { dutchNumber } from "../../engine/index.ts";
import { text } from "../texts/text.ts";
import styles from "./ViewTabs.module.css";

/** Counts the rows that a view shows, of those that this person may see. */
export interface ViewCounting {
	/** Counts the rows in the browser; null if the view needs data that is not there. */
	readonly here: (search: string) => number | null;
	/** Asks the server for the number; null if it can't tell. */
	readonly ask: ((search: string, signal: AbortSignal) => Promise<number>) | null;
	/** The key under which answers are cached, with those of the list. */
	readonly key: readonly unknown[];
	/** More rows may yet arrive. */
	readonly partial: boolean;
}

const minute = 60_000;

export function ViewCount({ search, counting }: { readonly search: string; readonly counting: ViewCounting }) {
	const { here, ask, key, partial } = counting;
	const known = useMemo(() => here(search), [here, search]);
	const { data, isError } = useQuery({
		queryKey: [...key, "view", search],
		queryFn: ({ signal }) => ask?.(search, signal) ?? null,
		enabled: known === null && ask !== null,
		staleTime: minute,
		retry: false,
		meta: { quiet: true },
	});
	const count = known ?? data ?? null;
	// A view that can't be counted has no number.
	if (count === null && (isError || ask === null) && !partial) return null;
	return (
		<span className={styles.count}>
			{count === null ? "…" : `${dutchNumber(count)}${partial && known !== null ? "+" : ""}`}
			{count === null || partial ? <span className="visually-hidden"> {text("table.counting")}</span> : null}
		</span>
	);
}
