import { object } from "../plugins/schema-parts.ts";

const text = { type: "string" } as const;
const open = { type: "object", additionalProperties: true } as const;
const list = { type: "array", items: open } as const;
const roles = { type: "array", items: text } as const;

const configuration = {
	type: "object",
	additionalProperties: true,
	required: [
		"slug",
		"name",
		"acronym",
		"access",
		"onHoldReasons",
		"cancelReasons",
		"processTypes",
		"municipalityOptions",
		"steps",
		"parties",
	],
	properties: {
		slug: text,
		name: text,
		acronym: text,
		pageTitle: text,
		supportAddress: text,
		baseUrl: text,
		logo: { type: ["string", "null"] },
		access: { type: "object", additionalProperties: roles },
		onHoldReasons: list,
		cancelReasons: list,
		reasonOptions: list,
		processTypes: list,
		municipalityOptions: { type: "array", items: object({ value: text, text, disabled: { type: "boolean" } }) },
		steps: {
			type: "array",
			items: object({ step: text, uuid: text, label: text, version: text, access: object({ read: roles, edit: roles }) }),
		},
		parties: {
			...object({ categories: roles, owner: text }),
			description: "Categories of stakeholders a process has, and the one whose process it is.",
		},
		realisationStartsAt: { type: "string", description: "Code of the step from which maps show a process as in preparation." },
		trafficDecision: { type: "boolean", description: "Whether processes have a traffic decision." },
		flow: object({ uuid: text, version: text }),
		map: open,
		search: open,
		monitoring: open,
		theme: open,
		locationPickerDiameter: { type: "number" },
		tags: { type: "array", items: { $ref: "tag#" }, description: "Removed ones too." },
		pids: { type: "array", items: { $ref: "pid#" }, description: "Removed ones too." },
		demoMode: { type: "boolean", description: "Whether the deployment is for showing the product." },
		earlierDocuments: {
			...object({ downloadUrl: { type: ["string", "null"] }, uploadUrl: { type: ["string", "null"] } }),
			description: "Services for documents from before the files of this product; null where there is none.",
		},
		hasPids: { type: "boolean", description: "Whether processes of the tenant have a PID." },
		contractors: list,
	},
} as const;

/** The data of every call that answers the configuration. */
export const configurationData = object({
	license: object({ tenant: text, validUntil: { type: ["string", "null"] } }),
	tenant: configuration,
});
