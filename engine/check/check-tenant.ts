import { textKeys } from "../../schemas/index.ts";
import type { Parsed, Problem, TenantDefinition } from "../definition/index.ts";
import { nearestName } from "../definition/nearest-name.ts";
import { checkEntries } from "./check-entries.ts";
import { checkLists } from "./check-lists.ts";
import { checkManuals } from "./check-manuals.ts";
import { checkReports } from "./check-reports.ts";
import { checkStartDocument } from "./check-start-document.ts";
import { checkTerms } from "./check-terms.ts";
import { errorAt, type Finding } from "./places/finding.ts";

/**
 * Everything wrong with a tenant file that was read. `flows`: uuids of the flows it may name, when known; `fields`: paths of the fields
 * that their forms declare, when known; `manualPages`: slugs of the manual pages in its folder. Never throws.
 */
export function checkTenant(
	parsed: Parsed<TenantDefinition>,
	flows: readonly string[] | undefined,
	fields: readonly string[] = [],
	manualPages: readonly string[] = [],
): readonly Problem[] {
	const { definition, source, problems } = parsed;
	if (definition === undefined) return problems;
	const found = [
		...unknownFlow(definition, flows),
		...duplicates(definition),
		...checkEntries(definition),
		...unknownTexts(definition),
		...checkLists(definition, fields),
		...checkStartDocument(definition, fields),
		...checkReports(definition, fields),
		...checkManuals(definition, manualPages),
		...checkTerms(definition, fields),
		...valuesTwice(definition),
	];
	return [...problems, ...found.map(source.place)].sort((left, right) => left.line - right.line || left.column - right.column);
}

function unknownFlow({ flow }: TenantDefinition, flows: readonly string[] | undefined): readonly Finding[] {
	if (flows === undefined || flows.includes(flow)) return [];
	return [
		errorAt(
			"unknown-flow",
			{ path: ["flow"] },
			{
				message: `No flow in the tenant's folder has the uuid ${flow}.`,
				remedy: flows.length === 0 ? "Put its flow.json in the folder." : `Use one of: ${flows.join(", ")}.`,
			},
		),
	];
}

/** Duplicates in lists whose entries must have different values. */
function duplicates(tenant: TenantDefinition): readonly Finding[] {
	const lists = {
		processTypes: tenant.processTypes.map(({ value }) => value),
		onHoldReasons: tenant.onHoldReasons.map(({ value }) => value),
		cancelReasons: tenant.cancelReasons.map(({ value }) => value),
		filterWords: tenant.filterWords.map(({ word }) => word),
		municipalityOptions: (tenant.municipalityOptions ?? []).map(({ value }) => value),
		stakeholders: (tenant.stakeholders ?? []).map(({ slug }) => slug),
		reasonOptions: (tenant.reasonOptions ?? []).map(({ status, value }) => `${status} ${value}`),
		contractors: (tenant.contractors ?? []).map(({ uuid }) => uuid),
		tags: (tenant.tags ?? []).map(({ uuid }) => uuid),
		pids: (tenant.pids ?? []).map(({ uuid }) => uuid),
	};
	return Object.entries(lists).flatMap(([name, values]) =>
		values.flatMap((value, index) =>
			values.indexOf(value) === index
				? []
				: [
						errorAt(
							"duplicate-value",
							{ path: [name, index] },
							{ message: `"${value}" is in the list already.`, remedy: "Keep one of them." },
						),
					],
		),
	);
}

/** Values of a source that the normaliser of requests cannot tell apart, because it ignores case. */
function valuesTwice({ requests }: TenantDefinition): readonly Finding[] {
	return Object.entries(requests?.normaliser?.fields ?? {}).flatMap(([field, rule]) => {
		const names = "values" in rule ? Object.keys(rule.values ?? {}) : [];
		const alike = names.map((name) => name.trim().toLowerCase());
		return names.flatMap((name, index) =>
			alike.indexOf(alike[index] ?? "") === index
				? []
				: [
						errorAt(
							"duplicate-value",
							{ path: ["requests", "normaliser", "fields", field, "values", name] },
							{ message: `"${name}" is in the list already; upper and lower case are alike.`, remedy: "Keep one of them." },
						),
					],
		);
	});
}

/** A text under a key that no screen uses would never be shown. */
function unknownTexts({ texts = {} }: TenantDefinition): readonly Finding[] {
	return Object.keys(texts)
		.filter((key) => !knownTexts.has(key))
		.map((key) =>
			errorAt(
				"unknown-text",
				{ path: ["texts", key] },
				{
					message: `No text of the product has the key "${key}".`,
					remedy: "Use a key of web/texts.",
					didYouMean: () => nearestName(key, textKeys),
				},
			),
		);
}

const knownTexts: ReadonlySet<string> = new Set(textKeys);
