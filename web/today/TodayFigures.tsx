import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { behindValues, dutchNumber } from "../../engine/index.ts";
import type { DataOf } from "../api/operation.ts";
import { waitsListPath } from "../realisations/waits-list-read-model.ts";
import { useTenant } from "../tenants/TenantContext.tsx";
import type { TenantConfiguration } from "../tenants/tenant-configuration.ts";
import { text } from "../texts/text.ts";
import { paths } from "../ui/pages/paths.ts";
import styles from "./TodayFigures.module.css";
import { todayQueries } from "./today-queries.ts";

/** Number of days that `soon` looks ahead, the same as on the server. */
const soonDays = "30";

/** Figures for coordinators: each opens the list of exactly those processes. */
export function TodayFigures() {
	const tenant = useTenant();
	const { data = [] } = useQuery(todayQueries.figures());
	const shown = data.flatMap(({ figure, ...rest }) => {
		const list = listOf(figure, tenant);
		return list === null ? [] : [{ figure, ...list, ...rest }];
	});
	if (shown.length === 0) return null;
	return (
		<section aria-labelledby="today-figures" className={styles.section}>
			<h2 id="today-figures" className={styles.heading}>
				{text("today.figures")}
			</h2>
			<ul className={styles.figures}>
				{shown.map(({ figure, path, name, count, trend }) => (
					<li key={figure}>
						<Link to={path} className={styles.figure}>
							<span className={styles.name}>{name}</span> <span className={`${styles.number} tabular`}>{dutchNumber(count)}</span>
							{figure === "late" || figure === "behind" || figure === "soon" ? (
								<span className={styles.words}>{text(`today.figure.${figure}.about`)}</span>
							) : (
								<Trend trend={trend} />
							)}
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}

interface FigureList {
	readonly path: string;
	readonly name: string;
}

/** Address and title of the list behind a figure: a tab has the tenant's own name for it on both pages. */
function listOf(figure: DataOf<"getTodayFigures">[number]["figure"], tenant: TenantConfiguration): FigureList | null {
	const named = (path: string | null, name: string) => (path === null ? null : { path, name });
	if (figure === "late") return named(waitsListPath(tenant, { due: { word: "past", values: [] } }), text("today.figure.late"));
	if (figure === "behind")
		return named(waitsListPath(tenant, { behind: { word: "is", values: [behindValues.later] } }), text("today.figure.behind"));
	if (figure === "soon")
		return named(waitsListPath(tenant, { expected: { word: "within", values: [soonDays] } }), text("today.figure.soon"));
	const tab = tenant.filterWords.find(({ category }) => category === figure);
	return tab === undefined ? null : named(paths.realisations(tab.word), tab.label);
}

const size = { width: 96, height: 28 } as const;

function Trend({ trend }: { readonly trend: readonly number[] }) {
	const [low, high] = [Math.min(...trend), Math.max(...trend)];
	const x = (index: number) => (index / (trend.length - 1)) * (size.width - 6) + 3;
	const y = (value: number) => (high === low ? size.height / 2 : 3 + ((high - value) / (high - low)) * (size.height - 6));
	const points = trend.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`).join(" ");
	const [before = 0, now = 0] = [trend[0], trend.at(-1)];
	const change = text(now > before ? "today.figure.more" : "today.figure.less", { count: Math.abs(now - before) });
	const words = now === before ? text("today.figure.same") : text("today.figure.trend", { change });
	return (
		<>
			<svg viewBox={`0 0 ${size.width} ${size.height}`} width={size.width} height={size.height} className={styles.trend} aria-hidden="true">
				<title>{words}</title>
				<polyline points={points} fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinejoin="round" strokeLinecap="round" />
				<circle cx={x(trend.length - 1)} cy={y(now)} r="2.75" fill="currentColor" />
			</svg>
			<span className={styles.words}>{words}</span>
		</>
	);
}
