import { namesOf } from "../../engine/index.ts";
import { properties, propertyMeanings } from "../../schemas/index.ts";
import { engineType, object } from "../calls/schema-parts.ts";

const text = { type: "string" } as const;
const roles = { type: "array", items: text } as const;
const textOrNull = { type: ["string", "null"] } as const;

/** Properties that only the server reads, and those that the answer gives in another form than the tenant's file. */
const notAsInFile: ReadonlySet<string> = new Set(["demo", "stakeholders", "requests"]);

/** The properties of the tenant's file; the descriptions from the flow language apply here as well. */
const written = namesOf(properties).flatMap((path) => {
	const [, property] = /^tenant\.([^.]+)$/.exec(path) ?? [];
	return property === undefined ? [] : [{ property, required: properties[path].required, meaning: propertyMeanings[path] }];
});
const ofFile = Object.fromEntries(
	written
		.filter(({ property }) => !notAsInFile.has(property))
		.map(({ property, meaning }) => [property, engineType(`NonNullable<TenantDefinition["${property}"]>`, meaning)]),
);

/** Properties that are added, or derived from the file. */
const told = {
	access: { type: "object", additionalProperties: roles, ...engineType("AccessMap", "Per attribute, the roles that have it.") },
	logo: textOrNull,
	theme: engineType('Omit<TenantDefinition["theme"], "logo"> & { logo?: string }', "With the address of the logo."),
	monitoring: engineType('NonNullable<TenantDefinition["monitoring"]>', "Off where the file says nothing of it."),
	map: engineType(
		'TenantDefinition["map"] & { tilesUrl: string | null; aerialUrl: string | null; addressSource: "public" | "embedded" | null; placesLookedFor: boolean; attribution?: string; aerialAttribution?: string }',
		"With the map services of this deployment, and whether it looks for the places of requests by itself.",
	),
	flow: object({ uuid: text, version: text }),
	municipalityOptions: { type: "array", items: object({ value: text, text, disabled: { type: "boolean" } }) },
	requests: object({ information: engineType('NonNullable<NonNullable<TenantDefinition["requests"]>["information"]>') }),
	startDocument: engineType("StartDocumentDefinition", "What stands in the start document."),
	reports: engineType("Reports", "With the product's own where the file has none."),
	manuals: engineType("ManualMenu", "With the product's own where the file has none."),
	lists: engineType("Readonly<Record<ListName, ListDefinition>>", "As lists are drawn: the product's own with what the file changes."),
	listsOnServer: {
		...engineType("readonly ListName[]", "Lists that are too long for this person's browser: it asks for what is in view."),
		type: "array",
		items: text,
	},
	starts: engineType(
		"Readonly<Record<ListName, string | null>>",
		"What each list begins with for this person, as a view stores it; null: the list itself.",
	),
	steps: {
		type: "array",
		items: object(
			{
				...{ step: text, uuid: text, label: text, version: text, access: object({ read: roles, edit: roles }) },
				bulk: {
					...object({ fields: { type: "array", items: text }, complete: { type: "boolean" } }, ["fields"]),
					description: "What can be filled in for several processes at once.",
				},
			},
			["step", "uuid", "label", "version", "access"],
		),
		description: "Of the current flow, sub-steps included.",
	},
	parties: {
		...object({ categories: { type: "array", items: engineType("StakeholderCategory") }, owner: engineType("StakeholderCategory") }),
		description: "Categories of stakeholders a process has, and the one whose process it is.",
	},
	realisationStartsAt: { type: "string", description: "Code of the step from which maps show a process as in preparation." },
	trafficDecision: { type: "boolean", description: "Whether processes have a traffic decision." },
	tags: { type: "array", items: { $ref: "kept-entry#" }, description: "Removed ones too." },
	pids: { type: "array", items: { $ref: "kept-entry#" }, description: "Removed ones too." },
	demoMode: { type: "boolean", description: "Whether the deployment is for showing the product." },
	earlierDocuments: {
		...object({ downloadUrl: textOrNull, uploadUrl: textOrNull }),
		description: "Services for documents from before the files of this product; null where there is none.",
	},
	hasPids: { type: "boolean", description: "Whether processes of the tenant have a PID." },
};

/** Properties that the file may omit but the answer always includes. */
const filledIn = ["reasonOptions", "contractors", "locationPickerDiameter"];
/** A server of a former version, running beside this one during an upgrade, does not send these. */
const notByFormer = ["starts"];
const always: readonly string[] = [
	...new Set([...written.filter(({ required }) => required).map(({ property }) => property), ...filledIn, ...Object.keys(told)]),
].filter((name) => !notByFormer.includes(name));

/** A tenant in the answer of every call that returns the configuration. */
export const configurationSchema = {
	$id: "configuration",
	title: "TenantConfiguration",
	...object<Readonly<Record<string, object>>>({ ...ofFile, ...told }, always),
} as const;

/** The data of every call that returns the configuration. */
export const configurationData = object({
	license: object({ tenant: text, validUntil: textOrNull }),
	tenant: { $ref: "configuration#" },
});
