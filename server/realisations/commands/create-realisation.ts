import { randomUUID } from "node:crypto";
import { geographyCategory, geographyCodeOf, type StakeholderCategory } from "../../../engine/index.ts";
import { apiRoute, kilobyte } from "../../calls/capability.ts";
import { answer, geographyCode, object, params, slug } from "../../calls/schema-parts.ts";
import { idempotencyHeaders, writeCall } from "../../calls/write-call.ts";
import { Problem } from "../../problems/problem.ts";
import { stakeholderNames } from "../../stakeholders/stakeholder-read-model.ts";
import * as recordTexts from "../../texts/records.ts";
import { startProcess } from "../process/new-process.ts";
import { storeNew } from "../process/process-store.ts";
import { checkMunicipality, checkSlugs } from "../process/references.ts";
import { realisationAnswer } from "../record/realisation-schema.ts";
import { highestCounter } from "../record/realisation-store.ts";
import { visibleText } from "../record/visible-record.ts";
import { problemOfRefusal } from "./carry-out.ts";

interface Shape {
	Body: { geographyCode: string; stakeholders: string[]; tenant: string; type: string; subtype?: string | null };
}

/**
 * Starts a process, if the person may start it. Its geography code follows from the stakeholder that it belongs to, usually the
 * municipality.
 */
export const createRealisation = apiRoute<Shape>({
	method: "POST",
	url: "/processes/realisation",
	bodyLimit: 64 * kilobyte,
	schema: {
		operationId: "createRealisation",
		summary: "Start a realisation",
		tags: ["realisations"],
		params: params({}),
		headers: idempotencyHeaders,
		body: object(
			{
				geographyCode: {
					type: "string",
					pattern: geographyCode,
					description: "Code of the municipality, or of the customer where processes belong to customers.",
				},
				stakeholders: {
					type: "array",
					minItems: 1,
					maxItems: 5,
					items: slug,
					description: "One slug per category, among them that of the municipality or customer whose process it is.",
				},
				tenant: { type: "string", maxLength: 50, description: "The tenant of the path again." },
				type: { type: "string", minLength: 1, maxLength: 50, description: "Process type of the tenant." },
				subtype: { type: ["string", "null"], pattern: "^[\\p{L}\\p{N} _-]{1,50}$" },
			},
			["geographyCode", "stakeholders", "tenant", "type"],
		),
		response: { 201: answer(realisationAnswer, "The new realisation.") },
	},
	refusals: ["unknown-field", "value-taken"],
	handler(request, reply) {
		const { body, tenant, access, server } = request;
		if (body.tenant !== tenant.slug) throw invalid("tenant", recordTexts.tenantElsewhere);
		const processType = tenant.definition.processTypes.find(({ value }) => value === body.type);
		if (processType === undefined) throw invalid("type", recordTexts.unknownType);
		const stakeholders = byCategory(body.stakeholders);
		const category = geographyCategory(tenant.flow.definition.bindings);
		const owner = stakeholders[category];
		if (owner === undefined) throw invalid("stakeholders", recordTexts.stakeholderMissing(recordTexts.nouns[category]));
		const code = category === "municipality" ? checkMunicipality(tenant, access, owner, "stakeholders") : geographyCodeOf(category, owner);
		if (code !== body.geographyCode) throw invalid("geographyCode", recordTexts.codeDiffers(recordTexts.nouns[category]));
		const actor = access.at(code);
		if (!actor.may("realisationbtn")) throw new Problem("forbidden");

		return writeCall(request, reply, async (scope) => {
			await checkSlugs(
				scope,
				tenant,
				body.stakeholders.map((value, index) => ({ path: `stakeholders.${index}`, slug: value })),
				new Set(),
			);
			const process = startProcess(tenant, {
				uuid: randomUUID(),
				counter: (await highestCounter(scope.db, tenant.slug)) + 1,
				type: body.type,
				subtype: body.subtype ?? null,
				stakeholders,
				names: await stakeholderNames(scope.db, tenant.slug, body.stakeholders),
				actor,
				now: server.now(),
			});
			if ("refused" in process) throw problemOfRefusal(process);
			const stored = await storeNew(scope, tenant, process);
			const { uuid: flow_uuid, version: flow_version } = process.flow;
			const visible = visibleText(tenant, { flow_uuid, flow_version, ...stored }, actor);
			return { status: 201, text: `{"data":${visible}}`, target: process.identity.uuid };
		});
	},
});

function byCategory(slugs: readonly string[]): Partial<Record<StakeholderCategory, string>> {
	const result: Partial<Record<StakeholderCategory, string>> = {};
	for (const value of slugs) {
		const category = value.split("|", 1)[0] as StakeholderCategory;
		if (result[category] !== undefined) throw invalid("stakeholders", recordTexts.oneOfEachKind);
		result[category] = value;
	}
	return result;
}

const invalid = (path: string, message: string) => new Problem("invalid", { errors: [{ path, message }] });
