import { text } from "../texts/text.ts";
import styles from "./LocationRemarks.module.css";
import type { LocationValue } from "./location-value.ts";
import "../texts/areas/map.ts";

/** The remark about a place, below its name; nothing if there is none. */
export function LocationRemarks({ value }: { readonly value: LocationValue }) {
	if (typeof value.Remarks !== "string" || value.Remarks.trim() === "") return null;
	return (
		<p className={styles.remarks}>
			<strong>{text("location.remarks")}</strong> {value.Remarks}
		</p>
	);
}
