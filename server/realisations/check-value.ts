import { mayEditStep } from "../../engine/index.ts";
import { apiRoute } from "../plugins/capability.ts";
import { answer, object, params, readRefusals, uuid } from "../plugins/schema-parts.ts";
import { Problem } from "../problems/problem.ts";
import { getFlowVersion } from "../tenants/tenant.ts";
import { findRealisation } from "./realisation-store.ts";
import { holderOf } from "./unique-value-store.ts";
import { comparable } from "./unique-values.ts";

interface Shape {
	Params: { uuid: string };
	Querystring: { field: string; value: string; within?: string };
}

/**
 * Whether another process has the value of a field that must be unique, so that a person reads it while
 * typing. Only for who may fill in the field: to others it would tell what they may not see.
 */
export const checkValue = apiRoute<Shape>({
	method: "GET",
	url: "/processes/realisation/:uuid/value-check",
	schema: {
		operationId: "checkValue",
		summary: "Whether a value that must be unique is taken",
		tags: ["realisations"],
		params: params({ uuid }),
		querystring: object(
			{
				field: { type: "string", minLength: 1, maxLength: 200, description: "Path of the field." },
				value: { type: "string", minLength: 1, maxLength: 200, description: "What is to be filled in." },
				within: { type: "string", maxLength: 200, description: "Value of the field within which it must be unique." },
			},
			["field", "value"],
		),
		response: { 200: answer(object({ data: object({ taken: { type: "boolean" } }) }), "Whether it is taken."), ...readRefusals },
	},
	async handler(request) {
		const { tenant, access, server, query, params } = request;
		const row = await findRealisation(server.data.db, tenant.slug, params.uuid);
		if (row === undefined || !access.may("realisationlist", row.code)) throw new Problem("not-found");
		const { compiled } = getFlowVersion(tenant, row.flow_uuid, row.flow_version);
		const unique = compiled.unique.get(query.field);
		const step = compiled.writtenIn.get(query.field);
		if (unique === undefined || step === undefined) {
			throw new Problem("invalid", { errors: [{ path: "field", message: "Dit veld hoeft niet uniek te zijn." }] });
		}
		if (!mayEditStep(step, { roles: access.rolesFor(row.code) })) throw new Problem("forbidden");
		const scope = unique.within === undefined ? "" : comparable(query.within);
		const value = comparable(query.value);
		// PostgreSQL refuses to look for a text with a NUL in it; no value has one.
		const possible = value !== "" && !value.includes("\0") && !scope.includes("\0");
		const holder = possible ? await holderOf(server.data.db, tenant.slug, { field: query.field, scope, value }) : undefined;
		return { data: { taken: holder !== undefined && holder !== params.uuid } };
	},
});
