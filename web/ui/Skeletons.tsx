import { useEffect, useState } from "react";
import { text } from "../texts/text.ts";
import styles from "./Skeletons.module.css";

/** Milliseconds before anything is shown: what loads faster than this needs no skeleton. */
const patienceMs = 200;

function usePatience(): boolean {
	const [over, setOver] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setOver(true), patienceMs);
		return () => clearTimeout(timer);
	}, []);
	return over;
}

/** Grey bars with about the shape of what comes. `heights` are in pixels, one bar each. */
export function Skeletons({ heights, label }: { readonly heights: readonly number[]; readonly label?: string }) {
	const over = usePatience();
	return (
		<div className={styles.skeletons} role="status">
			<span className="visually-hidden">{label ?? text("page.loading")}</span>
			{over ? <Bars heights={heights} /> : null}
		</div>
	);
}

function Bars({ heights }: { readonly heights: readonly number[] }) {
	const [height, ...rest] = heights;
	if (height === undefined) return null;
	return (
		<>
			<div className={styles.bar} style={{ height }} />
			<Bars heights={rest} />
		</>
	);
}
