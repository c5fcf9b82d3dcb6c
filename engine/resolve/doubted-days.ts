import type { SectionDefinition } from "../definition/flow-definition.ts";
import { formatNamed, widgetNamed } from "../definition/widgets.ts";
import { type JsonObject, memberOf, objectOf } from "../json/json-object.ts";
import { calledOff } from "../text/called-off.ts";
import * as fieldTexts from "../texts/fields.ts";

type Section = Omit<SectionDefinition, "id">;
type Warning = NonNullable<SectionDefinition["warn"]>[number];
type Condition = Warning["unless"];

/** A part of a section's schema with its hints. */
interface Part {
	readonly path: string;
	readonly schema: JsonObject;
	readonly hints: unknown;
}

/**
 * The section with extra warnings after its own: one for every day that people enter and that may lie too far from today (`doubtful` of its
 * format in schemas/widgets.json), and one for every list with such days in its items. Designers do not write these, and a flow version
 * keeps the ones it was created with.
 */
export function withDoubtedDays<Given extends Section>(section: Given): Given {
	const doubts = doubtsIn(section, partsOf({ path: "", schema: objectOf(section.schema), hints: section.ui }));
	return doubts.length === 0 ? section : { ...section, warn: [...(section.warn ?? []), ...doubts] };
}

function doubtsIn(section: Section, parts: readonly Part[]): readonly Warning[] {
	return parts.flatMap((part): readonly Warning[] => {
		if ("items" in part.schema) return doubtInItems(part);
		if (!isDoubted(part)) return doubtsIn(section, partsOf(part));
		const { path } = part;
		if (section.fields?.[path]?.readOnly === true) return [];
		const off = formatNamed(part.schema.format).mayBeCalledOff ? [{ "==": [{ var: path }, calledOff] }] : [];
		return [{ unless: { or: [{ empty: path }, ...off, isNear(part, { var: path })] }, field: path, message: fieldTexts.dayFarAway }];
	});
}

function doubtInItems({ path, schema, hints }: Part): readonly Warning[] {
	const days = partsOf({ path: "", schema: objectOf(schema.items), hints: memberOf(hints, "items") }).filter(isDoubted);
	const rules = days.map((day) => ({ or: [{ "!": { "item-filled": day.path } }, isNear(day, { item: day.path })] }));
	const [rule] = rules;
	if (rule === undefined) return [];
	const noun = memberOf(memberOf(hints, "ui:options"), "itemText");
	const message = fieldTexts.dayFarAwayInList(typeof noun === "string" ? noun : undefined);
	return [{ unless: { all: [path, rules.length === 1 ? rule : { and: rules }] }, field: path, message }];
}

/** The properties of a part, each with its own hints. */
function partsOf({ path, schema, hints }: Part): readonly Part[] {
	return Object.entries(objectOf(schema.properties)).map(([name, property]) => ({
		path: path === "" ? name : `${path}.${name}`,
		schema: objectOf(property),
		hints: memberOf(hints, name),
	}));
}

/** Whether people enter a day here whose year may be wrong. */
function isDoubted({ schema, hints }: Part): boolean {
	return formatNamed(schema.format).doubtful !== undefined && widgetNamed(memberOf(hints, "ui:widget")).readOnly !== true;
}

function isNear({ schema }: Part, value: Condition): Condition {
	const { before, daysAhead } = formatNamed(schema.format).doubtful ?? {};
	return { and: [{ ">=": [value, { date: before }] }, { "<=": [value, { "days-after": [{ today: [] }, daysAhead] }] }] };
}
