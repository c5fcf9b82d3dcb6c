import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useRights } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { paths } from "../ui/pages/paths.ts";
import styles from "./TodayRow.module.css";
import { TodaySection } from "./TodaySection.tsx";
import { todayQueries, type UpkeepItem } from "./today-queries.ts";

/** Matters of the product itself that need this person's attention; empty unless they administer or publish. */
export function useUpkeep(): readonly UpkeepItem[] {
	const rights = useRights();
	const { data = [] } = useQuery({ ...todayQueries.upkeep(), enabled: rights.has("admin") || rights.has("publish") });
	return data;
}

interface TodayUpkeepProps {
	readonly items: readonly UpkeepItem[];
	readonly opened: boolean;
}

/** Malfunctions, and releases that wait: each links to the place where something can be done about it. */
export function TodayUpkeep({ items, opened }: TodayUpkeepProps) {
	return (
		<TodaySection title={text("today.group.upkeep")} count={items.length} opened={opened}>
			{items.map((item) => (
				<li key={`${item.kind} ${item.number}`} className={styles.row}>
					<UpkeepLine {...item} />
				</li>
			))}
		</TodaySection>
	);
}

function UpkeepLine({ kind, number }: UpkeepItem) {
	const counted = kind === "parts" || kind === "mail";
	const words = counted ? text(`today.upkeep.${kind}.${number === 1 ? "one" : "some"}`, { number }) : text(`today.upkeep.${kind}`);
	const parts = (
		<>
			<span className={`${styles.reference} tabular`}>
				{counted ? text("today.upkeep.status") : text("today.upkeep.release", { number })}
			</span>
			<span className={styles.sentence}>{words}</span>
		</>
	);
	const shared = { className: styles.link, "data-work": "" };
	if (counted || kind === "behind") {
		return (
			<Link to={paths.configuration("status")} {...shared}>
				{parts}
			</Link>
		);
	}
	// The workbench is another application on the same server.
	return (
		<a href={paths.releases()} {...shared}>
			{parts}
		</a>
	);
}
