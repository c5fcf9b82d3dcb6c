import { isRoleName, isSlug, roles as roleList, type StarterAnswers, starterStyles } from "../../../engine/index.ts";
import { DoorError } from "../printed.ts";

const productRoles: readonly string[] = roleList.map(({ role }) => role);

/** What must be known about a new tenant, as asked at the terminal. */
export interface Answers extends Pick<StarterAnswers, "slug" | "label" | "style" | "roles" | "ownRoles"> {
	/** Names or codes of municipalities; if empty, the tenant's processes belong to customers. */
	readonly municipalities: readonly string[];
}

/** A question and its default answer; undefined if an answer is required. */
interface Question {
	readonly name: Exclude<keyof Answers, "ownRoles">;
	readonly text: string;
	readonly otherwise: string | undefined;
}

export const questions: readonly Question[] = [
	{ name: "slug", text: "Name in addresses, in small letters, digits and hyphens", otherwise: undefined },
	{ name: "label", text: "Name people read", otherwise: undefined },
	{ name: "municipalities", text: "Municipalities, by name or code, with commas; or none", otherwise: "none" },
	{ name: "style", text: `Kind of flow to begin with: ${starterStyles.join(", ")}`, otherwise: "blank" },
	{
		name: "roles",
		text: `Roles, with commas, the one that carries out first, then the one that judges: ${productRoles.join(", ")}; or own ones with their label: welstand=Welstandscommissie`,
		otherwise: "cpo, municipality",
	},
];

const isOwnRole = (role: string, label: string): boolean => isRoleName(role) && label !== "";

/** Validates and completes the given answers. @throws DoorError with what is wrong. */
export function readAnswers(given: Readonly<Partial<Record<keyof Answers, unknown>>>): Answers {
	const say = ({ name, otherwise }: Question): unknown => given[name] ?? otherwise;
	const said = Object.fromEntries(questions.map((question) => [question.name, say(question)])) as Record<keyof Answers, unknown>;
	const missing = questions.filter(({ name }) => said[name] === undefined || said[name] === "").map(({ name }) => `--${name}`);
	if (missing.length > 0) throw new DoorError(`Answer ${missing.join(" and ")} too, as a flag, or in the file of --answers.`);
	const slug = String(said.slug);
	if (!isSlug(slug)) {
		throw new DoorError(`"${slug}" is no name for an address: small letters, digits and single hyphens, a letter first.`);
	}
	const style = starterStyles.find((one) => one === said.style);
	if (style === undefined) throw new DoorError(`"${String(said.style)}" is no kind of flow. Use one of: ${starterStyles.join(", ")}.`);
	const named = list(said.roles).map(
		(role) =>
			/^([^=]*)=(.*)$/
				.exec(role)
				?.slice(1)
				.map((part) => part.trim()) ?? [role],
	);
	const roles = named.map(([role = ""]) => role);
	const strange = named.flatMap(([role = "", label]) =>
		(label === undefined ? !productRoles.includes(role) : !isOwnRole(role, label)) ? [role] : [],
	);
	if (strange.length > 0 || roles.length === 0) {
		throw new DoorError(
			`"${strange.join(", ")}" is no role of the product. Use: ${productRoles.join(", ")}; or give the tenant's own a label: welstand=Welstandscommissie.`,
		);
	}
	const ownRoles = Object.fromEntries(named.flatMap(([role = "", label]) => (label === undefined ? [] : [[role, label]])));
	const municipalities = list(said.municipalities).filter((name) => name !== "none" && name !== "geen");
	return { slug, label: String(said.label).trim(), municipalities, style, roles: [...new Set(roles)], ownRoles };
}

function list(value: unknown): readonly string[] {
	const items = Array.isArray(value) ? value.map(String) : String(value).split(",");
	return items.map((item) => item.trim()).filter((item) => item !== "");
}
