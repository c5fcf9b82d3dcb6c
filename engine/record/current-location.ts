import type { CompiledFlow } from "../compile/compiled-flow.ts";
import { objectOf } from "../json/json-object.ts";
import { readPath } from "../realisation/field-path.ts";
import type { Values } from "../realisation/realisation.ts";
import { WorkingCopy } from "../realisation/working-copy.ts";

/** The selected location with its parties and the equipment placed there, in one object for lists and maps. */
export function currentLocation(flow: Pick<CompiledFlow, "definition">, values: Values): Readonly<Record<string, unknown>> {
	const { location, stakeholders, summary = [] } = flow.definition.bindings;
	const stakeholder = (category: "gridoperator" | "contractor" | "cpo"): unknown => {
		const path = stakeholders[category];
		return path === undefined ? undefined : readPath(values, path);
	};
	const facts = Object.assign({}, objectOf(readPath(values, location)), {
		GridOperator: stakeholder("gridoperator"),
		Contractor: stakeholder("contractor"),
		ChargePointOperator: stakeholder("cpo"),
		FinUnit: values.FinUnit,
		NumberOfChargingStations: readPath(values, "ParkingSpots.NumberOfChargingStations"),
	});
	const known: Record<string, unknown> = {};
	for (const [name, value] of Object.entries(facts)) {
		if (value !== undefined) known[name] = value;
	}
	const workingCopy = new WorkingCopy(known);
	for (const path of summary) {
		workingCopy.set(path, readPath(values, path));
	}
	return workingCopy.result();
}
