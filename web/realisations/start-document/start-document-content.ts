import {
	addressLine,
	displayAnswer,
	dutchDegrees,
	type FlowDefinition,
	type RealisationRecord,
	readPath,
	type StartDocumentDefinition,
	widgetNamed,
} from "../../../engine/index.ts";
import type { FlowField } from "../../forms/flow-fields.ts";
import type { Choice, StakeholderCategory } from "../../forms/form-environment.ts";
import { positionOf } from "../../locations/location-value.ts";
import type { Position } from "../../map/map-settings.ts";
import { type TextKey, text } from "../../texts/text.ts";
import { dayText } from "../../ui/words/date-text.ts";
import { groupAt } from "../process/group-at.ts";
import "../../texts/areas/files.ts";

/** The process data that the document is filled from. */
export interface StartDocumentSource {
	readonly record: RealisationRecord;
	readonly bindings: FlowDefinition["bindings"];
	/** All fields of the flow by path. */
	readonly fields: ReadonlyMap<string, FlowField>;
	readonly stakeholders: (category: StakeholderCategory) => readonly Choice[];
	readonly processTypes: readonly { readonly value: string; readonly text: string }[];
	/** Instant in milliseconds. */
	readonly now: number;
}

export interface ContentRow {
	readonly label: string;
	readonly text: string;
}

export interface ContentSection {
	readonly title: string;
	readonly rows: readonly ContentRow[];
	/** Centre of the section's map; null for no map. */
	readonly map: Position | null;
	/** File category of the section's pictures; null for none. */
	readonly pictures: string | null;
}

/** The contents of the document, independent of the file format. */
interface StartDocumentContent {
	readonly title: string;
	readonly caseReference: string;
	readonly address: string;
	readonly sections: readonly ContentSection[];
}

type Definition = StartDocumentDefinition;
type Row = NonNullable<Definition["sections"][number]["rows"]>[number];

/** Fills the document's description with the values of a process. Rows and sections for which the flow has no fields are left out. */
export function startDocumentContent({ title = "Startdocument", sections }: Definition, source: StartDocumentSource): StartDocumentContent {
	const { record, bindings } = source;
	const location = groupAt(record.values, bindings.location);
	const position = positionOf(location);
	const drawn = sections.map((section) => ({
		title: section.title,
		rows: (section.rows ?? []).flatMap((row) => rowsOf(row, source)),
		map: section.map === true ? position : null,
		pictures: section.pictures ?? null,
	}));
	return {
		title,
		caseReference: record.case_ref,
		address: addressLine(location),
		sections: drawn.filter(({ rows, map, pictures }) => rows.length > 0 || map !== null || pictures !== null),
	};
}

function rowsOf(row: Row, source: StartDocumentSource): readonly ContentRow[] {
	if ("fact" in row) {
		const shown = factText(row.fact, source);
		return shown === null ? [] : [{ label: row.label ?? text(`startDocument.fact.${row.fact}` as TextKey), text: shown }];
	}
	if ("field" in row) return fieldRows(row.field, source, row.label);
	if ("parties" in row) return row.parties.flatMap((category) => partyRows(category, source));
	const inside = [...source.fields.keys()].filter((path) => path.startsWith(`${row.group}.`));
	return inside.flatMap((path) => fieldRows(path, source));
}

/** Null if the process has no such fact. */
function factText(
	fact: Extract<Row, { fact: string }>["fact"],
	{ record, bindings, processTypes, now }: StartDocumentSource,
): string | null {
	const location = groupAt(record.values, bindings.location);
	switch (fact) {
		case "case-reference":
			return record.case_ref;
		case "reference":
			return record.reference;
		case "process-type":
			return processTypes.find(({ value }) => value === record.processType)?.text ?? record.processType;
		case "step":
			return record.status.step === null ? record.status.label : `${record.status.step}. ${record.status.label}`;
		case "requests":
			return String(record.requestUuids.length);
		case "address":
			return addressLine(location) || text("startDocument.none");
		case "coordinates": {
			const position = positionOf(location);
			return position === null
				? text("startDocument.none")
				: text("startDocument.coordinates", {
						latitude: dutchDegrees(position.latitude),
						longitude: dutchDegrees(position.longitude),
					});
		}
		case "started-on":
			return dayText(record.created_at);
		case "made-on":
			return dayText(now);
	}
}

/** A field with its form label and displayed value. Empty if the flow lacks the field or never shows it in documents. */
function fieldRows(path: string, { record, fields }: StartDocumentSource, label?: string): readonly ContentRow[] {
	const field = fields.get(path);
	if (field === undefined || widgetNamed(field.options.widget).inDocuments === false) return [];
	return [
		{
			label: label ?? titleOf(field, path),
			text: displayAnswer(field.schema, readPath(record.values, path), { unit: field.options.suffix }),
		},
	];
}

function partyRows(category: StakeholderCategory, { record, bindings, fields, stakeholders }: StartDocumentSource): readonly ContentRow[] {
	const path = bindings.stakeholders[category];
	const field = path === undefined ? undefined : fields.get(path);
	if (path === undefined || field === undefined) return [];
	return [
		{ label: titleOf(field, path), text: displayAnswer(field.schema, readPath(record.values, path), { choices: stakeholders(category) }) },
	];
}

function titleOf({ schema }: FlowField, path: string): string {
	return typeof schema.title === "string" ? schema.title : path;
}
