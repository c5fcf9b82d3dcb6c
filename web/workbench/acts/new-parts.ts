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

/** What a new field can be. Each has what the check asks of one of its kind. */
const fieldKinds = {
	text: { type: "string", format: "unicode", maxLength: 200 },
	long: { type: "string", format: "unicode-multiline", maxLength: 4000 },
	whole: { type: "integer", minimum: 0, maximum: 100_000 },
	day: { type: "string", format: "calendar-date", maxLength: 10 },
	yes: { type: "boolean" },
	choice: { type: "string" },
	files: { type: "array", maxItems: 20, uniqueItems: true },
} as const satisfies Readonly<Record<string, JsonSchema>>;

/** The form of a field of this kind. */
const schemaOf = (kind: FieldKind, options: readonly string[]): JsonSchema => ({
	...(kind === "files" ? filesKind() : fieldKinds[kind]),
	...(kind === "choice" ? { oneOf: options.map((title) => ({ const: nameSlug(title), title })) } : {}),
});

/** Each file by its uuid. */
const filesKind = (): JsonSchema => ({
	...fieldKinds.files,
	items: { type: "string", title: text("newField.file"), format: "uuid4", maxLength: 36 },
});

export type FieldKind = keyof typeof fieldKinds;
export const kindsOfField: readonly FieldKind[] = ["text", "long", "whole", "day", "yes", "choice", "files"];

/** A part that is added, and where it is called by. */
interface Added {
	readonly edits: readonly Edit[];
	/** Path of the field, id of the section or code of the step. */
	readonly name: string;
}

interface NewField {
	readonly label: string;
	readonly kind: FieldKind;
	/** What is chosen from, in words. */
	readonly options?: readonly string[];
	readonly tenant: TenantDefinition | null;
}

/** A field at the end of a section of the flow's own, in the group that the section begins with. */
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

/** Files of a field are of a category of their own, which the tenant has to have. */
function filesOf(tenant: TenantDefinition | null, name: string): { readonly listed: Edit; readonly widget: object } {
	const known = tenant?.fileCategories ?? [];
	const category = free(name.slice(0, 38), (candidate) => known.includes(candidate));
	const listed: Edit =
		tenant?.fileCategories === undefined
			? { op: "add", file: "tenant.json", at: [], name: "fileCategories", value: [category] }
			: { op: "add", file: "tenant.json", at: ["fileCategories"], value: category };
	return { listed, widget: { "ui:widget": "files", "ui:options": { category, span: 12 } } };
}

/** A field in a section of its own, for a step that has none in which a field fits; it is called like the field's step. */
export function newFieldAlone(flow: FlowDefinition, { step, place }: PlacedStep, given: NewField): Added {
	const ids = new Set(step.sections.map(nameOf));
	const id = free(kebab(step.label), (candidate) => ids.has(candidate));
	const named = namesIn(flow);
	const group = free(pascal(step.label), (candidate) => named.has(candidate));
	const name = pascal(given.label);
	const schema = {
		type: "object",
		properties: {
			[group]: { type: "object", properties: { [name]: { ...schemaOf(given.kind, given.options ?? []), title: given.label } } },
		},
	};
	const beside = given.kind === "files" ? filesOf(given.tenant, name) : null;
	const ui = beside === null ? {} : { ui: { [group]: { [name]: beside.widget } } };
	const section = addTo(flow, [...place, "sections"], { id, title: step.label, schema, ...ui });
	return { edits: [section, ...(beside === null ? [] : [beside.listed])], name: `${group}.${name}` };
}

/** What anything in the flow is called, or begins its path with. */
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

/** A section at the end of a step: a block that flows share, or one of the flow's own. */
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

/** A step after another, seen and filled in by the same roles; behind the last one it takes over that the process ends with it. */
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

/** The first sub-step of a step, in a track of its own, or another track beside those that are there. */
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

/** The wanted number, else the first that is free. */
const freeNumber = (wanted: number, codes: ReadonlySet<string>): string =>
	[wanted, ...Array.from({ length: 99 }, (_, index) => index + 1)].map(String).find((code) => Number(code) <= 99 && !codes.has(code)) ??
	"99";

const freeLetter = (parent: string, codes: ReadonlySet<string>): string =>
	[..."abcdefghijklmnopqrstuvwxyz"].map((letter) => `${parent}-${letter}`).find((code) => !codes.has(code)) ?? `${parent}-z`;

/** The name, or with the first number behind it that nobody has. */
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

/** "Aantal vakken" as the name of a field: AantalVakken. */
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
