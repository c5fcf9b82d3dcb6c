import {
	addressOf,
	type Edit,
	type FlowDefinition,
	itemsOf,
	type JsonSchema,
	memberOf,
	nameSlug,
	propertiesOf,
	type SectionReference,
	type StepDefinition,
	type TenantDefinition,
	withSubSteps,
} from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { nameOf } from "../bundle/open-bundle.ts";
import type { PlacedStep } from "../bundle/place-in-file.ts";
import { fieldsIn, type ListedField } from "../bundle/step-fields.ts";
import { writeAt } from "../editing/write-at.ts";

type Path = readonly (string | number)[];

/** The kinds of new field, each with the properties that the check requires. */
const fieldKinds = {
	text: { type: "string", format: "unicode", maxLength: 200 },
	long: { type: "string", format: "unicode-multiline", maxLength: 4000 },
	whole: { type: "integer", minimum: 0, maximum: 100_000 },
	day: { type: "string", format: "calendar-date", maxLength: 10 },
	yes: { type: "boolean" },
	choice: { type: "string" },
	files: { type: "array", maxItems: 20, uniqueItems: true },
	rows: { type: "array", maxItems: 100 },
} as const satisfies Readonly<Record<string, JsonSchema>>;

const uuid = (title: string): JsonSchema => ({ type: "string", title, format: "uuid4", maxLength: 36 });

/** The schema of a new field. */
function schemaOf({ label, kind, options = [], first = "" }: Omit<NewField, "tenant">): JsonSchema {
	const own = { ...fieldKinds[kind], title: label };
	if (kind === "choice") return { ...own, oneOf: options.map((title) => ({ const: nameSlug(title), title })) };
	if (kind === "files") return { ...own, items: uuid(text("newField.file")) };
	if (kind !== "rows") return own;
	// By its uuid a row stays the same one, whoever else adds, moves or removes rows.
	const properties = { uuid: uuid(text("newField.uuid")), [pascal(first)]: schemaOf({ label: first, kind: "text" }) };
	return { ...own, items: { type: "object", properties } };
}

export type FieldKind = keyof typeof fieldKinds;
/** The kinds of a field in the rows of a list; files and lists are fields of a form only. */
export const kindsInRows: readonly FieldKind[] = ["text", "long", "whole", "day", "yes", "choice"];
export const kindsOfField: readonly FieldKind[] = [...kindsInRows, "files", "rows"];

/** The edits that add a part, and its name. */
interface Added {
	readonly edits: readonly Edit[];
	/** Path of the field, id of the section or code of the step. */
	readonly name: string;
}

interface NewField {
	readonly label: string;
	readonly kind: FieldKind;
	/** The options to choose from, as labels. */
	readonly options?: readonly string[];
	/** The label of the first field in each row of a list. */
	readonly first?: string;
	readonly tenant: TenantDefinition | null;
}

/** Adds a field at the end of a section of the flow's own, in the first group of that section. */
export function newField(flow: FlowDefinition, section: SectionReference, place: Path, given: NewField): Added {
	const schema = "schema" in section ? section.schema : {};
	const groups = Object.entries(propertiesOf(schema)).filter(([, each]) => Object.keys(propertiesOf(each)).length > 0);
	const taken = new Set(fieldsIn({ schema }).map(({ path }) => path));
	// A field outside every group, as a list often is, may be called as its section.
	const group = groups[0]?.[0] ?? free(pascal(nameOf(section)), (candidate) => taken.has(candidate));
	const name = free(pascal(given.label), (candidate) => taken.has(`${group}.${candidate}`));
	const value = schemaOf(given);
	const at = [...place, "schema", "properties", group];
	const edit =
		groups.length > 0
			? writeAt("flow.json", flow, [...at, "properties", name], value)
			: writeAt("flow.json", flow, at, { type: "object", properties: { [name]: value } });
	const { listed, look } = besideOf(given, name);
	const shown = look === null ? null : writeAt("flow.json", flow, [...place, "ui", group, name], look);
	return { edits: [edit, ...listed, shown].filter((each) => each !== null), name: `${group}.${name}` };
}

