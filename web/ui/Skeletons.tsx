import { text } from "../texts/text.ts";
import styles from "./Skeletons.module.css";

/** In pixels; a map is as high as its width makes it. */
type Height = number | "map";

/** Grey bars with about the shape of what comes, one for each height. Their room is theirs at once, so that what stands under them stays put. */
export function Skeletons({ heights, label }: { readonly heights: readonly Height[]; readonly label?: string }) {
	return (
		<div className={styles.skeletons} role="status">
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
