import { lists as ownLists } from "../../schemas/index.ts";
import type { ResolvedFlow, TenantDefinition } from "../definition/index.ts";
import { requestAttributeAt } from "../requests/request-attributes.ts";
import { formFields, listedFormFields } from "./form-fields.ts";
import type { ListChoice, ListColumn, ListDefinition, ListField, ListLayout } from "./list-definition.ts";
import { type ListFieldKind, type ListName, listFields } from "./list-fields.ts";

/** What the product's list file or a tenant says about a list. */
export type ListPart = NonNullable<NonNullable<TenantDefinition["lists"]>[ListName]>;

const own: Readonly<Record<ListName, ListPart>> = ownLists;

/** The sources of option labels. */
interface ListSurroundings {
	readonly options?: TenantDefinition["options"];
	/** The flow whose forms have the fields; without it, every value is its own label. */
	readonly flow?: ResolvedFlow;
}

/** Every list of a tenant: the product's own, with the tenant's changes. */
export function resolveLists(lists: TenantDefinition["lists"], around: ListSurroundings = {}): Readonly<Record<ListName, ListDefinition>> {
	const resolve = (name: ListName) => resolveList(name, lists?.[name] ?? {}, around);
	return { realisations: resolve("realisations"), requests: resolve("requests"), locations: resolve("locations") };
}

/** A tenant with the flow that it runs. */
interface ListedTenant {
	readonly definition: TenantDefinition;
	readonly flow: { readonly definition: ResolvedFlow };
}

const known = new WeakMap<TenantDefinition, ReturnType<typeof resolveLists>>();

/** The lists of a tenant that is running, with everything that its file leaves to the product; computed once. */
export function listsOf({ definition, flow }: ListedTenant): ReturnType<typeof resolveLists> {
	const lists = known.get(definition) ?? resolveLists(definition.lists, { options: definition.options, flow: flow.definition });
	known.set(definition, lists);
	return lists;
}

function resolveList(name: ListName, part: ListPart, around: ListSurroundings): ListDefinition {
	const whole = { ...own[name], ...part };
	return {
		name,
		label: whole.label ?? name,
		fields: fieldsOf(name, part, around),
		layouts: layoutsOf(own[name].layouts ?? [], part.layouts ?? []),
		sheet: whole.sheet ?? null,
		filters: whole.filters ?? [],
		categories: whole.categories ?? [],
		pageSize: whole.pageSize ?? 10,
		pageSizes: withSize(whole.pageSizes ?? [10, 20, 50, 100], whole.pageSize ?? 10),
		sort: { descending: false, ...(whole.sort ?? { field: "reference" }) },
		minWidth: whole.minWidth ?? 920,
		maxWidth: whole.maxWidth ?? 1900,
	};
}

/** Lists of options for which the browser has more recent entries than the tenant's file. */
export const livingOptions: readonly string[] = ["pids", "municipalities"];

function fieldsOf(name: ListName, part: ListPart, around: ListSurroundings): Readonly<Record<string, ListField>> {
	const known: Readonly<Record<string, ListFieldKind>> = listFields[name];
	const given = { ...own[name].fields };
	for (const [field, settings] of Object.entries(part.fields ?? {})) given[field] = { ...given[field], ...settings };
	const names = [...new Set([...Object.keys(known), ...Object.keys(given)])];
	const fields = Object.fromEntries(
		names.map((field): readonly [string, ListField] => {
			const { label = field, word = field, path = null, options = null, kind = kindAt(name, path) } = given[field] ?? {};
			const own = field in known ? null : path;
			const living = options !== null && livingOptions.includes(options) ? options : null;
			const choices = choicesOf(own, options, around);
			return [field, { label, word, kind: known[field] ?? kind, path: own, options: living, choices, form: null }];
		}),
	);
	return name === "realisations" && around.flow !== undefined ? { ...fields, ...listedFormFields(around.flow, fields) } : fields;
}

function choicesOf(path: string | null, options: string | null, { options: lists, flow }: ListSurroundings): readonly ListChoice[] | null {
	if (path === null || (options !== null && livingOptions.includes(options))) return null;
	if (options !== null) return (lists?.[options] ?? []).map((option) => ({ value: String(option.const), label: option.title }));
	return flow === undefined ? null : formOptions(flow, path);
}

/** The default kind: that of an attribute of requests, or a text for anything else. */
function kindAt(name: ListName, path: string | null): ListFieldKind {
	const attribute = name === "requests" && path !== null ? requestAttributeAt(path) : undefined;
	switch (attribute?.kind) {
		case "flag":
		case "number":
			return attribute.kind;
		case "timeslot":
			return "number";
		case "day":
			return "date";
		default:
			return "text";
	}
}

/** The layouts of both, by name: a tenant's layout replaces the product's, or is added. */
function layoutsOf(product: NonNullable<ListPart["layouts"]>, tenant: NonNullable<ListPart["layouts"]>): readonly ListLayout[] {
	const names = [...new Set([...product, ...tenant].map(({ name }) => name))];
	return names.map((name) => {
		const before = product.find((layout) => layout.name === name);
		const after = tenant.find((layout) => layout.name === name);
		return {
			name,
			label: after?.label ?? before?.label ?? name,
			access: after?.access ?? before?.access ?? null,
			columns: withAdded(after?.columns ?? before?.columns ?? [], after?.add ?? []),
		};
	});
}

type PlacedColumn = ListColumn & { readonly after?: string };

function withAdded(columns: readonly PlacedColumn[], added: readonly PlacedColumn[]): readonly ListColumn[] {
	const all = columns.map(({ after: _after, ...column }): ListColumn => column);
	for (const { after, ...column } of added) {
		const at = all.findIndex(({ field }) => field === after);
		all.splice(at < 0 ? all.length : at + 1, 0, column);
	}
	return all;
}

/** The default page size must always be among the choices. */
function withSize(sizes: readonly number[], size: number): readonly number[] {
	return [...new Set([...sizes, size])].sort((one, other) => one - other);
}

/** The roots of a record's values: as stored, and those that the flow shows in lists and maps. */
const roots = ["values.", "CurrentLocation."];

/** The options, with their labels, that the flow's forms define for the field at a path in the record; null when there are none. */
function formOptions(flow: ResolvedFlow, path: string): readonly ListChoice[] | null {
	const root = roots.find((each) => path.startsWith(each));
	return root === undefined ? null : (formFields(flow).get(path.slice(root.length))?.choices ?? null);
}
