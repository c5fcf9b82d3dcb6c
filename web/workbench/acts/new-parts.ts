import {
	addressOf,
	type Edit,
	type FlowDefinition,
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
import { fieldsIn } from "../bundle/step-fields.ts";
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
} as const satisfies Readonly<Record<string, JsonSchema>>;

/** The schema of a field of this kind. */
const schemaOf = (kind: FieldKind, options: readonly string[]): JsonSchema => ({
	...(kind === "files" ? filesKind() : fieldKinds[kind]),
	...(kind === "choice" ? { oneOf: options.map((title) => ({ const: nameSlug(title), title })) } : {}),
});

/** A list of files by their uuid. */
const filesKind = (): JsonSchema => ({
	...fieldKinds.files,
	items: { type: "string", title: text("newField.file"), format: "uuid4", maxLength: 36 },
});

export type FieldKind = keyof typeof fieldKinds;
export const kindsOfField: readonly FieldKind[] = ["text", "long", "whole", "day", "yes", "choice", "files"];

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
	readonly tenant: TenantDefinition | null;
}

/** Adds a field at the end of a section of the flow's own, in the first group of that section. */
export function newField(
	flow: FlowDefinition,
	section: SectionReference,
	place: Path,
	{ label, kind, options = [], tenant }: NewField,
): Added {
	const schema = "schema" in section ? section.schema : {};
	const groups = Object.entries(propertiesOf(schema)).filter(([, each]) => Object.keys(propertiesOf(each)).length > 0);
	const group = groups[0]?.[0] ?? pascal(nameOf(section));
	const taken = new Set(fieldsIn({ schema }).map(({ path }) => path));
	const name = free(pascal(label), (candidate) => taken.has(`${group}.${candidate}`));
	const value = { ...schemaOf(kind, options), title: label };
	const at = [...place, "schema", "properties", group];
	const edit =
		groups.length > 0
			? writeAt("flow.json", flow, [...at, "properties", name], value)
			: writeAt("flow.json", flow, at, { type: "object", properties: { [name]: value } });
	const beside = kind === "files" ? filesEdits(flow, tenant, place, { group, name }) : [];
	return { edits: edit === null ? [] : [edit, ...beside], name: `${group}.${name}` };
}

function filesEdits(
	flow: FlowDefinition,
	tenant: TenantDefinition | null,
	place: Path,
	{ group, name }: { group: string; name: string },
): readonly Edit[] {
	const { listed, widget } = filesOf(tenant, name);
	const shown = writeAt("flow.json", flow, [...place, "ui", group, name], widget);
	return [listed, ...(shown === null ? [] : [shown])];
}

/** A file field has a category of its own, which is added to the tenant's list. */
function filesOf(tenant: TenantDefinition | null, name: string): { readonly listed: Edit; readonly widget: object } {
	const known = tenant?.fileCategories ?? [];
	const category = free(name.slice(0, 38), (candidate) => known.includes(candidate));
	const listed: Edit =
		tenant?.fileCategories === undefined
			? { op: "add", file: "tenant.json", at: [], name: "fileCategories", value: [category] }
			: { op: "add", file: "tenant.json", at: ["fileCategories"], value: category };
	return { listed, widget: { "ui:widget": "files", "ui:options": { category, span: 12 } } };
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
	const schema = {
		type: "object",
		properties: {
			[group]: { type: "object", properties: { [name]: { ...schemaOf(given.kind, given.options ?? []), title: given.label } } },
		},
	};
	const beside = given.kind === "files" ? filesOf(given.tenant, name) : null;
	const ui = beside === null ? {} : { ui: { [group]: { [name]: beside.widget } } };
	const section = addTo(flow, [...place, "sections"], { id, title, schema, ...ui });
	return { edits: [section, ...(beside === null ? [] : [beside.listed])], name: `${group}.${name}` };
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
