import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link } from "react-router";
import { call } from "../api/call.ts";
import * as operations from "../api/generated/operations.ts";
import type { DataOf, Query } from "../api/operation.ts";
import { answeredKey } from "../api/served-place.ts";
import { useStablePosition } from "../locations/use-stable-position.ts";
import type { Position } from "../map/map-settings.ts";
import type { TellPart } from "../map/places/PartInView.tsx";
import { crowdOf, type SymbolCounts } from "../map/places/placed.ts";
import { type AskedPlaces, usePlaces } from "../map/places/use-places.ts";
import { useAccess, useTenant } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { paths } from "../ui/pages/paths.ts";
import { Skeletons } from "../ui/parts/Skeletons.tsx";
import styles from "./ProcessPopup.module.css";
import { type ProcessPoint, processPoints } from "./process-points.ts";
import { useRealisations } from "./realisation-collection.ts";
import { realisationQueries } from "./realisation-queries.ts";
import "../texts/areas/map.ts";

export type { ProcessPoint } from "./process-points.ts";

const NONE: readonly ProcessPoint[] = [];

interface ProcessPoints {
	readonly points: readonly ProcessPoint[];
	/** At least the points around the place. */
	readonly near: readonly ProcessPoint[];
	/** Given where only some of the points are loaded. */
	readonly counts?: SymbolCounts;
	/** Whether some of the processes are still being loaded. */
	readonly loading: boolean;
	readonly nearLoading: boolean;
	readonly onPart?: TellPart | undefined;
}

type Places = DataOf<"listProcessPlaces">;

/** The processes of a municipality as map points; none without the right to see processes or unless `wanted`. */
export function useProcessPoints(code: string, wanted: boolean, place: Position | null): ProcessPoints {
	const { steps, realisationStartsAt = "6", listsOnServer } = useTenant();
	const may = useAccess("realisationlist") && wanted;
	const served = listsOnServer.includes("realisations");
	const { data, isLoading } = useRealisations({ enabled: may && !served });
	const loaded = useMemo(() => {
		if (!may || served || data === undefined) return NONE;
		const near = data.records.filter(({ MunicipalityCode }) => MunicipalityCode === code);
		return processPoints(near, { steps: steps ?? [], realisationStartsAt });
	}, [may, served, data, code, steps, realisationStartsAt]);
	const asked = useMemo(() => placesOf(code), [code]);
	const around = useStablePosition(place);
	const { all, inView, near, ...placed } = usePlaces(asked, { enabled: may && served, around });
	const points = useMemo(() => placedProcesses(inView), [inView]);
	const nearPoints = useMemo(() => placedProcesses(near), [near]);
	const counts = useMemo(() => (all === undefined || all.whole ? undefined : (new Map(Object.entries(all.counts)) as SymbolCounts)), [all]);
	if (served) return { ...placed, points, near: nearPoints, ...(counts === undefined ? {} : { counts }) };
	const loading = may && (isLoading || (data !== undefined && !data.complete));
	return { points: loaded, near: loaded, loading, nearLoading: loading };
}

/** The part of the list's query that selects processes for a map. */
export type ProcessesOnMap = Pick<Query<"listProcessPlaces">, "filters" | "category" | "within">;

/** The processes that match a query, fetched from the server, which has the list. */
export function useFoundProcesses(question: ProcessesOnMap | null) {
	const asked = useMemo(
		(): AskedPlaces<Places> => ({
			key: [...answeredKey("realisations"), "places", question],
			ask: async (part, signal) => (await call(operations.listProcessPlaces, { query: { ...question, ...part }, signal })).data,
		}),
		[question],
	);
	const { inView, all, loading, onPart } = usePlaces(asked, { enabled: question !== null });
	return { points: useMemo(() => placedProcesses(inView), [inView]), whole: all?.whole === true, loading, onPart };
}

const placesOf = (code: string): AskedPlaces<Places> => ({
	key: [...answeredKey("realisations"), "places", code],
	ask: async (part, signal) => (await call(operations.listProcessPlaces, { query: { code, ...part }, signal })).data,
});

function placedProcesses(places: Places | undefined): readonly ProcessPoint[] {
	if (places === undefined) return NONE;
	return [
		...places.points.map(({ kind, reference, ...point }) => ({ ...point, symbol: kind, label: reference, process: null })),
		...places.squares.map((square) => ({ ...crowdOf(square, square.kind), process: null })),
	];
}

/** A summary of a process for a map popup, fetched if only its place is known. */
export function ProcessPopup({ point: { uuid, label, process } }: { readonly point: ProcessPoint }) {
	const { data, isError } = useQuery({ ...realisationQueries.one(uuid), enabled: process === null, meta: { quiet: [403, 404] } });
	const shown = process ?? data;
	const reference = shown?.case_ref ?? label;
	return (
		<div className={styles.popup}>
			<p className={styles.reference}>{reference}</p>
			{shown === undefined && !isError ? <Skeletons heights={[20]} /> : <p>{shown?.address || text("map.noAddress")}</p>}
			<p>
				<Link to={paths.realisation(uuid)}>{text("map.process.look", { reference })}</Link>
			</p>
		</div>
	);
}
