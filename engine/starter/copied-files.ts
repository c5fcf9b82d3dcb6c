import { rolesOf, type TenantDefinition } from "../definition/index.ts";
import { canonicalText } from "../edit/index.ts";
import { objectOf } from "../json/json-object.ts";
import * as starterTexts from "../texts/starter.ts";
import { starterAccounts, starterAcronym } from "./starter-accounts.ts";
import type { StarterAnswers } from "./starter-answers.ts";

/** The names and the looks of a tenant that copies another. */
type CopyAnswers = Pick<StarterAnswers, "slug" | "label" | "designer" | "colours">;

/** Files that are meaningful to one tenant only: former versions of its flow, and how processes left those. */
const ofFormerVersions = /^(flow-[^/]*\.json|mappings\/.*)$/;

/**
 * The text files of a tenant, turned into those of another that is like it. The flow and its steps are new ones, so they get new uuids in
 * every file that names them. What the deployment defines for the first tenant only (its address, its accounts) is not copied.
 */
export function copiedFiles(files: ReadonlyMap<string, string>, answers: CopyAnswers, uuid: () => string): ReadonlyMap<string, string> {
	const kept = [...files].filter(([path]) => !ofFormerVersions.test(path));
	const renewed = new Map(uuidsIn(files.get("flow.json") ?? "").map((old) => [old, uuid()]));
	const renew = (text: string) => text.replace(uuids, (old) => renewed.get(old) ?? old);
	return new Map(
		kept.map(([path, text]) => {
			const now = renew(text);
			if (path === "tenant.json") return [path, canonicalText(path, tenantLike(JSON.parse(now) as TenantDefinition, answers))];
			if (path === "flow.json") return [path, canonicalText(path, { ...objectOf(JSON.parse(now)), version: "1.0.0" })];
			return [path, now];
		}),
	);
}

const uuids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Uuids of the flow and its steps; blocks and lists do not mention any. */
function uuidsIn(flow: string): readonly string[] {
	return [...new Set([...flow.matchAll(/"uuid": "([^"]+)"/g)].map(([, uuid = ""]) => uuid))];
}

function tenantLike(written: TenantDefinition, { slug, label, designer, colours }: CopyAnswers): TenantDefinition {
	const { default: _default, demo: _demo, ...tenant } = written;
	const { design: _design, publish: _publish, ...access } = tenant.access;
	const acronym = starterAcronym(slug);
	const { realisationlist = [] } = access;
	const mayDesign = designer === undefined ? {} : { design: [designer], publish: [designer] };
	const everybody = [...new Set([...realisationlist, ...(designer === undefined ? [] : [designer])])];
	return {
		...tenant,
		...{ slug, name: slug, label, acronym, pageTitle: starterTexts.pageTitle(acronym), baseUrl: "" },
		theme: { ...tenant.theme, ...colours, logoAlt: label },
		access: { ...access, realisationlist: everybody, ...mayDesign },
		demo: {
			accounts: starterAccounts({
				...{ slug, label, designer },
				roles: realisationlist,
				labels: new Map(rolesOf(tenant).map((role) => [role.role, role.label])),
			}),
		},
	};
}
