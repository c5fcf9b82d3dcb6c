import { Link } from "react-router";
import { MapSymbolIcon } from "../map/MapSymbolIcon.tsx";
import { statusText } from "../map/map-symbols.ts";
import { text } from "../texts/text.ts";
import { paths } from "../ui/paths.ts";
import styles from "./RealisationPopup.module.css";
import type { RealisationPoint } from "./realisation-points-read-model.ts";
import "../texts/areas/map.ts";

/** A process in short, for the popup of a map. */
export function RealisationPopup({ point: { realisation, symbol } }: { readonly point: RealisationPoint }) {
	return (
		<div className={styles.popup}>
			<p className={styles.address}>{realisation.address || text("map.request.noAddress")}</p>
			<p className={styles.status}>
				<MapSymbolIcon name={symbol} width={18} /> {text(statusText(symbol))}
			</p>
			<p className="tabular">{realisation.case_ref}</p>
			<Link to={paths.realisation(realisation.uuid)}>{text("map.realisation.look", { reference: realisation.case_ref })}</Link>
		</div>
	);
}
