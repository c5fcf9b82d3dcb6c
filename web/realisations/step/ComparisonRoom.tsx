import styles from "../../locations/LocationComparison.module.css";
import { text } from "../../texts/text.ts";
import { Skeletons } from "../../ui/Skeletons.tsx";

/** In pixels, of one proposal: its title, the map, what is known of the place, and four kinds of documents. */
const proposal = [23, "map", 221, 51, 51, 51, 51] as const;

/** The room of two proposals while they are fetched: what somebody decides below them stays under the pointer. */
export function ComparisonRoom() {
	return (
		<div className={styles.comparison}>
			<Skeletons heights={proposal} label={text("form.map.loading")} />
			<Skeletons heights={proposal} label={text("form.map.loading")} />
		</div>
	);
}