/** Adds a field at the end of the rows of a list, in a section of the flow's own. `place`: of that section. */
export function newFieldInRows(flow: FlowDefinition, list: ListedField, place: Path, given: NewField): Added {
	const taken = propertiesOf(itemsOf(list.schema));
	const name = free(pascal(given.label), (candidate) => Object.hasOwn(taken, candidate));
	const edit = writeAt("flow.json", flow, [...place, "schema", ...list.place, "items", "properties", name], schemaOf(given));
	return { edits: edit === null ? [] : [edit], name: `${list.path}.${name}` };
}

/** What a field of this kind needs beside its schema: an entry in a list of the tenant, and how it looks. */
function besideOf({ kind, tenant }: NewField, name: string): { readonly listed: readonly Edit[]; readonly look: object | null } {
	if (kind === "rows") {
		const options = { span: 12, itemText: text("newField.row"), addText: text("newField.row.add") };
		return { listed: [], look: { "ui:widget": "repeatable", "ui:options": options } };
	}
	if (kind !== "files") return { listed: [], look: null };
	// A file field has a category of its own.
	const known = tenant?.fileCategories ?? [];
	const category = free(name.slice(0, 38), (candidate) => known.includes(candidate));
	const listed: Edit =
		tenant?.fileCategories === undefined
			? { op: "add", file: "tenant.json", at: [], name: "fileCategories", value: [category] }
			: { op: "add", file: "tenant.json", at: ["fileCategories"], value: category };
	return { listed: [listed], look: { "ui:widget": "files", "ui:options": { category, span: 12 } } };
}

/** Adds a field in a section of its own, for a step without a section that fits. The group of the field is called as the section. */
export function newFieldAlone(
	flow: FlowDefinition,
	{ step, place }: PlacedStep,
	{ title = step.label, ...given }: NewField & { readonly title?: string },
): Added {
	const ids = new Set(step.sections.map(nameOf));
	const id = free(kebab(title), (candidate) => ids.has(candidate));
	const named = namesIn(flow);
	const group = free(pascal(title), (candidate) => named.has(candidate));
	const name = pascal(given.label);
	const schema = { type: "object", properties: { [group]: { type: "object", properties: { [name]: schemaOf(given) } } } };
	const { listed, look } = besideOf(given, name);
	const ui = look === null ? {} : { ui: { [group]: { [name]: look } } };
	const section = addTo(flow, [...place, "sections"], { id, title, schema, ...ui });
	return { edits: [section, ...listed], name: `${group}.${name}` };
}

/** All names in the flow, and the first names of all paths in it. */
function namesIn(node: unknown): ReadonlySet<string> {
	const found = new Set<string>();
	const visit = (part: unknown): void => {
		if (typeof part === "string" && part.includes(".")) found.add(part.slice(0, part.indexOf(".")));
		if (typeof part !== "object" || part === null) return;
		for (const [key, value] of Object.entries(part)) {
			if (!Array.isArray(part)) {
				found.add(key);
				visit(key);
			}
			visit(value);
		}
	};
	visit(node);
	return found;
}

/** Adds a section at the end of a step: a block that flows share, or a section of the flow's own. */
export function newSection(
	flow: FlowDefinition,
	{ step, place }: PlacedStep,
	wanted: { readonly block: string } | { readonly title: string },
): Added {
	const ids = new Set(step.sections.map(nameOf));
	const name = free("block" in wanted ? wanted.block : kebab(wanted.title), (candidate) => ids.has(candidate));
	const value =
		"block" in wanted
			? { block: wanted.block, ...(name === wanted.block ? {} : { id: name }) }
			: { id: name, title: wanted.title, schema: { type: "object", properties: {} } };
	return { edits: [addTo(flow, [...place, "sections"], value)], name };
}

