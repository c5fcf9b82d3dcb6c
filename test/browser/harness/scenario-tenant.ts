import { join } from "node:path";
import {
	ajvValidators,
	type CompiledFlow,
	compileFlow,
	isDay,
	resolveBlocks,
	type Scenario,
	type TenantDefinition,
} from "../../../engine/index.ts";
import { definedBlocks, flowFolders, readBlocks, readFolder } from "../../../scripts/flow/read-folder.ts";

type Account = NonNullable<TenantDefinition["demo"]>["accounts"][number];

/** A tenant as described in its folder, with the scenarios to perform on screen. */
export interface ScenarioTenant {
	readonly definition: TenantDefinition;
	readonly flow: CompiledFlow;
	readonly journeys: readonly Scenario[];
	/** Texts the journeys enter in list items, by the item's uuid. */
	readonly itemTexts: ReadonlyMap<string, readonly string[]>;
}

const root = join(import.meta.dirname, "../../..");

/** Every folder under flows/, so a new tenant is included at once. */
export function scenarioTenants(): readonly ScenarioTenant[] {
	const blocks = definedBlocks(readBlocks(join(root, "schemas/blocks")));
	return flowFolders(join(root, "flows")).map((path) => {
		const {
			tenant: { definition },
			flow: { definition: flow },
			scenarios,
		} = readFolder(path);
		if (definition === undefined || flow === undefined) throw new Error(`${path}: run "npm run flow -- check" first`);
		const journeys = scenarios.flatMap((scenario) => (scenario.definition?.journey === true ? [scenario.definition] : []));
		const compiled = compileFlow(resolveBlocks(flow, blocks), { validators: ajvValidators() });
		return { definition, flow: compiled, journeys, itemTexts: itemTextsIn(journeys) };
	});
}

/**
 * The demo account that has the role in a municipality: preferably one with few other roles, since another role shows
 * more, and then one that works everywhere.
 */
export function accountOf({ definition }: ScenarioTenant, role: string, municipality: string): Account {
	const fitting = (definition.demo?.accounts ?? []).flatMap((account) => {
		const codes = Object.entries(account.roles).find(([name]) => name === role)?.[1] ?? [];
		const everywhere = codes.includes("*");
		if (!everywhere && !codes.includes(municipality)) return [];
		return [{ account, narrowness: Object.keys(account.roles).length * 2 + (everywhere ? 0 : 1) }];
	});
	const [found] = fitting.toSorted((one, other) => one.narrowness - other.narrowness);
	if (found === undefined)
		throw new Error(`${definition.slug} has no demo account with the role ${role} in ${municipality || "its area"}.`);
	return found.account;
}

function itemTextsIn(value: unknown, found = new Map<string, string[]>()): Map<string, string[]> {
	if (typeof value !== "object" || value === null) return found;
	if ("uuid" in value && typeof value.uuid === "string") {
		const { uuid, ...fields } = value;
		const texts = Object.values(fields).filter((text): text is string => typeof text === "string" && text !== "" && !isDay(text));
		found.set(uuid, [...(found.get(uuid) ?? []), ...texts]);
	}
	for (const part of Object.values(value)) itemTextsIn(part, found);
	return found;
}
