import type { CompiledFlow } from "../compile/compiled-flow.ts";
import { Draft } from "../run/draft.ts";
import { readPath } from "../run/field-path.ts";
import type { Values } from "../run/realisation.ts";

/** The selected location with who is concerned with it and what is placed there, as lists and maps want it in one piece. */
export function currentLocation(flow: Pick<CompiledFlow, "definition">, values: Values): Readonly<Record<string, unknown>> {
	const { location, stakeholders, summary = [] } = flow.definition.bindings;
	const stakeholder = (category: "gridoperator" | "contractor" | "cpo"): unknown => {
		const path = stakeholders[category];
		return path === undefined ? undefined : readPath(values, path);
	};
	const facts = {
		...(readPath(values, location) as Values | undefined),
		GridOperator: stakeholder("gridoperator"),
		Contractor: stakeholder("contractor"),
		ChargePointOperator: stakeholder("cpo"),
		FinUnit: values.FinUnit,
		NumberOfChargingStations: readPath(values, "ParkingSpots.NumberOfChargingStations"),
	};
	const draft = new Draft(Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)));
	for (const path of summary) {
		draft.set(path, readPath(values, path));
	}
	return draft.result();
}
