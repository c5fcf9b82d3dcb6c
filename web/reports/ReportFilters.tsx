import { NativeSelect } from "@mantine/core";
import type { ReportItem } from "../../engine/index.ts";
import { useTenant } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { useChangeQuery } from "../ui/pages/use-change-query.ts";
import { statusText } from "../ui/parts/StatusPill.tsx";
import styles from "./Reports.module.css";
import { filtersOf, type ReportQuestion, statuses, words } from "./report-question.ts";

interface ReportFiltersProps {
	readonly item: ReportItem;
	readonly question: ReportQuestion;
	/** Years in which processes were created. */
	readonly years: readonly string[];
}

/** Filters and breakdown of the figures, all kept in the address. */
export function ReportFilters({ item, question, years }: ReportFiltersProps) {
	const { reports, lists } = useTenant();
	const changeQuery = useChangeQuery();
	const filters = filtersOf(item);
	if (filters.length === 0) return null;
	const field = (name: string) => ({ value: name, label: lists.realisations.fields[name]?.label ?? name });
	const all = { value: "", label: text("reports.filter.all") };
	// The tenant's years are always offered, even when empty, and the current one is always visible.
	const offered = new Set([...(reports?.years ?? []), ...years, question.year]);
	const choices = {
		status: [all, ...statuses.map((status) => ({ value: status, label: statusText(status) }))],
		year: [
			all,
			...[...offered]
				.filter((year) => year !== "")
				.sort()
				.map((year) => ({ value: year, label: year })),
		],
		by: (reports?.benchmark ?? []).map(field),
		detail: [
			{ value: "", label: text("reports.filter.detail.none") },
			...(reports?.benchmark ?? []).filter((name) => name !== question.by).map(field),
		],
	} as const;
	/** New rows start at the first page, with none expanded. */
	const choose = (name: keyof ReportQuestion, value: string): void =>
		changeQuery(
			(next) => {
				for (const word of ["pagina", "open"]) next.delete(word);
				if (value === "" && name !== "detail") next.delete(words[name]);
				else next.set(words[name], value);
				return next;
			},
			{ replace: true },
		);
	return (
		<section className={styles.filters} aria-label={text("reports.filters")}>
			{filters.map((name) => (
				<NativeSelect
					key={name}
					label={text(`reports.filter.${name}`)}
					value={question[name]}
					data={choices[name]}
					onChange={({ currentTarget }) => choose(name, currentTarget.value)}
				/>
			))}
		</section>
	);
}
