import { type ReactNode, useId } from "react";
import type { MapSettings } from "../map/map-settings.ts";
import { text } from "../texts/text.ts";
import styles from "./LocationComparison.module.css";
import { LocationMap } from "./LocationMap.tsx";
import { LocationPanel } from "./LocationPanel.tsx";
import type { LocationValue } from "./location-value.ts";
import "../texts/areas/locations.ts";

interface LocationComparisonProps {
	readonly own: LocationValue;
	readonly alternative: LocationValue;
	readonly map: MapSettings;
	readonly ownReference?: string | undefined;
	readonly alternativeReference?: string | undefined;
	/** Pictures and documents of each, under what is known of its place. */
	readonly ownDocuments?: ReactNode;
	readonly alternativeDocuments?: ReactNode;
}

/** The own proposal and the alternative side by side; one under the other where it is narrow. */
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
			{value.Remarks ? (
				<p className={styles.remarks}>
					<strong>{text("location.remarks")}</strong> {value.Remarks}
				</p>
			) : null}
			{documents}
		</section>
	);
}
