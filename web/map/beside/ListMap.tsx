import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useMapEvents } from "react-leaflet";
import { dutchNumber, type MapBox, type MapShape, mostInBulk } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { PlainButton } from "../../ui/PlainButton.tsx";
import { BaseMap } from "../BaseMap.tsx";
import { cornersOf } from "../corners.ts";
import { Legend } from "../legend/Legend.tsx";
import { namedSymbols } from "../legend/named-symbols.ts";
import { useLegend } from "../legend/use-legend.ts";
import { FitBounds } from "../MapCamera.tsx";
import type { MapPoint } from "../map-point.ts";
import type { MapSettings, Position } from "../map-settings.ts";
import { PartInView, type TellPart } from "../places/PartInView.tsx";
import { PointLayer } from "../points/PointLayer.tsx";
import { PointRing } from "../points/PointRing.tsx";
import type { ListJoin } from "./BesideMap.tsx";
import type { ChooseOnMap, ChosenOnMap } from "./chosen-on-map.ts";
import styles from "./ListMap.module.css";
import { ShapeChoice } from "./ShapeChoice.tsx";
import type { MapBeside } from "./use-map-beside.ts";
import { ViewAsArea } from "./ViewAsArea.tsx";
import "../../texts/areas/map.ts";

export interface ListMapProps<Point extends MapPoint> extends ListJoin, Pick<MapBeside, "area" | "setArea"> {
	readonly label: string;
	readonly settings: MapSettings;
	readonly points: readonly Point[];
	/** Contents of the popup of a point. */
	readonly details: (point: Point) => ReactNode;
	/**
	 * The positions the map is about, as far as they are known: it fits them in view while the list has no area. A
	 * stable array until they change.
	 */
	readonly subject: readonly Position[];
	/** The position of a row's record. */
	readonly placeOf: (key: string) => Position | null;
	/** States how many are listed while the list has an area. */
	readonly listed: string;
	/** Keys of the points that are chosen. */
	readonly chosen: ReadonlySet<string>;
	/** Null for a list without a selection. */
	readonly choose: ChooseOnMap | null;
	/** Some points have not arrived yet. */
	readonly loading?: boolean;
	readonly onPart?: TellPart | undefined;
}

/**
 * The records of a list on a map beside it, in step with its filters and its selection. The list can be limited to
 * what the map shows.
 */
export function ListMap<Point extends MapPoint>(props: ListMapProps<Point>) {
	const {
		label,
		settings,
		points,
		details,
		subject,
		placeOf,
		area,
		setArea,
		listed,
		row,
		onPointed,
		chosen,
		choose,
		loading = false,
		onPart,
	} = props;
	const [follows, setFollows] = useState(false);
	const [outcome, setOutcome] = useState<ChosenOnMap | null>(null);
	// The map follows the filters, unless an area is chosen: then the list follows the map, which stays where it is.
	const [frame, setFrame] = useState<readonly Position[]>(() => (area === null ? [] : cornersOfArea(area)));
	useEffect(() => {
		if (area === null) setFrame(cornersOf(subject));
	}, [area, subject]);
	const legend = useLegend();
	const named = useMemo(() => namedSymbols(points), [points]);
	const pointed = row === null ? null : placeOf(row);
	const intoView = useRef<HTMLElement>(null);
	// On a narrow window the map is below a page of the list. `void`, because newer browsers return a promise, which an
	// effect can't have as its clean-up.
	useEffect(() => void intoView.current?.scrollIntoView?.({ block: "nearest" }), []);
	const asked = useRef(0);
	const any = chosen.size > 0;
	// What was chosen on the map is no longer chosen.
	useEffect(() => {
		if (!any) setOutcome(null);
	}, [any]);
	// That nothing was chosen is about the moment itself: it goes with the next choice and with a move of the map.
	const goOn = useCallback(() => setOutcome((now) => (isChoice(now) ? now : null)), []);
	useEffect(() => {
		if (chosen.size > 0) goOn();
	}, [chosen, goOn]);
	const onChoose = useCallback(
		(shape: MapShape, adds: boolean) => {
			if (choose === null) return;
			asked.current += 1;
			const number = asked.current;
			setOutcome(null);
			// If two shapes are being answered, only the last one counts.
			void choose(shape, adds).then((answer) => {
				if (number === asked.current) setOutcome(answer);
			});
		},
		[choose],
	);
	return (
		<section ref={intoView} className={styles.map} aria-label={label}>
			<BaseMap
				label={label}
				settings={settings}
				preview
				partial={loading}
				// The legend explains without hiding: the map selects what the list shows, and the filters above both
				// decide what that is.
				panel={<Legend fixed={named} entries={none} state={legend} loading={loading} />}
			>
				<FitBounds positions={frame} />
				<ViewAsArea area={area} follows={follows} label={text("map.beside.here")} onArea={setArea} />
				<MoveStart onMove={goOn} />
				{choose === null ? null : <ShapeChoice onChoose={onChoose} any={any} />}
				<PointLayer points={points} details={details} onPointed={onPointed} chosen={chosen} />
				{pointed === null ? null : <PointRing position={pointed} />}
				{onPart === undefined ? null : <PartInView onPart={onPart} />}
			</BaseMap>
			<div className={styles.area}>
				<label className={styles.follows}>
					<input
						type="checkbox"
						checked={follows}
						onChange={(event) => {
							setFollows(event.currentTarget.checked);
							if (!event.currentTarget.checked) setArea(null);
						}}
					/>
					{text("map.beside.follow")}
				</label>
				{area !== null && !follows ? (
					<PlainButton small onClick={() => setArea(null)}>
						{text("map.beside.clear")}
					</PlainButton>
				) : null}
				<p role="status" className={styles.said}>
					{area === null ? "" : listed}
				</p>
				<p role="status" className={styles.said}>
					{outcome === null ? "" : outcomeText(outcome)}
				</p>
			</div>
		</section>
	);
}

const none: readonly never[] = [];

function MoveStart({ onMove }: { readonly onMove: () => void }) {
	useMapEvents({ movestart: onMove });
	return null;
}

/** Whether something was chosen. */
function isChoice(outcome: ChosenOnMap | null): boolean {
	return outcome !== null && typeof outcome !== "string" && outcome.count > 0;
}

function outcomeText(outcome: ChosenOnMap): string {
	if (outcome === "failed") return text("map.choose.failed");
	if (outcome === "many") return text("map.choose.many", { most: dutchNumber(mostInBulk) });
	const { count, left } = outcome;
	const chosen =
		count === 0 ? text("map.choose.none") : text(count === 1 ? "map.choose.one" : "map.choose.other", { count: dutchNumber(count) });
	return left === null ? chosen : `${chosen} ${left}`;
}

function cornersOfArea({ south, west, north, east }: MapBox) {
	return [
		{ latitude: south, longitude: west },
		{ latitude: north, longitude: east },
	];
}
