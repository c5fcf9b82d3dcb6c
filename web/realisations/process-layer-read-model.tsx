import { useMemo } from "react";
import { Link } from "react-router";
import { useAccess, useTenant } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { paths } from "../ui/paths.ts";
import styles from "./ProcessPopup.module.css";
import { type ProcessPoint, processPoints } from "./process-points.ts";
import { useRealisationsAt } from "./realisation-collection.ts";
import "../texts/areas/map.ts";

export type { ProcessPoint } from "./process-points.ts";

const NONE: readonly ProcessPoint[] = [];

interface ProcessPoints {
	readonly points: readonly ProcessPoint[];
	/** Not all processes are loaded yet. */
	readonly loading: boolean;
}

/** The processes of a municipality as map points; none without the right to see processes or unless `wanted`. */
export function useProcessPoints(code: string, wanted: boolean): ProcessPoints {
	const { steps, realisationStartsAt = "6" } = useTenant();
	const may = useAccess("realisationlist") && wanted;
	const { data, isLoading } = useRealisationsAt(code, may);
	const points = useMemo(() => {
		if (!may || data === undefined) return NONE;
		const near = data.records.filter(({ MunicipalityCode }) => MunicipalityCode === code);
		return processPoints(near, { steps: steps ?? [], realisationStartsAt });
	}, [may, data, code, steps, realisationStartsAt]);
	return { points, loading: may && (isLoading || (data !== undefined && !data.complete)) };
}

/** A summary of a process for a map popup. */
export function ProcessPopup({ point: { process } }: { readonly point: ProcessPoint }) {
	const reference = process.case_ref;
	return (
		<div className={styles.popup}>
			<p className={styles.reference}>{reference}</p>
			<p>{process.address || text("map.noAddress")}</p>
			<p>
				<Link to={paths.realisation(process.uuid)}>{text("map.process.look", { reference })}</Link>
			</p>
		</div>
	);
}