/** Adds a step after another one, with the same roles; after the final step, the new step becomes the one that ends the process. */
export function newStep(flow: FlowDefinition, after: PlacedStep, { label, uuid }: { label: string; uuid: string }): Added {
	const index = Number(after.place.at(-1));
	const list = after.place.slice(0, -1);
	const siblings = siblingsOf(flow, after);
	const [parent] = after.step.code.split("-");
	const isSub = after.step.code.includes("-");
	const codes = new Set(allCodes(flow.steps));
	const code = isSub ? freeLetter(parent ?? "", codes) : freeNumber(Number(after.step.code) + 1, codes);
	const { final, access } = after.step;
	const value = { uuid, code, label, version: "1.0.0", access, sections: [], ...(final === true ? { final } : {}) };
	const next = siblings[index + 1];
	const before = next === undefined ? {} : { before: { key: "uuid", is: next.uuid } };
	const passed = final === true ? writeAt("flow.json", flow, [...after.place, "final"], undefined) : null;
	return { edits: [...(passed === null ? [] : [passed]), { ...addTo(flow, list, value), ...before }], name: code };
}

/** Adds the first sub-step of a step, in a track of its own; if there are tracks already, another track beside them. */
export function newSubStep(flow: FlowDefinition, { step, place }: PlacedStep, { label, uuid }: { label: string; uuid: string }): Added {
	const code = freeLetter(step.code, new Set(allCodes(flow.steps)));
	const tracks = step.children?.tracks ?? [];
	const id = free(kebab(label), (candidate) => tracks.some((track) => track.id === candidate));
	const track = { id, label, steps: [{ uuid, code, label, version: "1.0.0", access: step.access, sections: [] }] };
	const edit =
		step.children === undefined
			? writeAt("flow.json", flow, [...place, "children"], { tracks: [track] })
			: addTo(flow, [...place, "children", "tracks"], track);
	return { edits: edit === null ? [] : [edit], name: code };
}

function addTo(flow: FlowDefinition, list: Path, value: unknown): Extract<Edit, { readonly op: "add" }> {
	return { op: "add", file: "flow.json", at: addressOf(flow, list), value };
}

function siblingsOf(flow: FlowDefinition, { place }: PlacedStep): readonly StepDefinition[] {
	const list = place.slice(0, -1).reduce<unknown>((node, part) => memberOf(node, part), flow);
	return Array.isArray(list) ? (list as readonly StepDefinition[]) : [];
}

const allCodes = (steps: readonly StepDefinition[]): readonly string[] => withSubSteps(steps).map(({ code }) => code);

/** The wanted number, or else the first free one. */
const freeNumber = (wanted: number, codes: ReadonlySet<string>): string =>
	[wanted, ...Array.from({ length: 99 }, (_, index) => index + 1)].map(String).find((code) => Number(code) <= 99 && !codes.has(code)) ??
	"99";

const freeLetter = (parent: string, codes: ReadonlySet<string>): string =>
	[..."abcdefghijklmnopqrstuvwxyz"].map((letter) => `${parent}-${letter}`).find((code) => !codes.has(code)) ?? `${parent}-z`;

/** The name, with the lowest number appended that makes it unique. */
function free(name: string, isTaken: (candidate: string) => boolean): string {
	if (!isTaken(name)) return name;
	for (let number = 2; ; number++) {
		const candidate = `${name}${number}`;
		if (!isTaken(candidate)) return candidate;
	}
}

const wordsIn = (label: string): readonly string[] =>
	label
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.split(/[^A-Za-z0-9]+/)
		.filter((word) => word !== "");

/** A label as the name of a field: "Aantal vakken" becomes AantalVakken. */
function pascal(label: string): string {
	const name = wordsIn(label)
		.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
		.join("");
	return /^[A-Za-z]/.test(name) ? name.slice(0, 60) : `Veld${name.slice(0, 56)}`;
}

function kebab(label: string): string {
	const name = wordsIn(label).join("-").toLowerCase();
	return /^[a-z]/.test(name) ? name.slice(0, 60) : `deel-${name}`.slice(0, 60).replace(/-$/, "");
}
