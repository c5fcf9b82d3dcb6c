import { type ReactNode, Suspense, useId } from "react";
import type { MapSettings } from "../map/map-settings.ts";
import { text } from "../texts/text.ts";
import { lazyPart } from "../ui/loading/lazy-part.tsx";
import { Skeletons } from "../ui/parts/Skeletons.tsx";
import styles from "./LocationComparison.module.css";
import { LocationPanel } from "./LocationPanel.tsx";
import { LocationRemarks } from "./LocationRemarks.tsx";
import { addressOf, type LocationValue, positionOf } from "./location-value.ts";
import "../texts/areas/map.ts";

interface LocationComparisonProps {
	readonly own: LocationValue;
	readonly alternative: LocationValue;
	readonly map: MapSettings;
	readonly ownReference?: string | undefined;
	readonly alternativeReference?: string | undefined;
	/** The pictures and documents of the own proposal, below its place. */
	readonly ownDocuments?: ReactNode;
	readonly alternativeDocuments?: ReactNode;
}

/** The own proposal and the alternative side by side, stacked on narrow screens. */
export function LocationComparison({ own, alternative, map, ownReference, alternativeReference, ...documents }: LocationComparisonProps) {
	return (
		<div className={styles.comparison}>
			<Proposal title={text("location.compare.own")} value={own} map={map} reference={ownReference} documents={documents.ownDocuments} />
			<Proposal
				title={text("location.compare.alternative")}
				value={alternative}
				map={map}
				reference={alternativeReference}
				documents={documents.alternativeDocuments}
				alternative
			/>
		</div>
	);
}

interface ProposalProps {
	readonly title: string;
	readonly value: LocationValue;
	readonly map: MapSettings;
	readonly reference: string | undefined;
	readonly documents: ReactNode;
	readonly alternative?: boolean;
}

function Proposal({ title, value, map, reference, documents, alternative = false }: ProposalProps) {
	const id = useId();
	return (
		<section className={styles.proposal} aria-labelledby={id}>
			<h3 id={id}>{title}</h3>
			<LocationMap value={value} map={map} label={title} alternative={alternative} />
			<LocationPanel value={value} reference={reference} layout="stack" />
			<LocationRemarks value={value} />
			{documents}
		</section>
	);
}

/** The map is the heaviest part of a page, so it loads after the rest. */
const PlaceMap = lazyPart(async () => ({ default: (await import("./PlaceMap.tsx")).PlaceMap }));

interface LocationMapProps {
	readonly value: LocationValue;
	readonly map: MapSettings;
	/** Accessible name of the map. */
	readonly label?: string;
	readonly alternative?: boolean;
	/** Diameter of the circle in metres; no circle if omitted. */
	readonly diameter?: number;
}

/** A place on a map, read-only. Its space is reserved while the map loads, so nothing below it moves. */
function LocationMap({ value, map, label, alternative = false, diameter }: LocationMapProps) {
	const position = positionOf(value);
	if (position === null) return <p>{text("location.none")}</p>;
	return (
		<Suspense fallback={<Skeletons heights={["map"]} label={text("form.map.loading")} />}>
			<PlaceMap
				position={position}
				settings={map}
				label={label ?? text("location.map")}
				title={text(alternative ? "location.pin.alternative" : "location.pin.selected", { address: addressOf(value) })}
				alternative={alternative}
				diameter={diameter}
			/>
		</Suspense>
	);
}
