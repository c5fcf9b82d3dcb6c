import { mayEditStep } from "../../../engine/index.ts";
import { apiRoute } from "../../calls/capability.ts";
import { answer, object, params, uuid } from "../../calls/schema-parts.ts";
import { Problem } from "../../problems/problem.ts";
import { getFlowVersion } from "../../tenants/tenant.ts";
import { holderOf } from "../process/unique-value-store.ts";
import { comparable } from "../process/unique-values.ts";
import { seenBy } from "../record/realisation-read-model.ts";
import { findRealisation } from "../record/realisation-store.ts";

interface Shape {
	Params: { uuid: string };
	Querystring: { field?: string; value?: string; within?: string };
}

/**
 * Tells a person while typing whether another process has the value of a field that must be unique. Only for people who may fill in the
 * field: to others it would reveal what they may not see. A field that need not be unique is never taken.
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
				field: { type: "string", maxLength: 200, description: "Path of the field." },
				value: { type: "string", maxLength: 200, description: "What is to be filled in." },
				within: { type: "string", maxLength: 200, description: "Value of the field within which it must be unique." },
			},
			[],
		),
		response: { 200: answer(object({ data: object({ taken: { type: "boolean" } }) }), "Whether it is taken.") },
	},
	refusals: ["not-found"],
	async handler(request) {
		const { tenant, access, server, query, params } = request;
		const row = seenBy(access, await findRealisation(server.data.db, tenant.slug, params.uuid));
		const { compiled } = getFlowVersion(tenant, row.flow_uuid, row.flow_version);
		const { field = "" } = query;
		const unique = compiled.unique.get(field);
		const step = compiled.writtenIn.get(field);
		if (unique === undefined || step === undefined) return { data: { taken: false } };
		if (!mayEditStep(step, access.at(row.code))) throw new Problem("forbidden");
		const scope = unique.within === undefined ? "" : comparable(query.within);
		const value = comparable(query.value);
		// PostgreSQL refuses to search for a text that contains a NUL; no stored value contains one.
		const possible = value !== "" && !value.includes("\0") && !scope.includes("\0");
		const holder = possible ? await holderOf(server.data.db, tenant.slug, { field, scope, value }) : undefined;
		return { data: { taken: holder !== undefined && holder !== params.uuid } };
	},
});
