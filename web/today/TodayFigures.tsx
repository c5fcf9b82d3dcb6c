import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { dutchNumber } from "../../engine/index.ts";
import { useTenant } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { paths } from "../ui/paths.ts";
import styles from "./TodayFigures.module.css";
import { todayQueries } from "./today-queries.ts";

/** Numbers for who steers: each opens the tab of the list that has exactly those processes. */
export function TodayFigures() {
	const { filterWords } = useTenant();
	const { data = [] } = useQuery(todayQueries.figures());
	const shown = data.flatMap(({ figure, ...rest }) => {
		const word = filterWords.find(({ category }) => category === figure)?.word;
		return word === undefined ? [] : [{ figure, word, ...rest }];
	});
	if (shown.length === 0) return null;
	return (
		<section aria-labelledby="today-figures" className={styles.section}>
			<h2 id="today-figures" className={styles.heading}>
				{text("today.figures")}
			</h2>
			<ul className={styles.figures}>
				{shown.map(({ figure, word, count, trend }) => (
					<li key={figure}>
						<Link to={paths.realisations(word)} className={styles.figure}>
							<span className={styles.name}>{text(`today.figure.${figure}`)}</span>{" "}
							<span className={`${styles.number} tabular`}>{dutchNumber(count)}</span>
							<Trend trend={trend} />
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
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
