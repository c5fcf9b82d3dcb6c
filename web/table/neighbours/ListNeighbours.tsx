import { Link } from "react-router";
import { text } from "../../texts/text.ts";
import styles from "./ListNeighbours.module.css";
import type { ListPlace } from "./list-order.ts";
import "../../texts/areas/controls.ts";

interface ListNeighboursProps {
	/** Null if the record was not in the list; nothing is rendered then. */
	readonly place: ListPlace | null;
	readonly pathOf: (uuid: string) => string;
	/** Accessible names of the links. */
	readonly previous: string;
	readonly next: string;
	/** Shows the name of the next link in full, because the work on this record is done. */
	readonly offersNext?: boolean;
}

/** A record's place in the list it was opened from, and the records beside it. */
export function ListNeighbours({ place, pathOf, previous, next, offersNext = false }: ListNeighboursProps) {
	if (place === null) return null;
	return (
		<nav className={styles.neighbours} aria-label={text("neighbours.label")}>
			{place.previous ? (
				<Link to={pathOf(place.previous)} aria-label={previous}>
					←
				</Link>
			) : null}
			<span className="tabular">{text("neighbours.place", { place: place.place, total: place.total })}</span>
			<span>{text("neighbours.of")}</span>
			{place.next ? (
				<Link to={pathOf(place.next)} aria-label={next} data-offered={offersNext || undefined}>
					{offersNext ? `${next} →` : "→"}
				</Link>
			) : null}
		</nav>
	);
}
