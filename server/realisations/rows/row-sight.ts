import {
	locatedSources,
	maskFor,
	type PersonAccess,
	placeSources,
	type ResolvedFlow,
	type RowPlan,
	searchedField,
	sourcesOfField,
	termsHiddenBy,
} from "../../../engine/index.ts";
import type { DataDoor } from "../../database/opening/open-database.ts";
import { listFlowKeys } from "../../flows/flow-version-store.ts";
import type { Tenant } from "../../tenants/tenant.ts";

/** Rows in which a person may not see a field: those of a flow version, in these geography codes. */
export interface HiddenRows {
	/** Flow and version, separated by a space. */
	readonly flow: string;
	readonly codes: readonly string[];
	readonly definition: ResolvedFlow;
}

/** Terms that would reveal a hidden day in those rows. */
export interface HiddenTerms {
	readonly rows: HiddenRows;
	readonly terms: readonly string[];
}

/** The part of the rows that one person sees. */
export interface RowSight {
	/** The rows in which a field is hidden; empty for most fields and people. */
	readonly hidden: (field: string) => readonly HiddenRows[];
	/** The rows in which a field that gives the place of a process is hidden. */
	readonly hiddenPlace: () => readonly HiddenRows[];
	/** The rows in which this part of the search text is hidden. */
	readonly hiddenPart: (key: string) => readonly HiddenRows[];
	readonly hiddenTerms: readonly HiddenTerms[];
	/**
	 * False when a list field has several sources, of which this person sees only some. Such a value is specific to this person and not
	 * stored; the browser computes it from the records.
	 */
	readonly whole: boolean;
}

const everything: RowSight = { hidden: () => [], hiddenPlace: () => [], hiddenPart: () => [], hiddenTerms: [], whole: true };

/**
 * Loads the versions of the flow that servers started later have put into the database. Otherwise a row of an unknown version would be
 * treated as one that hides nothing.
 */
export async function knowAllFlows(db: DataDoor["db"], { slug, flows, readFlow }: Pick<Tenant, "slug" | "flows" | "readFlow">) {
	for (const { uuid, version } of await listFlowKeys(db, slug)) if (!flows.has(`${uuid} ${version}`)) await readFlow(uuid, version);
}

interface MaskedRows {
	readonly rows: HiddenRows;
	/** The paths hidden in these rows. */
	readonly paths: readonly string[];
}

/** `codes`: geography codes that occur. `tenant`: with every version on which a row may be. */
function maskedRows({ flows }: Pick<Tenant, "flows">, access: PersonAccess, codes: readonly string[]): readonly MaskedRows[] {
	const masked: MaskedRows[] = [];
	for (const [key, flow] of flows) {
		const byMask = new Map<readonly string[], string[]>();
		for (const code of codes) {
			const reader = access.at(code);
			if (!reader.may("realisationlist")) continue;
			const mask = maskFor(flow.compiled, reader);
			if (mask !== null) byMask.set(mask.hidden, [...(byMask.get(mask.hidden) ?? []), code]);
		}
		for (const [paths, among] of byMask) masked.push({ rows: { flow: key, codes: among, definition: flow.definition }, paths });
	}
	return masked;
}

function termsHiddenIn(masked: readonly MaskedRows[], { definition }: Pick<Tenant, "definition">): readonly HiddenTerms[] {
	return masked.flatMap(({ rows, paths }) => {
		const terms = termsHiddenBy({ hidden: paths }, definition.terms ?? {});
		return terms.length > 0 ? [{ rows, terms }] : [];
	});
}

/** Terms that this person may not know, for callers that need nothing else about the rows. */
export function hiddenTermsOf(tenant: Tenant, access: PersonAccess, codes: readonly string[]): readonly HiddenTerms[] {
	return termsHiddenIn(maskedRows(tenant, access, codes), tenant);
}

/** Whether the rows can answer everything for this person, whichever rows exist or may still be added. */
export async function seesRowsWhole(db: DataDoor["db"], tenant: Tenant, plan: RowPlan, access: PersonAccess): Promise<boolean> {
	await knowAllFlows(db, tenant);
	return rowSightOf(tenant, plan, access, access.namedCodes()).whole;
}

export function rowSightOf(
	tenant: Pick<Tenant, "flows" | "definition">,
	plan: RowPlan,
	access: PersonAccess,
	codes: readonly string[],
): RowSight {
	const masked = maskedRows(tenant, access, codes);
	if (masked.length === 0) return everything;
	let whole = true;
	const hiddenWhere = (sourcesIn: (definition: ResolvedFlow) => readonly string[]) =>
		masked.flatMap(({ rows, paths }) => {
			const sources = sourcesIn(rows.definition);
			if (sources.length === 0) return [];
			const isHidden = (source: string) => paths.some((path) => source === path || source.startsWith(`${path}.`));
			const touched = sources.filter((source) => isHidden(source) || paths.some((path) => path.startsWith(`${source}.`)));
			if (touched.length === 0) return [];
			if (!sources.every(isHidden)) whole = false;
			return [rows];
		});
	const hiddenField = (field: string) => hiddenWhere((definition) => sourcesOfField(plan.list, field, definition));
	// A single value of a form is either hidden or not, so it is checked only when somebody queries it.
	const fields = new Map(plan.fields.filter((field) => plan.list.fields[field]?.form === null).map((field) => [field, hiddenField(field)]));
	const hidden = (field: string) => {
		const known = fields.get(field) ?? hiddenField(field);
		fields.set(field, known);
		return known;
	};
	const parts = new Map(plan.own.map((key) => [key, hiddenWhere((definition) => sourcesOfPart(plan, key, definition))] as const));
	return {
		hidden,
		hiddenPlace: () => hiddenWhere(placeSources),
		hiddenPart: (key) => parts.get(key) ?? [],
		hiddenTerms: termsHiddenIn(masked, tenant),
		whole,
	};
}

function sourcesOfPart(plan: RowPlan, key: string, definition: ResolvedFlow): readonly string[] {
	if (key === "postalCode") return locatedSources(definition, "PostalCode");
	if (key === "city") return locatedSources(definition, "CityName");
	return ["reference", "statusLabel"].includes(key) ? [] : sourcesOfField(plan.list, searchedField(key), definition);
}
