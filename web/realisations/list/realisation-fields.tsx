import type { ReactNode } from "react";
import { decisionPlace, type ListDefinition, type ListFieldName, nameSlug, processValues } from "../../../engine/index.ts";
import { CommentCount } from "../../comments/CommentCount.tsx";
import type { CommentCounts } from "../../comments/comment-counts.ts";
import { TagsCell } from "../../kept-lists/TagsCell.tsx";
import { instantField, labelsFrom, numberField, optionField, textField } from "../../table/fields/built-in-field.tsx";
import { listFields } from "../../table/fields/list-fields.ts";
import type { BuiltInField, TableFields } from "../../table/fields/table-field.ts";
import type { TenantConfiguration } from "../../tenants/tenant-configuration.ts";
import { text } from "../../texts/text.ts";
import { StatusPill, statusText } from "../../ui/parts/StatusPill.tsx";
import { daysText } from "../../ui/words/date-text.ts";
import styles from "./realisation-fields.module.css";
import type { RealisationRow } from "./realisation-row.ts";
import { realisationSearchText } from "./search-text.ts";
import { plannedOf, waitsFields } from "./waits-fields.ts";
import "../../texts/areas/realisations.ts";

interface FieldSurroundings {
	readonly tenant: TenantConfiguration;
	/** The person's geography codes. */
	readonly codes: "*" | readonly string[];
	/** Stakeholder names by slug; empty until loaded. */
	readonly parties: ReadonlyMap<string, string>;
	/** Applicants' names by request uuid, as far as the person may see them. */
	readonly applicants?: ReadonlyMap<string, string>;
}

/** Rows from the server include it; for other rows, `withWaits` adds it. */
const answeredWaits = ({ record }: RealisationRow) => record.waits ?? undefined;

const noNames: ReadonlyMap<string, string> = new Map();

/** The fields that the list of processes can show, sort and filter. */
export function realisationFields(
	list: ListDefinition,
	{ tenant, codes, parties, applicants = noNames }: FieldSurroundings,
): TableFields<RealisationRow> {
	const { keys } = tenant.search;
	const { municipalityOptions = [], steps = [], processTypes, tags = [], trafficDecision } = tenant;
	const within = (value: string) => codes === "*" || codes.includes(value);
	const party = (slug: string) => parties.get(slug) ?? slug.slice(slug.indexOf("|") + 1);
	const isNamed = (slug: string) => parties.has(slug);
	const tagLabel = labelsFrom(tags.map(({ uuid, label }) => ({ value: uuid, text: label })));
	const planned = plannedOf(list, tenant);
	const known: Readonly<Record<ListFieldName<"realisations">, BuiltInField<RealisationRow>>> = {
		search: textField((row) => realisationSearchText(row, { keys, fields, applicants })),
		reference: textField(processValues.reference),
		address: {
			...textField(processValues.address),
			cell: ({ record }) => record.address || <NoAddress />,
			card: "wide",
			sheet: "address",
		},
		municipality: {
			...optionField(processValues.municipality, labelsFrom(municipalityOptions)),
			mayChoose: within,
			// With only one municipality there is nothing to choose from.
			absent: municipalityOptions.length === 0 || (codes !== "*" && codes.length < 2),
		},
		customer: {
			...optionField(processValues.customer),
			mayChoose: (name) => within(nameSlug(name)),
			isNamed: (name) => [...parties.values()].includes(name),
			absent: tenant.parties.owner !== "customer",
		},
		step: {
			...optionField(processValues.step, labelsFrom(steps.map(({ step, label }) => ({ value: step, text: `${step}. ${label}` })))),
			text: ({ record }) => record.status.label,
			order: ({ step }) => step,
			cell: (row) => <StepCell row={row} />,
			card: "wide",
		},
		days: {
			value: ({ days }) => days,
			text: ({ days, status }) => (status === "active" ? daysText(days) : statusText(status)),
			cell: ({ days, status }) => (status === "active" ? daysText(days) : <StatusPill status={status} />),
			card: "corner",
		},
		stepDays: numberField(({ stepDays }) => stepDays),
		status: {
			...optionField(processValues.status, statusText),
			sheet: "status",
		},
		reason: textField(processValues.reason),
		requests: { ...numberField(processValues.requests), absent: (tenant.access.requestlocations ?? []).length === 0 },
		tags: {
			value: processValues.tags,
			text: ({ record }) => record.tags.map(tagLabel).join(", "),
			cell: ({ record }) => (record.tags.length > 0 ? <TagsCell tags={record.tags} /> : ""),
			card: "wide",
			labelOf: tagLabel,
			absent: tags.length === 0,
		},
		tagCount: { ...numberField(processValues.tagCount), absent: tags.length === 0 },
		type: {
			...optionField(processValues.type, labelsFrom(processTypes)),
			absent: processTypes.length < 2,
			card: "none",
		},
		vkb: {
			...optionField(({ vkb }) => vkb),
			order: ({ vkbOrder }) => vkbOrder,
			placeOf: decisionPlace,
			isNamed: (word) => decisionPlace(word) >= 0,
			absent: trafficDecision === false,
			card: "named",
		},
		// Replaced by `withComments` once the counts are loaded.
		comments: numberField(() => null),
		openComments: numberField(() => null),
		created: instantField(processValues.created),
		updated: { ...instantField(processValues.updated), card: "plain" },
		gridOperator: { ...optionField(processValues.gridOperator, party), isNamed },
		contractor: { ...optionField(processValues.contractor, party), isNamed },
		waits: waitsFields.waits(answeredWaits, planned),
		due: waitsFields.due(answeredWaits, planned),
		ownDue: waitsFields.ownDue(answeredWaits, planned),
		expected: { ...waitsFields.expected(answeredWaits, planned), absent: tenant.forecast !== true },
		behind: { ...waitsFields.behind(answeredWaits, planned), absent: tenant.forecast !== true || planned === null },
	};
	const fields = listFields(list, known, ({ record }) => record, tenant);
	return fields;
}

/**
 * The fields with comment counts. Only the fields that count comments are new objects when counts change, so cached values of the others
 * stay valid.
 */
export function withComments(fields: TableFields<RealisationRow>, counts: ReadonlyMap<string, CommentCounts>): TableFields<RealisationRow> {
	const of = ({ key, record }: RealisationRow) => counts.get(key) ?? record.commentCounts;
	const counting = (name: string, counted: keyof CommentCounts, cell: (row: RealisationRow) => ReactNode) => {
		const field = fields.get(name);
		if (field === undefined) return [];
		const number = numberField((row: RealisationRow) => of(row)?.[counted] ?? 0);
		const isBlank = (row: RealisationRow) => number.value(row) === 0;
		return [[name, { ...field, ...number, isBlank, cell, card: "plain" }] as const];
	};
	return new Map([
		...fields,
		...counting("comments", "comments", (row) => <CommentCount counts={of(row)} />),
		...counting("openComments", "todo", (row) => of(row)?.todo || null),
	]);
}

/** The step's number in a circle, and its name. */
function StepCell({ row: { step, record } }: { readonly row: RealisationRow }) {
	return (
		<span className={styles.step}>
			{step ? <span className={styles.circle}>{step}</span> : null}
			{record.status.label}
		</span>
	);
}

function NoAddress() {
	return <span className={styles.none}>{text("list.noAddress")}</span>;
}
