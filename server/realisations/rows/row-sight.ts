import { type CompiledFlow, maskFor, type PersonAccess, type RowPlan, searchedField } from "../../../engine/index.ts";
import type { DataDoor } from "../../database/open-database.ts";
import { listFlowKeys } from "../../flows/flow-version-store.ts";
import type { Tenant } from "../../tenants/tenant.ts";

/** Rows in which a person may not see a field: those of a flow version, in these geography codes. */
export interface HiddenRows {
	/** Flow and version, with a space between them. */
	readonly flow: string;
	readonly codes: readonly string[];
	readonly definition: CompiledFlow["definition"];
}

/** What of the rows one person sees. */
export interface RowSight {
	/** Where a field is hidden; none for most fields and people. */
	readonly hidden: (field: string) => readonly HiddenRows[];
	/** Where the part of the search text is hidden. */
	readonly hiddenPart: (key: string) => readonly HiddenRows[];
	/**
	 * False: a field of the list is made of several, of which this person sees some and not others. Such a value is nobody
	 * else's, and not kept; the browser makes it of the records.
	 */
	readonly whole: boolean;
}

const everything: RowSight = { hidden: () => [], hiddenPart: () => [], whole: true };

/**
 * Learns the versions of the flow that servers started later have put into the database. A row of one that is not known
 * would be taken for one that hides nothing.
 */
export async function knowAllFlows(db: DataDoor["db"], { slug, flows, readFlow }: Pick<Tenant, "slug" | "flows" | "readFlow">) {
	for (const { uuid, version } of await listFlowKeys(db, slug)) if (!flows.has(`${uuid} ${version}`)) await readFlow(uuid, version);
}

/** `codes`: geography codes that occur. `tenant`: with every version that a row may be of. */
export function rowSightOf(tenant: Tenant, plan: RowPlan, access: PersonAccess, codes: readonly string[]): RowSight {
	const masked: { readonly rows: HiddenRows; readonly paths: readonly string[] }[] = [];
	for (const [key, flow] of tenant.flows) {
		const byMask = new Map<readonly string[], string[]>();
		for (const code of codes) {
			const reader = access.at(code);
			if (!reader.may("realisationlist")) continue;
			const mask = maskFor(flow.compiled, reader);
			if (mask !== null) byMask.set(mask.hidden, [...(byMask.get(mask.hidden) ?? []), code]);
		}
		for (const [paths, among] of byMask) masked.push({ rows: { flow: key, codes: among, definition: flow.definition }, paths });
	}
	if (masked.length === 0) return everything;
	let whole = true;
	const hiddenWhere = (sourcesIn: (definition: CompiledFlow["definition"]) => readonly string[]) =>
		masked.flatMap(({ rows, paths }) => {
			const sources = sourcesIn(rows.definition);
			if (sources.length === 0) return [];
			const isHidden = (source: string) => paths.some((path) => source === path || source.startsWith(`${path}.`));
			const touched = sources.filter((source) => isHidden(source) || paths.some((path) => path.startsWith(`${source}.`)));
			if (touched.length === 0) return [];
			if (!sources.every(isHidden)) whole = false;
			return [rows];
		});
	const fields = new Map(
		plan.fields.map((field) => [field, hiddenWhere((definition) => sourcesOfField(plan, field, definition))] as const),
	);
	const parts = new Map(plan.own.map((key) => [key, hiddenWhere((definition) => sourcesOfPart(plan, key, definition))] as const));
	return { hidden: (field) => fields.get(field) ?? [], hiddenPart: (key) => parts.get(key) ?? [], whole };
}

type Definition = CompiledFlow["definition"];

/** Paths in the values that a field of the list is made of; none for what everybody sees. */
function sourcesOfField({ list }: RowPlan, name: string, definition: Definition): readonly string[] {
	const path = list.fields[name]?.path ?? null;
	const { bindings } = definition;
	if (path !== null) {
		if (path.startsWith("values.")) return [path.slice("values.".length)];
		if (path.startsWith("Docs.")) return [path];
		return path.startsWith("CurrentLocation.") ? located(definition, path.slice("CurrentLocation.".length)) : [];
	}
	switch (name) {
		case "address":
			return [bindings.location];
		case "customer":
			return located(definition, "Customer");
		case "gridOperator":
			return located(definition, "GridOperator");
		case "contractor":
			return located(definition, "Contractor");
		case "vkb":
			return Object.values(bindings.trafficDecision ?? {});
		default:
			return [];
	}
}

function sourcesOfPart(plan: RowPlan, key: string, definition: Definition): readonly string[] {
	if (key === "postalCode") return located(definition, "PostalCode");
	if (key === "city") return located(definition, "CityName");
	return ["reference", "statusLabel"].includes(key) ? [] : sourcesOfField(plan, searchedField(key), definition);
}

/** Where a property of the record's `CurrentLocation` comes from; see the engine's currentLocation. */
function located({ bindings }: Definition, path: string): readonly string[] {
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
