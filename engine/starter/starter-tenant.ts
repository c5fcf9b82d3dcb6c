import type { AccessMap } from "../access/index.ts";
import { countryOfMunicipality } from "../calendar/legal-days.ts";
import { rolesOf, type TenantDefinition } from "../definition/index.ts";
import * as starterTexts from "../texts/starter.ts";
import { starterAccounts, starterAcronym } from "./starter-accounts.ts";
import type { PlacedMunicipality, StarterAnswers } from "./starter-answers.ts";

/** Stored with processes. */
export const standardType = "standard";

/** Rows per page in its lists. */
const pageSize = 25;

const wordOf = (label: string) => label.toLowerCase();

/** With the contrast that the product requires, to be replaced by the tenant's own colours. */
const plain = { brand: "#0B5C78", action: "#0B5C78" };

/** The settings of a new tenant: rights for its roles, lists to fill, and an account per role to try it with. */
export function starterTenant(
	{ slug, label, roles, ownRoles, municipalities, country, colours = plain, processType = starterTexts.standard, designer }: StarterAnswers,
	flow: string,
): TenantDefinition {
	const [executor = "cpo", judge = executor] = roles;
	const acronym = starterAcronym(slug);
	const [first] = municipalities;
	const belgian = (country ?? countryOfMunicipality(first?.code ?? "")) === "be";
	const own = Object.fromEntries(Object.entries(ownRoles).map(([role, name]) => [role, { label: name }]));
	const labels = new Map(rolesOf({ roles: own }).map((role) => [role.role, role.label]));
	return {
		$schema: "../../schemas/tenant.schema.json",
		slug,
		name: slug,
		label,
		acronym,
		pageTitle: starterTexts.pageTitle(acronym),
		baseUrl: "",
		supportAddress: `support@${slug}.example`,
		flow,
		theme: { ...colours, logo: "logo.svg", logoAlt: label },
		access: access(roles, executor, judge, designer),
		...(Object.keys(own).length > 0 && { roles: own }),
		judges: municipalities.length === 0 ? [] : judgesOf(executor),
		filterWords: [
			{ word: wordOf(starterTexts.active), label: starterTexts.active, category: "active" },
			{ word: "onhold", label: starterTexts.onHold, category: "onhold" },
			{ word: wordOf(starterTexts.completed), label: starterTexts.completed, category: "completed" },
			{ word: wordOf(starterTexts.cancelled), label: starterTexts.cancelled, category: "cancelled" },
		],
		processTypes: [{ value: standardType, text: processType, meta: {} }],
		onHoldReasons: [{ value: "other", text: starterTexts.other }],
		cancelReasons: [{ value: "other", text: starterTexts.other }],
		reasonOptions: [],
		map: {
			center: { latitude: first?.latitude ?? (belgian ? 50.9 : 52.1), longitude: first?.longitude ?? (belgian ? 4.5 : 5.3) },
			zoom: first === undefined ? 8 : 12,
			countries: belgian ? ["be", "nl"] : ["nl"],
			language: "nl",
			bounds: [
				[50.6, 2.5],
				[53.6, 7.3],
			],
		},
		// The product's default of ten is the specification's, for the organisations that it describes.
		lists: { realisations: { pageSize }, requests: { pageSize }, locations: { pageSize } },
		search: { keys: ["reference", "address", "city", "statusLabel"], placeholder: starterTexts.searchIn },
		tour: { enabled: false },
		tags: [],
		pids: [],
		contractors: [],
		municipalityOptions: municipalities.map(({ code, name }) => ({ value: code, text: name, disabled: false })),
		stakeholders: stakeholders(slug, label, municipalities),
		demo: {
			accounts: starterAccounts({ slug, label, roles: [...new Set([...roles, "admin"])], labels, designer }),
		},
	} as TenantDefinition;
}

/** All roles see the realisation list; the executor starts processes, the judge confirms, administrators do the rest. */
function access(roles: readonly string[], executor: string, judge: string, designer: string | undefined): AccessMap {
	const all = [...roles];
	const everybody = [...new Set([...roles, "admin", ...(designer === undefined ? [] : [designer])])];
	return {
		// Administrators have an account too, and arrive at the list as everybody does.
		realisationlist: everybody,
		realisationbtn: [executor],
		realisationcomment: all,
		canChangeStatus: [...new Set([executor, judge])],
		canChangeCommentStatus: [executor],
		canConfirmTrafficDecisions: [judge],
		reporting: ["admin"],
		eventlog: ["admin"],
		chargingpoints: all,
		manuals: everybody,
		export: [...new Set([executor, "admin"])],
		...(designer === undefined ? {} : { design: [designer], publish: [designer] }),
	};
}

function judgesOf(executor: string): readonly string[] {
	return [...new Set([executor, "admin"])];
}

/** One stakeholder for each category that a process starts with. */
function stakeholders(
	slug: string,
	label: string,
	municipalities: readonly PlacedMunicipality[],
): NonNullable<TenantDefinition["stakeholders"]> {
	if (municipalities.length === 0) return [{ category: "customer", slug: `customer|${slug}`, name: label, enabled: true }];
	return [
		...municipalities.map(({ code, name }) => ({
			category: "municipality" as const,
			slug: `municipality|${name
				.normalize("NFD")
				.toLowerCase()
				.replace(/[^a-z0-9]+/g, "-")
				.replace(/^-|-$/g, "")}-${code}`,
			name,
			enabled: true,
		})),
		{ category: "cpo", slug: `cpo|${slug}`, name: label, enabled: true },
	];
}
