import { readFileSync } from "node:fs";
import { apiRoute } from "../../calls/capability.ts";
import { answer, object, params } from "../../calls/schema-parts.ts";
import { projectFile } from "../../config/project-file.ts";
import { checkTermsText, filledIn, type TermsText } from "./terms-text.ts";
import { termsVersion } from "./terms-version.ts";

const text = { type: "string" } as const;

/** The text of the current terms, the tenant's own if it has one. */
export const getTerms = apiRoute({
	method: "GET",
	url: "/user/terms",
	schema: {
		operationId: "getTerms",
		summary: "Terms of use in force",
		tags: ["accounts"],
		params: params({}),
		querystring: object({}),
		response: {
			200: answer(
				object({
					data: object({
						version: text,
						title: text,
						introduction: text,
						sections: { type: "array", items: object({ title: text, paragraphs: { type: "array", items: text } }) },
					}),
				}),
				"The terms.",
			),
		},
	},
	async handler({ tenant }) {
		const { label, supportAddress } = tenant.signIn;
		return { data: filledIn(tenant.terms ?? generalTerms, { tenant: label, supportAddress }) };
	},
});

const file = projectFile(`server/accounts/terms/texts/${termsVersion}.json`);

/** The current text for tenants without their own. */
export const generalTerms: TermsText = checkTermsText(JSON.parse(readFileSync(file, "utf8")), termsVersion, file);
