import { apiRoute } from "../plugins/capability.ts";
import { answer, object, params, readRefusals } from "../plugins/schema-parts.ts";
import { tenantConfiguration } from "./tenant-configuration.ts";

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
		trafficDecision: { type: "boolean", description: "Whether processes have a traffic decision." },
		flow: object({ uuid: text, version: text }),
		map: open,
		search: open,
		monitoring: open,
		theme: open,
		locationPickerDiameter: { type: "number" },
		tags: list,
		pids: list,
		contractors: list,
	},
} as const;

/** What the browser has to know of a tenant before it can show anything. */
export const getConfiguration = apiRoute({
	method: "GET",
	url: "/configs",
	schema: {
		operationId: "getConfiguration",
		summary: "Licence and configuration of the tenant",
		tags: ["tenants"],
		params: params({}),
		querystring: object({}),
		response: {
			200: answer(
				object({ data: object({ license: object({ tenant: text, validUntil: { type: ["string", "null"] } }), tenant: configuration }) }),
				"The tenant's configuration.",
			),
			...readRefusals,
		},
	},
	handler(request) {
		const { tenant, server } = request;
		const { licenseValidUntil, tilesUrl } = server.config;
		return { data: { license: { tenant: tenant.slug, validUntil: licenseValidUntil }, tenant: tenantConfiguration(tenant, tilesUrl) } };
	},
});
