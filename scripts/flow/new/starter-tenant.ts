import { type AccessMap, rolesOf, type TenantDefinition } from "../../../engine/index.ts";
import type { Answers } from "./answers.ts";
import type { Municipality } from "./find-municipalities.ts";

/** Colours with the contrast the product requires, to be replaced by the tenant's own. */
const brand = "#0B5C78";

/** What is specific to a new tenant: rights for its roles, lists to fill, and an account per role to try it with. */
export function starterTenant(
	{ slug, label, roles, ownRoles }: Answers,
	flow: string,
	municipalities: readonly Municipality[],
): TenantDefinition {
	const [executor = "cpo", judge = executor] = roles;
	const acronym = slug.replaceAll("-", "").slice(0, 3).toUpperCase();
	const [first] = municipalities;
	const own = Object.fromEntries(Object.entries(ownRoles).map(([role, name]) => [role, { label: name }]));
	const labels = new Map(rolesOf({ roles: own }).map((role) => [role.role, role.label]));
	return {
		$schema: "../../schemas/tenant.schema.json",
		slug,
		name: slug,
		label,
		acronym,
		pageTitle: `${acronym} - Realisatieportaal`,
		baseUrl: "",
		supportAddress: `support@${slug}.example`,
		flow,
		theme: { brand, action: brand, logo: "logo.svg", logoAlt: label },
		access: access(roles, executor, judge),
		...(Object.keys(own).length > 0 && { roles: own }),
		judges: municipalities.length === 0 ? [] : judgesOf(executor),
		filterWords: [
			{ word: "actief", label: "Actief", category: "active" },
			{ word: "onhold", label: "On hold", category: "onhold" },
			{ word: "afgerond", label: "Afgerond", category: "completed" },
			{ word: "geannuleerd", label: "Geannuleerd", category: "cancelled" },
		],
		processTypes: [{ value: "standaard", text: "Standaard", meta: {} }],
		onHoldReasons: [{ value: "other", text: "Overig" }],
		cancelReasons: [{ value: "other", text: "Overig" }],
		reasonOptions: [],
		map: {
			center: { latitude: first?.latitude ?? 52.1, longitude: first?.longitude ?? 5.3 },
			zoom: first === undefined ? 8 : 12,
			countries: first !== undefined && first.code.length === 5 ? ["be", "nl"] : ["nl"],
			language: "nl",
			bounds: [
				[50.6, 2.5],
				[53.6, 7.3],
			],
		},
		search: { keys: ["reference", "address", "city", "statusLabel"], placeholder: "Zoek op referentie, adres, plaats of status" },
		tour: { enabled: false },
		tags: [],
		pids: [],
		contractors: [],
		municipalityOptions: municipalities.map(({ code, name }) => ({ value: code, text: name, disabled: false })),
		stakeholders: stakeholders(slug, label, municipalities),
		demo: {
			accounts: [...new Set([...roles, "admin"])].map((role) => ({
				email: `${role}@${slug}.example`,
				name: `${labels.get(role) ?? role} ${label}`,
				roles: { [role]: ["*"] },
			})),
		},
	} as TenantDefinition;
}

/** Roles with a list see it; the executor starts, the judge confirms, administrators do the rest. */
function access(roles: readonly string[], executor: string, judge: string): AccessMap {
	const all = [...roles];
	const everybody = [...new Set([...roles, "admin"])];
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
	};
}

function judgesOf(executor: string): readonly string[] {
	return [...new Set([executor, "admin"])];
}

/** One of each category that a process starts with. */
function stakeholders(slug: string, label: string, municipalities: readonly Municipality[]): NonNullable<TenantDefinition["stakeholders"]> {
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
