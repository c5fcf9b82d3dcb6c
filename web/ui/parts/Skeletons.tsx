import { text } from "../../texts/text.ts";
import styles from "./Skeletons.module.css";

/** Pixels, or "map" for a height that follows from a map's width. */
type Height = number | "map";

/**
 * Grey placeholders in roughly the shape of what is loading, one per height. They reserve its space, so that nothing
 * below them moves.
 */
export function Skeletons({ heights, label }: { readonly heights: readonly Height[]; readonly label?: string }) {
	return (
		<div className={styles.skeletons} role="status" data-loading="">
			<span className="visually-hidden">{label ?? text("page.loading")}</span>
			<Bars heights={heights} />
		</div>
	);
}

function Bars({ heights }: { readonly heights: readonly Height[] }) {
	const [height, ...rest] = heights;
	if (height === undefined) return null;
	return (
		<>
			<div className={`${styles.bar} ${height === "map" ? styles.map : ""}`} style={height === "map" ? undefined : { height }} />
			<Bars heights={rest} />
		</>
	);
}
