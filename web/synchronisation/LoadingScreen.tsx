import { IconAlertCircle, IconCircle, IconCircleCheck, IconLoader2 } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { dutchNumber } from "../../engine/index.ts";
import { text } from "../texts/text.ts";
import styles from "./LoadingScreen.module.css";
import "../texts/areas/synchronisation.ts";

export interface LoadingItem {
	readonly name: "configuration" | "requests" | "realisations" | "locations";
	readonly state: "waiting" | "busy" | "done" | "failed";
	/** Number of records so far; null if nothing is counted. */
	readonly count: number | null;
}

const icons = { waiting: IconCircle, busy: IconLoader2, done: IconCircleCheck, failed: IconAlertCircle } as const;

/** Delay before it appears, in milliseconds: faster loads need no screen. */
const patienceMs = 300;

interface LoadingScreenProps {
	readonly items: readonly LoadingItem[];
	/** Name of the loading page, shown as its heading. */
	readonly page: string;
	/** There is no page behind it yet. */
	readonly alone?: boolean;
}

/** What has to load before the page can show anything. */
export function LoadingScreen({ items, page, alone = false }: LoadingScreenProps) {
	const [shown, setShown] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setShown(true), patienceMs);
		return () => clearTimeout(timer);
	}, []);
	if (!shown) return alone ? <h1 className="visually-hidden">{page}</h1> : null;
	const done = items.filter(({ state }) => state === "done").length;
	return (
		<section className={styles.screen} aria-labelledby="loading-title">
			<h1>{page}</h1>
			<h2 id="loading-title">{text("loading.title")}</h2>
			<progress className={styles.progress} value={done} max={items.length} aria-label={text("loading.title")} />
			<p role="status" className="visually-hidden">
				{text("loading.progress", { done, total: items.length })}
			</p>
			<ul className={styles.items}>
				{items.map((item) => (
					<Item key={item.name} {...item} />
				))}
			</ul>
		</section>
	);
}

function Item({ name, state, count }: LoadingItem) {
	const Icon = icons[state];
	return (
		<li className={`${styles.item} ${styles[state]}`}>
			<Icon size={20} aria-hidden className={styles.icon} />
			<span className={styles.name}>{text(`loading.${name}`)}</span>
			<span className={styles.state}>
				{count !== null && count > 0 ? text("loading.count", { count: dutchNumber(count) }) : text(`loading.state.${state}`)}
			</span>
		</li>
	);
}
