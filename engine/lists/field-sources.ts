import type { ResolvedFlow } from "../definition/index.ts";
import type { ListDefinition } from "./list-definition.ts";

/** Paths in the values that a field of the list is computed from; empty for fields that everybody may see. */
export function sourcesOfField({ fields }: Pick<ListDefinition, "fields">, name: string, definition: ResolvedFlow): readonly string[] {
	const path = fields[name]?.path ?? null;
	const { bindings } = definition;
	if (path !== null) {
		if (path.startsWith("values.")) return [path.slice("values.".length)];
		if (path.startsWith("Docs.")) return [path];
		return path.startsWith("CurrentLocation.") ? locatedSources(definition, path.slice("CurrentLocation.".length)) : [];
	}
	switch (name) {
		case "address":
			return [bindings.location];
		case "customer":
			return locatedSources(definition, "Customer");
		case "gridOperator":
			return locatedSources(definition, "GridOperator");
		case "contractor":
			return locatedSources(definition, "Contractor");
		case "vkb":
			return Object.values(bindings.trafficDecision ?? {});
		default:
			return [];
	}
}

/** Paths from which a property of the record's `CurrentLocation` is computed; see the engine's currentLocation. */
export function locatedSources({ bindings }: ResolvedFlow, path: string): readonly string[] {
	const { location, stakeholders, summary = [] } = bindings;
	const inSummary = summary.filter((each) => path === each || path.startsWith(`${each}.`));
	if (inSummary.length > 0) return [path];
	const within = summary.filter((each) => each.startsWith(`${path}.`));
	const known: Readonly<Record<string, string | undefined>> = {
		GridOperator: stakeholders.gridoperator,
		Contractor: stakeholders.contractor,
		ChargePointOperator: stakeholders.cpo,
		FinUnit: "FinUnit",
		NumberOfChargingStations: "ParkingSpots.NumberOfChargingStations",
	};
	const [name = "", ...rest] = path.split(".");
	if (!Object.hasOwn(known, name)) return [`${location}.${path}`, ...within];
	const source = known[name];
	return source === undefined ? within : [[source, ...rest].join("."), ...within];
}
